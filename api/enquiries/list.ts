import { searchedDigits } from '@ritmi/shared/domain/contact/phone';
import { isDay } from '@ritmi/shared/domain/enquiries/night';
import { enquiries } from '@ritmi/shared/domain/enquiries/schema';
import { enquiryStates } from '@ritmi/shared/domain/enquiries/states';
import { searchPatterns } from '@ritmi/shared/domain/text/pattern';
import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import type { Collection, Stored, StoredOrder } from '../db/collection.js';
import { readList } from '../db/listPage.js';
import { listTag } from '../http/etag.js';
import { present } from '../http/crud.js';
import { cursorText, readCursor, whole } from '../http/listQuery.js';
import { type Route, route } from '../http/route.js';

const usualLimit = 100;

const day = (name: string) => {
  const error = `${name} must be a day such as 2027-06-14`;
  return z.string({ error }).refine(isDay, { error }).optional();
};

const query = z.object({
  state: z.enum(enquiryStates, { error: `state must be one of ${enquiryStates.join(', ')}` }).optional(),
  /** Finds name, phone in any spelling, reference and place. */
  q: z.string({ error: 'q must be given once' }).max(200, 'q must be at most 200 characters').optional(),
  /** Id of an account. */
  assignee: z.string({ error: 'assignee must be given once' }).max(100).optional(),
  /** The first and the last night. */
  from: day('from'),
  to: day('to'),
  unread: z.literal('true', { error: 'unread can only be true' }).optional(),
  limit: whole('limit', 1, 500),
  cursor: z.string({ error: 'cursor must be given once' }).min(1, 'cursor must not be empty').optional(),
});

export type EnquiryQuery = z.output<typeof query>;

const spam = { state: 'spam' };

const newestFirst: StoredOrder = { createdAt: -1, _id: -1 };

/** GET /enquiries: newest first, all but spam unless a state is named (contract, Staff). */
export function listRoute(collection: Collection): Route {
  return route({
    method: 'get',
    path: '/enquiries',
    access: 'admin',
    summary: 'Enquiries, the newest first; all but spam where no state is named',
    query,
    answer: z.array(enquiries.document),
    answerHeaders: {
      Link: 'Address of the next page with `rel="next"`, where there is one',
      'X-Total-Count': 'Number of all that were found',
    },
    handle: async (call) => {
      const { state, limit, cursor } = call.query;
      const filter = filterOf(call.query);
      const isPaged = limit !== undefined || cursor !== undefined;
      const list = {
        filter,
        order: newestFirst,
        limit: isPaged ? (limit ?? usualLimit) : null,
        skip: 0,
        without: state === undefined ? spam : null,
        after: cursor ? readCursor(cursor, { ...collection, order: newestFirst }) : null,
      };
      const { documents, total, next } = await readList(collection, list, (count) => count());
      const body = await present(collection, documents, call);
      const search = new URLSearchParams(new URL(call.request.originalUrl, 'http://api').searchParams);
      if (next) search.set('cursor', cursorText(next));
      const headers = {
        'X-Total-Count': String(total ?? documents.length),
        ...(next && { Link: `</enquiries?${search.toString()}>; rel="next"` }),
      };
      return { body, headers: { ...headers, ETag: listTag({ documents: body, orderField: null }, headers) } };
    },
  });
}

function filterOf({ state, q, assignee, unread, from, to }: EnquiryQuery): QueryFilter<Stored> {
  return {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && { assignee }),
    ...(unread !== undefined && { unread: true }),
    ...((from !== undefined || to !== undefined) && {
      date: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) },
    }),
    ...(q !== undefined && searched(q)),
  };
}

export const searchedTexts = ['name', 'place', 'reference'] as const;

/** Each word is in one of the texts, or all together are a phone number. Everything, when there is no word to see. */
export function searched(q: string, texts: readonly string[] = searchedTexts): QueryFilter<Stored> {
  const inTexts = searchPatterns(q).map((pattern) => matching(pattern, texts));
  const digits = searchedDigits(q);
  if (digits !== null) return { $or: [{ phoneE164: { $regex: digits } }, ...inTexts.flat()] };
  return inTexts.length === 0 ? {} : { $and: inTexts.map(($or) => ({ $or })) };
}

const matching = (pattern: string, texts: readonly string[]): QueryFilter<Stored>[] =>
  texts.map((field) => ({ [field]: { $regex: pattern, $options: 'i' } }));
