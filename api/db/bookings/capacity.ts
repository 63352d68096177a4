import {
  addUp,
  missingOf,
  type Need,
  nearDays,
  nearFreeDates,
  type Occupancy,
  takesCapacity,
} from '@ritmi/shared/domain/bookings/capacity';
import { halvesOf, type Part } from '@ritmi/shared/domain/bookings/parts';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { isDeepStrictEqual } from 'node:util';
import type { Stored, Written } from '../collection.js';
import { FullError } from '../errors.js';
import { modelNamed } from '../normalize.js';
import { bookingIn } from './booking.js';
import { release, take, wantedBy } from './holders.js';
import { readOccupancy } from './occupancy.js';

/**
 * Holds what a booking takes, in the transaction of its write: at every confirmation, option, move, acceptance and
 * restore, whoever writes (contract, third part). A reason to exceed the capacity does not outlive the trash.
 * @throws FullError when too little is left of a resource, or the day is blocked
 */
export async function keepCapacity({ op, before, after }: Written): Promise<void> {
  const now = new Date().toISOString();
  const had = wantedBy(before);
  const wants = after && isTaking(after, now) ? wantedBy(after) : wantedBy(null);
  const id = (after ?? before)?._id ?? '';
  for (const [key, holder] of had) if (!wants.has(key)) await release(holder, id, now);
  if (!after || !isTaking(after, now)) return;
  const isRestored = op === 'restore';
  const { date, override, until, resources } = bookingIn(after);
  const isLimited = override.reason === '' || isRestored;
  const isChecked = isLimited && (isRestored || isClaim(before, after, now));
  if (!isChecked && isDeepStrictEqual(wants, had) && bookingUntil(before) === until) return;
  const occupancy = isChecked ? await readOccupancy({ from: date, to: date, needs: resources }) : null;
  if (occupancy) await requireUnblocked(after, occupancy);
  // In one order, so that two bookings of the same resources do not wait for each other.
  for (const wanted of [...wants.values()].sort((a, b) => (a._id < b._id ? -1 : 1))) {
    const capacity = occupancy?.capacityOf(wanted.resourceId) ?? null;
    if (!(await take(wanted, { bookingId: id, until, capacity, now }))) {
      throw await fullError(nightOf(after), wanted.resourceId);
    }
  }
}

const isTaking = (stored: Stored, now: string) => takesCapacity(bookingIn(stored), now);

const bookingUntil = (stored: Stored | null) => (stored ? bookingIn(stored).until : null);

/** Whether a booking takes more than before, or what it has is to become certain. */
function isClaim(before: Stored | null, after: Stored, now: string): boolean {
  if (!before || !isTaking(before, now)) return true;
  const [was, is] = [bookingIn(before), bookingIn(after)];
  if (was.state === 'option' && is.state === 'confirmed') return true;
  if (was.date !== is.date || was.part !== is.part) return true;
  const had = wantedBy(before);
  return [...wantedBy(after).values()].some(({ _id, quantity }) => quantity > (had.get(_id)?.quantity ?? 0));
}

/** @throws FullError when the agency or one of the resources is blocked on the day */
async function requireUnblocked(after: Stored, { isBlocked }: Occupancy): Promise<void> {
  const { date, part, resources } = bookingIn(after);
  const halves = halvesOf(part);
  const blocked = resources.find(({ resourceId }) =>
    halves.some((half) => isBlocked(resourceId, date, half)),
  );
  if (blocked) throw await fullError(nightOf(after), blocked.resourceId);
  if (halves.some((half) => isBlocked(null, date, half))) throw await fullError(nightOf(after), null);
}

/**
 * Fails where `keepCapacity` would for a new booking, from reads alone: what is refused anyway need not wait for its turn
 * to write. What it lets pass is decided by the write.
 * @throws FullError
 */
export async function requireFree({ date, part, needs }: Night): Promise<void> {
  const night = { date, part, needs: addUp(needs) };
  const missing = missingOf(night, await readOccupancy({ ...night, from: date, to: date }));
  if (missing !== undefined) throw await fullError(night, missing);
}

const nightOf = (stored: Stored): Night => {
  const { date, part, resources } = bookingIn(stored);
  return { date, part, needs: addUp(resources), without: stored._id };
};

async function fullError(night: Night, resourceId: string | null): Promise<FullError> {
  const { date, part } = night;
  const found =
    resourceId === null ? null : await modelNamed('resources').findById(resourceId).lean<Stored>();
  const resource = found && { id: found._id, name: String(found.name) };
  return new FullError({ date, part, resource, free: await freeDatesNear(night) });
}

type Night = {
  readonly date: string;
  readonly part: Part;
  readonly needs: readonly Need[];
  readonly without?: string;
};

/** Three near dates on which all that is needed is free. */
async function freeDatesNear({ date, part, needs, without }: Night): Promise<string[]> {
  const [from, to] = [addDays(date, -nearDays), addDays(date, nearDays)];
  const occupancy = await readOccupancy({ from, to, needs, ...(without && { without }) });
  const isFree = (each: string) => missingOf({ date: each, part, needs }, occupancy) === undefined;
  return nearFreeDates(date, isFree, { earliest: today() });
}
