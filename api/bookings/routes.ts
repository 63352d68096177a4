import { bookings } from '@ritmi/shared/domain/bookings/schema';
import { paymentRequest } from '@ritmi/shared/domain/bookings/paymentRequest';
import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import { bookingIn } from '../db/bookings/booking.js';
import type { Collection, Stored } from '../db/collection.js';
import { NotFoundError } from '../db/errors.js';
import * as writes from '../db/writes.js';
import { actorOf } from '../http/auth.js';
import { createFrom, oneReply, present } from '../http/crud.js';
import { expectedVersion, listTag } from '../http/etag.js';
import { type Call, idOf, type Reply, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { day } from './days.js';

/** The routes of bookings that do not follow from their definition. */
export function bookingRoutes(collection: Collection): readonly Route[] {
  return [listRoute(collection), createRoute(collection), putPayment(collection), removePayment(collection)];
}

const query = z.object({
  /** The first and the last night. */
  from: day('from').optional(),
  to: day('to').optional(),
  resourceId: z.string({ error: 'resourceId must be given once' }).max(100).optional(),
});

/** GET /bookings: by date. */
function listRoute(collection: Collection): Route {
  return route({
    method: 'get',
    path: '/bookings',
    access: 'admin',
    summary: 'Bookings by date',
    query,
    answer: z.array(bookings.document),
    handle: async (call) => {
      const found = await findBookings(collection, call.query);
      const body = await present(collection, found, call);
      return { body, headers: { ETag: listTag({ documents: body, orderField: null }, {}) } };
    },
  });
}

function findBookings({ model }: Collection, { from, to, resourceId }: z.output<typeof query>) {
  const days = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
  const filter: QueryFilter<Stored> = {
    ...(Object.keys(days).length > 0 && { date: days }),
    ...(resourceId !== undefined && { 'resources.resourceId': resourceId }),
  };
  return model.find(filter).sort({ date: 1, _id: 1 }).lean<Stored[]>();
}

function createRoute(collection: Collection): Route {
  return route({
    method: 'post',
    path: '/bookings',
    access: 'admin',
    summary: 'Adds a booking; 409 with near free dates when too little is left',
    body: bookings.create,
    answer: bookings.document,
    status: 201,
    errors: [409],
    handle: (call) => createFrom(collection, call, { fields: call.body }),
  });
}

const path = '/bookings/{id}/payments/{paymentId}';

function putPayment(collection: Collection): Route {
  return route({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Stores a payment of a booking under an id that the caller chooses',
    body: paymentRequest,
    answer: bookings.document,
    errors: [409],
    handle: (call) =>
      changePayments(collection, call, (payments, id) => {
        const known = payments.find((each) => each.id === id);
        const paid = { ...call.body, id, at: call.body.at ?? known?.at ?? new Date().toISOString() };
        return known ? payments.map((each) => (each.id === id ? paid : each)) : [...payments, paid];
      }),
  });
}

function removePayment(collection: Collection): Route {
  return route({
    method: 'delete',
    path,
    access: 'admin',
    summary: 'Removes a payment of a booking',
    errors: [409],
    handle: async (call) => {
      const reply = await changePayments(collection, call, (payments, id) => {
        if (!payments.some((each) => each.id === id)) throw new NotFoundError();
        return payments.filter((each) => each.id !== id);
      });
      return { headers: reply.headers ?? {} };
    },
  });
}

type Payments = ReturnType<typeof bookingIn>['payments'];

function changePayments(
  collection: Collection,
  call: Call,
  change: (payments: Payments, id: string) => Payments,
): Promise<Reply> {
  return write(
    call,
    async () => {
      const { payments } = bookingIn(await writes.findStored(collection, idOf(call)));
      const target = {
        id: idOf(call),
        actor: actorOf(call.account),
        ifMatch: expectedVersion(call.request),
      };
      const changed = { payments: change(payments, call.params.paymentId ?? '') };
      return oneReply(collection, await writes.patch(collection, changed, target), call);
    },
    { list: collection },
  );
}
