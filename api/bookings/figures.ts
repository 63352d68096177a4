import { type AskedNight, figures, figuresOf } from '@ritmi/shared/domain/figures/figures';
import { inTirane, toDay, today } from '@ritmi/shared/domain/time/date';
import { fromTirane } from '@ritmi/shared/domain/time/tirane';
import { addDays, addMonths } from '@ritmi/shared/domain/time/month';
import { textIn } from '@ritmi/shared/domain/values';
import { z } from 'zod';
import { bookingIn } from '../db/bookings/booking.js';
import { fieldsOf, type Stored } from '../db/collection.js';
import { history, titleOf } from '../db/history.js';
import { modelNamed } from '../db/normalize.js';
import { type Route, route } from '../http/route.js';
import { day } from './days.js';

const query = z.object({
  /** The first and the last day: of nights, and on which enquiries came. The last twelve months when absent. */
  from: day('from').optional(),
  to: day('to').optional(),
});

type Range = { readonly from: string; readonly to: string };

/** GET /figures: what the owner asks of enquiries and nights. */
export const figuresRoute: Route = route({
  method: 'get',
  path: '/figures',
  access: 'admin',
  summary: 'Enquiries by month, answers, nights, amounts and weekdays between two days',
  query,
  answer: figures,
  handle: async ({ query: given }) => {
    const to = given.to ?? today();
    const range = { from: given.from ?? addDays(addMonths(to, -12), 1), to };
    const nights = await findNights(range);
    const named = nights.flatMap(({ packageId, artistId }) => [packageId ?? [], artistId ?? []].flat());
    const titles = await titlesOf(named);
    const found = figuresOf(await findAsked(range), nights, (id) => titles.get(id) ?? id);
    return { body: found };
  },
});

const startOf = (date: string) => new Date(fromTirane(`${date}T00:00`) ?? date);

async function findAsked({ from, to }: Range): Promise<AskedNight[]> {
  const createdAt = { $gte: startOf(from), $lt: startOf(addDays(to, 1)) };
  const stored = await modelNamed('enquiries')
    .find({ createdAt, state: { $ne: 'spam' } }, { createdAt: 1 })
    .lean<Stored[]>();
  const ids = stored.map(({ _id }) => _id);
  // Whatever follows `new` is an answer.
  const entries = await history
    .find(
      {
        entity: 'enquiries',
        documentId: { $in: ids },
        changes: { $elemMatch: { field: 'state', before: 'new' } },
      },
      { documentId: 1, at: 1 },
    )
    .sort({ at: -1 })
    .lean();
  const answeredAt = new Map(entries.map(({ documentId, at }) => [documentId, at]));
  return stored.map(({ _id, createdAt: at }) => {
    const answered = answeredAt.get(_id);
    return {
      month: toDay(inTirane(at.getTime())).slice(0, 7),
      minutesToAnswer: answered ? Math.round((answered.getTime() - at.getTime()) / 60_000) : null,
    };
  });
}

async function findNights({ from, to }: Range) {
  const stored = await modelNamed('bookings')
    .find({ date: { $gte: from, $lte: to }, state: { $in: ['confirmed', 'done'] } })
    .lean<Stored[]>();
  const ids = stored.flatMap((each) => bookingIn(each).enquiryId ?? []);
  const asked = await modelNamed('enquiries')
    .find({ _id: { $in: ids } }, { packageId: 1, artistId: 1 })
    .lean<Stored[]>();
  const known = new Map(asked.map((each) => [each._id, each]));
  return stored.map((each) => {
    const { date, total, enquiryId } = bookingIn(each);
    const enquiry = known.get(enquiryId ?? '') ?? {};
    return {
      date,
      total,
      isAsked: enquiryId !== null,
      packageId: textIn(enquiry, 'packageId') || null,
      artistId: textIn(enquiry, 'artistId') || null,
    };
  });
}

async function titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const name of ['packages', 'artists'] as const) {
    const found = await modelNamed(name)
      .find({ _id: { $in: [...ids] } })
      .lean<Stored[]>();
    for (const each of found) titles.set(each._id, titleOf(name, fieldsOf(name, each)));
  }
  return titles;
}
