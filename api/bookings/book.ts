import { bookings } from '@ritmi/shared/domain/bookings/schema';
import { bookRequest } from '@ritmi/shared/domain/bookings/bookRequest';
import { stateIssues } from '@ritmi/shared/domain/enquiries/states';
import { bookFor, linkBooking, requireRoom } from '../db/bookings/forEnquiry.js';
import { collectionNamed, fieldsOf } from '../db/collection.js';
import { InvalidError } from '../db/errors.js';
import { findStored } from '../db/writes.js';
import { actorOf } from '../http/auth.js';
import { oneReply } from '../http/crud.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';

/** POST /enquiries/{id}/book: holds the night of an enquiry, or confirms it. */
export function bookRoute(): Route {
  return route({
    method: 'post',
    path: '/enquiries/{id}/book',
    access: 'admin',
    summary: 'Books the night of an enquiry; 200 when it was booked so already',
    body: bookRequest,
    answer: bookings.document,
    status: 201,
    errors: [200, 409],
    handle: async (call) => {
      const [list, enquiries] = [collectionNamed('bookings'), collectionNamed('enquiries')];
      return write(
        call,
        async () => {
          const actor = actorOf(call.account);
          const enquiry = await findStored(enquiries, idOf(call));
          // Also an option holds a night only for an enquiry that can still become one.
          const issues = stateIssues({ state: 'booked' }, fieldsOf('enquiries', enquiry));
          if (issues.length > 0) throw new InvalidError(issues);
          const { booking, isNew } = await bookFor(enquiry, { ...call.body, actor });
          const change = {
            ...(enquiry.bookingId !== booking._id && { bookingId: booking._id }),
            ...(call.body.state === 'confirmed' && enquiry.state !== 'booked' && { state: 'booked' }),
          };
          const isLinked = Object.keys(change).length > 0;
          if (isLinked) await linkBooking(enquiry, change, actor);
          const reply = await oneReply(list, booking, call);
          return { ...reply, status: isNew || isLinked ? 201 : 200 };
        },
        { list, check: () => requireRoom(idOf(call), call.body) },
      );
    },
  });
}
