import { pushAnswer, pushSubscription } from '@ritmi/shared/domain/push/subscription';
import { z } from 'zod';
import { NotFoundError } from '../db/errors.js';
import { newId } from '../db/kinds.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { readKeys } from './keys.js';
import { type StoredSubscription, subscriptions } from './model.js';

/** Web push for the phones of staff (contract, Being told). */
export function pushRoutes(): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/push/key',
      access: 'admin',
      summary: 'The public key with which a browser subscribes',
      answer: z.object({ key: z.string() }),
      handle: async () => ({ body: { key: (await readKeys()).publicKey } }),
    }),
    route({
      method: 'post',
      path: '/push/subscriptions',
      access: 'admin',
      summary: 'Notifies this browser; the same endpoint again is the same subscription',
      body: pushSubscription,
      answer: pushAnswer,
      status: 201,
      handle: (call) =>
        write(call, async () => {
          const { endpoint, keys } = call.body;
          const change = {
            $set: { keys, accountId: call.account.id },
            $setOnInsert: { _id: newId(), at: new Date() },
          };
          const { _id } = await subscriptions
            .findOneAndUpdate({ endpoint }, change, { upsert: true, returnDocument: 'after' })
            .orFail()
            .lean<StoredSubscription>();
          return { body: { id: _id, endpoint } };
        }),
    }),
    route({
      method: 'delete',
      path: '/push/subscriptions/{id}',
      access: 'admin',
      summary: 'Ends the notices of a browser',
      handle: (call) =>
        write(call, async () => {
          const { deletedCount } = await subscriptions.deleteOne({ _id: idOf(call) });
          if (deletedCount === 0) throw new NotFoundError();
          return {};
        }),
    }),
  ];
}
