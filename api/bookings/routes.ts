import { bookings } from '@ritmi/shared/domain/bookings/schema';
import { paymentRequest } from '@ritmi/shared/domain/bookings/paymentRequest';
import { bookingIn } from '../db/bookings/booking.js';
import { requireFree } from '../db/bookings/capacity.js';
import type { Collection } from '../db/collection.js';
import { NotFoundError } from '../db/errors.js';
import * as writes from '../db/writes.js';
import { actorOf } from '../http/auth.js';
import { createFrom, oneReply } from '../http/crud.js';
import { expectedVersion } from '../http/etag.js';
import { type Call, idOf, type Reply, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { csvRoute } from './csv.js';
import { listRoute } from './list.js';

/** The routes of bookings that do not follow from their definition. */
export function bookingRoutes(collection: Collection): readonly Route[] {
  return [
    listRoute(collection),
    createRoute(collection),
    csvRoute(collection),
    putPayment(collection),
    removePayment(collection),
  ];
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
    headers: ['Idempotency-Key'],
    handle: (call) => {
      const { date, part, resources, state, override } = call.body;
      const isTaking = state !== 'cancelled' && override.reason === '';
      const check = () => requireFree({ date, part, needs: resources });
      return createFrom(collection, call, { fields: call.body, ...(isTaking && { check }) });
    },
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
