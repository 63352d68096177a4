import { addUp, takesCapacity } from '@ritmi/shared/domain/bookings/capacity';
import { type Half, halvesOf } from '@ritmi/shared/domain/bookings/parts';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments, type Stored } from '../collection.js';
import { bookingIn } from './booking.js';

/** So much of a resource is held by a booking; until a time when that is an option. */
type Hold = { readonly bookingId: string; readonly quantity: number; readonly until: string | null };

/** What is held of one resource in one part of a day: the document that all who want it write to. */
export type Holder = {
  readonly _id: string;
  readonly resourceId: string;
  readonly date: string;
  readonly half: Half;
  readonly holds: readonly Hold[];
};

const schema = new Schema<Holder>({ _id: String }, { collection: 'capacity', ...plainDocuments });
schema.index({ date: 1, resourceId: 1 });

export const holders = mongoose.model<Holder>('capacity', schema);

/** What a booking wants of one holder. */
export type Wanted = Pick<Holder, '_id' | 'resourceId' | 'date' | 'half'> & { readonly quantity: number };

/** The holders that a booking needs, by their ids. */
export function wantedBy(stored: Stored | null): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  if (!stored) return wanted;
  const { date, part, resources } = bookingIn(stored);
  for (const { resourceId, quantity } of addUp(resources)) {
    for (const half of halvesOf(part)) {
      const _id = `${resourceId} ${date} ${half}`;
      wanted.set(_id, { _id, resourceId, date, half, quantity });
    }
  }
  return wanted;
}

/** Whether a hold counts at a time: an option whose time has passed does not, without any job having run. */
const counts = (now: string) => ({
  $or: [{ $eq: ['$$hold.until', null] }, { $gt: ['$$hold.until', now] }],
});

const others = (bookingId: string, now: string) => ({
  $filter: {
    input: '$holds',
    as: 'hold',
    cond: { $and: [{ $ne: ['$$hold.bookingId', bookingId] }, counts(now)] },
  },
});

type Take = {
  readonly bookingId: string;
  readonly until: string | null;
  /** Null takes whatever is held already. */
  readonly capacity: number | null;
  readonly now: string;
};

/**
 * Takes what a booking wants of a holder in one conditional write. Two writers of the same holder conflict, so that the
 * second one runs again on what the first has left: the transaction alone would permit both (write skew).
 * @returns false when too little is left
 */
export async function take(wanted: Wanted, { bookingId, until, capacity, now }: Take): Promise<boolean> {
  const { _id, quantity, ...place } = wanted;
  await holders.updateOne({ _id }, { $setOnInsert: { ...place, holds: [] } }, { upsert: true });
  const rest = others(bookingId, now);
  const held = { $sum: { $map: { input: rest, as: 'hold', in: '$$hold.quantity' } } };
  const isLeft = capacity === null ? {} : { $expr: { $lte: [{ $add: [held, quantity] }, capacity] } };
  const holds = { $concatArrays: [rest, [{ bookingId, quantity, until }]] };
  const { matchedCount } = await holders.updateOne({ _id, ...isLeft }, [{ $set: { holds } }], {
    updatePipeline: true,
  });
  return matchedCount > 0;
}

/** Gives back what a booking holds, and drops what has lapsed. */
export async function release({ _id }: Wanted, bookingId: string, now: string): Promise<void> {
  await holders.updateOne({ _id }, [{ $set: { holds: others(bookingId, now) } }], { updatePipeline: true });
}

/** How much of a holder is taken at a time. @param without a booking that does not count */
export function takenIn({ holds }: Holder, now: string, without?: string): number {
  return holds
    .filter(({ bookingId, until }) => bookingId !== without && takesCapacity({ state: 'option', until }, now))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
