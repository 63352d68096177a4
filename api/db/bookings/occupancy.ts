import type { Need, Occupancy } from '@ritmi/shared/domain/bookings/capacity';
import { halvesOf, parts } from '@ritmi/shared/domain/bookings/parts';
import { z } from 'zod';
import type { Stored } from '../collection.js';
import { modelNamed } from '../normalize.js';
import { type Holder, holders, takenIn } from './holders.js';

type Asked = {
  readonly from: string;
  readonly to: string;
  readonly needs: readonly Need[];
  /** Id of a booking that does not count. */
  readonly without?: string;
};

const block = z.object({
  date: z.string(),
  part: z.enum(parts),
  resourceId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});

/** What is taken and blocked of needed resources from one day to another: three queries, however many days. */
export async function readOccupancy({ from, to, needs, without }: Asked): Promise<Occupancy> {
  const ids = needs.map(({ resourceId }) => resourceId);
  const days = { date: { $gte: from, $lte: to } };
  const now = new Date().toISOString();
  // One after the other: a transaction runs one operation at a time.
  const capacities = await capacitiesOf(ids);
  const held = await holders.find({ ...days, resourceId: { $in: ids } }).lean<Holder[]>();
  const blocked = await modelNamed('blocked-days')
    .find({ ...days, resourceId: { $in: [null, ...ids] } })
    .lean<Stored[]>();
  const taken = new Map(held.map((holder) => [holder._id, takenIn(holder, now, without)]));
  const blocks = new Set(
    z
      .array(block)
      .parse(blocked)
      .flatMap(({ date, part, resourceId }) =>
        halvesOf(part).map((half) => `${resourceId ?? ''} ${date} ${half}`),
      ),
  );
  return {
    capacityOf: (id) => capacities.get(id) ?? null,
    takenOf: (id, date, half) => taken.get(`${id} ${date} ${half}`) ?? 0,
    isBlocked: (id, date, half) =>
      blocks.has(` ${date} ${half}`) || (id !== null && blocks.has(`${id} ${date} ${half}`)),
  };
}

/** The capacities of resources, without those that have been removed. */
async function capacitiesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await modelNamed('resources')
    .find({ _id: { $in: [...ids] } }, { capacity: 1 })
    .lean<(Stored & { capacity: number })[]>();
  return new Map(found.map(({ _id, capacity }) => [_id, capacity]));
}
