import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@ritmi/shared/domain/access';
import type { Need } from '@ritmi/shared/domain/bookings/capacity';
import { type Enquiry, enquiries } from '@ritmi/shared/domain/enquiries/schema';
import { collectionNamed, fieldsOf, type Stored, type Written } from '../collection.js';
import { InvalidError } from '../errors.js';
import { record } from '../history.js';
import type { Fields } from '../kinds.js';
import { create, findStored, patch, update } from '../writes.js';
import { bookingIn } from './booking.js';
import { requireFree } from './capacity.js';
import { needsOf, withoutRemoved } from './needs.js';

// What happens to the booking of an enquiry. Every function here runs inside the caller's transaction.

type EnquiryFields = Omit<Enquiry, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

// Stored documents have passed the schema of their entity.
const enquiryIn = (stored: Stored) => fieldsOf('enquiries', stored) as EnquiryFields;

type Wanted = {
  readonly actor: Actor;
  readonly state: 'option' | 'confirmed';
  /** When an option ends; after seven days when absent. */
  readonly until?: string | undefined;
  /** What the enquiry needs when absent. */
  readonly resources?: readonly Need[] | undefined;
  readonly override?: { readonly reason: string } | undefined;
  /** Whether the visitor accepts the last offer with it. */
  readonly isAccepted?: boolean;
};

type Booked = { readonly booking: Stored /** Whether anything was done. */; readonly isNew: boolean };

/**
 * Books the night of an enquiry: a new booking, or its option with the same id.
 * @throws FullError, InvalidError
 */
export async function bookFor(enquiry: Stored, wanted: Wanted): Promise<Booked> {
  const { actor, state, until, resources, override, isAccepted = false } = wanted;
  const collection = collectionNamed('bookings');
  const asked = enquiryIn(enquiry);
  const known = asked.bookingId ? await collection.model.findById(asked.bookingId).lean<Stored>() : null;
  const chosen = { ...(until && { until }), ...(resources && { resources }), ...(override && { override }) };
  // An option cannot follow a cancelled booking.
  if (known && !(state === 'option' && bookingIn(known).state === 'cancelled')) {
    const price = isAccepted || isPricedByProgram(known, wanted, asked) ? priceOf(asked) : {};
    const change = { state, ...renewed(known, state), ...chosen, ...price, ...(isAccepted && held(known)) };
    const booking = await patch(collection, change, { id: known._id, actor });
    return { booking, isNew: booking.version !== known.version };
  }
  const { title = asked.name, ...price } = { ...priceOf(asked) };
  const { date, part, place } = asked;
  const night = { title, date, part, place, resources: await needsNow(asked) };
  const fields = { until: null, notes: '', override: { reason: '' }, ...night, ...price, ...chosen, state };
  const booking = await create(collection, { ...fields, enquiryId: enquiry._id }, { actor });
  return { booking, isNew: true };
}

/**
 * Fails where `bookFor` would find no room for a new booking, from reads alone. A booking that there is holds its night.
 * @throws FullError
 */
export async function requireRoom(id: string, { resources, override }: Partial<Wanted>): Promise<void> {
  const asked = enquiryIn(await findStored(collectionNamed('enquiries'), id));
  if (asked.bookingId || override?.reason) return;
  await requireFree({ ...asked, needs: resources ?? (await needsOf(asked)) });
}

/** An option that has lapsed holds its night anew. */
function renewed(known: Stored, state: Wanted['state']): Fields {
  const { state: was, until } = bookingIn(known);
  const hasLapsed = was === 'option' && until !== null && until <= new Date().toISOString();
  return state === 'option' && hasLapsed ? { until: null } : {};
}

/** What staff have confirmed before the visitor accepted stays so. */
function held(known: Stored): Fields {
  const { state } = bookingIn(known);
  return state === 'option' ? {} : { state };
}

/** Whether a booking that is confirmed now has a price that was told, which the last offer replaces. */
function isPricedByProgram(known: Stored, { state }: Wanted, { estimate, offers }: EnquiryFields): boolean {
  const { state: was, total } = bookingIn(known);
  const told = [estimate.total ?? '0.00', ...offers.map((offer) => offer.total)];
  return state === 'confirmed' && was !== 'confirmed' && told.includes(total);
}

/** The price of the last offer, else of the estimate. Nothing is offered any more while one is accepted. */
function priceOf(enquiry: EnquiryFields): Fields {
  const offer = enquiry.offers.at(-1);
  if (offer) return { total: offer.total, lekPerEuro: offer.lekPerEuro };
  return { total: enquiry.estimate.total ?? '0.00' };
}

/**
 * Stores in an enquiry what its booking changes.
 * @throws InvalidError when its state may not follow
 */
export async function linkBooking(enquiry: Stored, change: Fields, actor: Actor): Promise<Stored> {
  const before = fieldsOf('enquiries', enquiry);
  const issues = enquiries.check({ ...before, ...change }, before);
  if (issues.length > 0) throw new InvalidError(issues);
  const after = await update(collectionNamed('enquiries'), enquiry, change);
  await record({ name: 'enquiries', op: 'update', actor }, [{ before: enquiry, after }]);
  return after;
}

const given = new Set(['cancelled', 'declined']);

/**
 * Changes the booking of an enquiry in the same write: one that is cancelled or declined cancels it, and another night or
 * choice moves it, as far as it is still what was asked for (contract, third part).
 * @throws FullError when too little is left for the move
 */
export async function followEnquiry({ actor, before, after }: Written): Promise<void> {
  if (!before || !after) return;
  const [was, is] = [enquiryIn(before), enquiryIn(after)];
  if (!is.bookingId) return;
  const isGivenUp = given.has(is.state) && is.state !== was.state;
  if (!isGivenUp && !night.some((field) => isChanged(was, is, field))) return;
  const collection = collectionNamed('bookings');
  const known = await collection.model.findById(is.bookingId).lean<Stored>();
  // One that was cancelled moves too: it may be booked anew.
  if (!known || bookingIn(known).state === 'done') return;
  const change = { ...(await moveOf(bookingIn(known), was, is)), ...(isGivenUp && { state: 'cancelled' }) };
  await patch(collection, change, { id: is.bookingId, actor });
}

const places = ['date', 'part', 'place'] as const;
const choices = ['packageId', 'serviceIds', 'artistId'] as const;
const night = [...places, ...choices] as const;

const isChanged = (was: EnquiryFields, is: EnquiryFields, field: (typeof night)[number]) =>
  !isDeepStrictEqual(was[field], is[field]);

/** What follows from another night or choice. What staff have changed of the booking itself stays. */
async function moveOf(
  booking: ReturnType<typeof bookingIn>,
  was: EnquiryFields,
  is: EnquiryFields,
): Promise<Fields> {
  const moved = places.filter((field) => isChanged(was, is, field) && booking[field] === was[field]);
  const change: Fields = Object.fromEntries(moved.map((field) => [field, is[field]]));
  if (!choices.some((field) => isChanged(was, is, field))) return change;
  const isAsAsked = isDeepStrictEqual(await withoutRemoved(booking.resources), await needsNow(was));
  return isAsAsked ? { ...change, resources: await needsNow(is) } : change;
}

const needsNow = async (asked: EnquiryFields) => withoutRemoved(await needsOf(asked));
