import { dayState } from '@ritmi/shared/domain/bookings/capacity';
import { availabilityAnswer, maxAvailabilityDays } from '@ritmi/shared/domain/bookings/availability';
import { parts } from '@ritmi/shared/domain/bookings/parts';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { z } from 'zod';
import { type Chosen, needsOf } from '../db/bookings/needs.js';
import { readOccupancy } from '../db/bookings/occupancy.js';
import { modelNamed, unknownReference } from '../db/normalize.js';
import { shownTo } from '../db/publishing/visible.js';
import { invalid } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { day } from './days.js';

const one = (name: string) =>
  z
    .string({ error: `${name} must be given once` })
    .max(100)
    .optional();

const several = z
  .union([z.string().max(5000), z.array(z.string().max(100)).max(200)], {
    error: 'serviceIds must be ids, separated by commas',
  })
  .transform((given) =>
    [...new Set([given].flat().flatMap((text) => text.split(',')))].filter((id) => id !== ''),
  )
  .optional();

const query = z.object({
  from: day('from'),
  to: day('to'),
  part: z.enum(parts, { error: `part must be one of ${parts.join(', ')}` }).optional(),
  packageId: one('packageId'),
  /** Separated by commas. */
  serviceIds: several,
  artistId: one('artistId'),
});

/** GET /availability: which days are free for what a visitor chooses. A handful of queries, however many days. */
export const availability: Route = route({
  method: 'get',
  path: '/availability',
  access: 'open',
  summary: 'Which days are free, for at most 400 days',
  query,
  answer: availabilityAnswer,
  handle: async (call) => {
    const { from, to, part = 'evening', ...chosen } = call.query;
    const days = daysBetween(from, to);
    await requireKnown(chosen);
    const needs = await needsOf(chosen);
    const occupancy = await readOccupancy({ from, to, needs });
    const now = today();
    return { body: days.map((date) => ({ date, state: dayState({ date, part, needs }, occupancy, now) })) };
  },
});

/** @throws 422 when they are in the wrong order or too many */
function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1;
  if (count < 1 || count > maxAvailabilityDays) {
    const message = `to must be 0 to ${maxAvailabilityDays - 1} days after from`;
    throw invalid([{ path: 'to', code: 'dayOutOfRange', message }]);
  }
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** @throws InvalidError for what visitors do not see */
async function requireKnown({ packageId, serviceIds = [], artistId }: Chosen): Promise<void> {
  const named: readonly (readonly [field: string, to: EntityName, ids: readonly string[]])[] = [
    ['packageId', 'packages', packageId ? [packageId] : []],
    ['serviceIds', 'services', serviceIds],
    ['artistId', 'artists', artistId ? [artistId] : []],
  ];
  for (const [field, to, ids] of named) {
    if (ids.length === 0) continue;
    const found = await modelNamed(to).countDocuments({ _id: { $in: [...ids] }, ...shownTo('visitor', to) });
    if (found < ids.length) throw unknownReference(field, to);
  }
}
