import { enquiries } from '@ritmi/shared/domain/enquiries/schema';
import { viewOf, visitorView } from '@ritmi/shared/domain/enquiries/visitor';
import * as shapes from '@ritmi/shared/domain/shapes';
import { z } from 'zod';
import { artistNameOf } from '../db/bookings/artist.js';
import type { Collection } from '../db/collection.js';
import { newId } from '../db/kinds.js';
import { actorOf } from '../http/auth.js';
import { oneReply } from '../http/crud.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { answerRoutes } from './answers.js';
import { createRoute } from './create.js';
import { changeEnquiry, enquiryOf, findBySecret } from './enquiry.js';
import { listRoute } from './list.js';
import { offerRoute } from './offers.js';
import { paperRoutes } from './papers.js';

/** The routes of enquiries that do not follow from their definition. */
export function enquiryRoutes(collection: Collection): readonly Route[] {
  return [
    listRoute(collection),
    createRoute(collection),
    noteRoute(collection),
    offerRoute(collection),
    ...paperRoutes(collection),
    viewRoute(collection),
    ...answerRoutes(collection),
  ];
}

function noteRoute(collection: Collection): Route {
  return route({
    method: 'post',
    path: '/enquiries/{id}/notes',
    access: 'admin',
    summary: 'Adds a note to an enquiry',
    body: z.object({ text: shapes.requiredText('Text', 4000) }),
    answer: enquiries.document,
    status: 201,
    handle: (call) =>
      write(call, async () => {
        const target = { id: idOf(call), actor: actorOf(call.account) };
        const note = {
          id: newId(),
          at: new Date().toISOString(),
          by: call.account.name,
          text: call.body.text,
        };
        const after = await changeEnquiry(collection, target, ({ notes }) => ({ notes: [...notes, note] }));
        return oneReply(collection, after, call);
      }),
  });
}

const compared = z.object({
  /** Whether the guests, the artist and the offer before the last one are wanted too. */
  compare: z.enum(['true', 'false'], { error: 'compare must be true or false' }).optional(),
});

function viewRoute(collection: Collection): Route {
  return route({
    method: 'get',
    path: '/enquiries/by-secret/{secret}',
    access: 'open',
    summary: 'What the page of an enquiry shows to its visitor',
    query: compared,
    answer: visitorView,
    handle: async ({ params, query }) => {
      const stored = await findBySecret(collection, params.secret ?? '');
      const enquiry = enquiryOf(stored);
      if (query.compare !== 'true') return { body: viewOf(enquiry) };
      return { body: viewOf(enquiry, { isWhole: true, artist: await artistNameOf(enquiry, 'visitor') }) };
    },
  });
}
