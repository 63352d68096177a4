import { addDays } from '../time/month.js';
import { type Half, halvesOf, type Part } from './parts.js';

/** So much of a resource is needed. */
export type Need = { readonly resourceId: string; readonly quantity: number };

export type DayState = 'free' | 'limited' | 'full';

/** What is known of the days that are asked about. */
export type Occupancy = {
  /** Null for a resource that has been removed: nothing is needed of it any more. */
  readonly capacityOf: (resourceId: string) => number | null;
  readonly takenOf: (resourceId: string, date: string, half: Half) => number;
  /** Whether a resource is blocked; null asks for blocks of the whole agency, which block all resources too. */
  readonly isBlocked: (resourceId: string | null, date: string, half: Half) => boolean;
};

type Night = { readonly date: string; readonly part: Part; readonly needs: readonly Need[] };

/** Needs of several services add up (contract, third part). */
export function addUp(needs: readonly Need[]): readonly Need[] {
  const sums = new Map<string, number>();
  for (const { resourceId, quantity } of needs) {
    sums.set(resourceId, (sums.get(resourceId) ?? 0) + quantity);
  }
  return [...sums].map(([resourceId, quantity]) => ({ resourceId, quantity }));
}

type Counted = { readonly state: string; readonly until: string | null };

/**
 * Whether a booking takes capacity: an option until its time has passed, without any job having run.
 * @param now ISO 8601 in UTC, as `until` is
 */
export function takesCapacity({ state, until }: Counted, now: string): boolean {
  if (state === 'option') return until === null || until > now;
  return state !== 'cancelled';
}

/**
 * What of a night cannot be had: the id of the resource of which too little is left, null for a day on which the whole
 * agency is blocked; undefined when all of it can.
 */
export function missingOf({ date, part, needs }: Night, occupancy: Occupancy): string | null | undefined {
  const { capacityOf, takenOf, isBlocked } = occupancy;
  const halves = halvesOf(part);
  const lacks = ({ resourceId, quantity }: Need) => {
    const capacity = capacityOf(resourceId);
    if (capacity === null) return false;
    return halves.some(
      (half) => isBlocked(resourceId, date, half) || capacity - takenOf(resourceId, date, half) < quantity,
    );
  };
  const lacking = needs.find(lacks);
  if (lacking) return lacking.resourceId;
  return halves.some((half) => isBlocked(null, date, half)) ? null : undefined;
}

/**
 * How much of a day is left for visitors (contract, third part): past days are full; it is limited when one is left of
 * a needed resource that there are two or more of.
 */
export function dayState(night: Night, occupancy: Occupancy, today: string): DayState {
  if (night.date < today || missingOf(night, occupancy) !== undefined) return 'full';
  const { capacityOf, takenOf } = occupancy;
  const isLastOne = ({ resourceId }: Need) => {
    const capacity = capacityOf(resourceId);
    if (capacity === null || capacity < 2) return false;
    return halvesOf(night.part).some((half) => capacity - takenOf(resourceId, night.date, half) === 1);
  };
  return night.needs.some(isLastOne) ? 'limited' : 'free';
}

/** How far from a full day others are offered. */
export const nearDays = 180;

/** The free dates that are nearest to a full one, the later first of two at the same distance; not before `earliest`. */
export function nearFreeDates(
  date: string,
  isFree: (date: string) => boolean,
  { earliest, count = 3 }: { readonly earliest: string; readonly count?: number },
): string[] {
  const found: string[] = [];
  for (let distance = 1; distance <= nearDays && found.length < count; distance += 1) {
    const both = [addDays(date, distance), addDays(date, -distance)];
    found.push(...both.filter((each) => each >= earliest && isFree(each)));
  }
  return found.slice(0, count);
}
