import { letter, letterQuery } from '@ritmi/shared/domain/mail/letter';
import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import { NotFoundError } from '../db/errors.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { asLetter, letters, type StoredLetter } from './queue.js';

const mostShown = 500;

/** GET /mail and the sending of one letter again (contract, Being told). */
export function mailRoutes(): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/mail',
      access: 'admin',
      summary: 'Letters, the newest first, at most 500',
      query: letterQuery,
      answer: z.array(letter),
      handle: async ({ query: { state } }) => {
        // What is being sent is still queued for those who ask.
        const filter: QueryFilter<StoredLetter> =
          state === 'queued' ? { state: { $in: ['queued', 'sending'] } } : state ? { state } : {};
        const found = await letters.find(filter).sort({ at: -1 }).limit(mostShown).lean<StoredLetter[]>();
        return { body: found.map(asLetter) };
      },
    }),
    route({
      method: 'post',
      path: '/mail/{id}/resend',
      access: 'admin',
      summary: 'Sends a letter again, with the same Message-ID',
      answer: letter,
      status: 202,
      handle: (call) =>
        write(call, async () => {
          const now = new Date();
          const again = { state: 'queued', since: now, nextAt: now, tries: 0, claimedAt: null };
          await letters.updateOne({ _id: idOf(call), state: { $ne: 'sending' } }, again);
          const found = await letters.findById(idOf(call)).orFail(new NotFoundError()).lean<StoredLetter>();
          return { body: asLetter(found) };
        }),
    }),
  ];
}
