import { bookings } from '@ritmi/shared/domain/bookings/schema';
import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import type { Collection, Stored } from '../db/collection.js';
import { present } from '../http/crud.js';
import { listTag } from '../http/etag.js';
import { type Route, route } from '../http/route.js';
import { day } from './days.js';

export const bookingQuery = z.object({
  /** The first and the last night. */
  from: day('from').optional(),
  to: day('to').optional(),
  resourceId: z.string({ error: 'resourceId must be given once' }).max(100).optional(),
});

/** GET /bookings: by date. */
export function listRoute(collection: Collection): Route {
  return route({
    method: 'get',
    path: '/bookings',
    access: 'admin',
    summary: 'Bookings by date',
    query: bookingQuery,
    answer: z.array(bookings.document),
    handle: async (call) => {
      const found = await findBookings(collection, call.query);
      const body = await present(collection, found, call);
      return { body, headers: { ETag: listTag({ documents: body, orderField: null }, {}) } };
    },
  });
}

/** Bookings by date. */
export function findBookings({ model }: Collection, { from, to, resourceId }: z.output<typeof bookingQuery>) {
  const days = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
  const filter: QueryFilter<Stored> = {
    ...(Object.keys(days).length > 0 && { date: days }),
    ...(resourceId !== undefined && { 'resources.resourceId': resourceId }),
  };
  return model.find(filter).sort({ date: 1, _id: 1 }).lean<Stored[]>();
}
