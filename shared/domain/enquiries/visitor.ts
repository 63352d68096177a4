import { z } from 'zod';
import { offer } from './offers.js';
import { type Enquiry, enquiries } from './schema.js';
import { stateForVisitor } from './states.js';

const { date, part, place, kind, guests, language, reference, estimate, createdAt } =
  enquiries.document.shape;

/** What the page of an enquiry shows: nothing that is internal, and nothing that the visitor has not sent or got. */
export const visitorView = z.object({
  reference,
  state: enquiries.document.shape.state.exclude(['spam']),
  date,
  part,
  place,
  kind,
  language,
  estimate,
  /** The last one that was sent. */
  offer: offer.nullable(),
  /** Whether the last offer can no longer be accepted because of its time. */
  expired: z.boolean(),
  /** The offer before the last one, where it was asked for. */
  previous: offer.nullable().optional(),
  /** How many are invited, where it was asked for and said. */
  guests: guests.optional(),
  /** Name of the artist who was asked for, where that was asked for and the site shows the artist. */
  artist: z.string().optional(),
  /** When the visitor asked, where it was asked for. */
  askedAt: createdAt.optional(),
});

export type VisitorView = z.output<typeof visitorView>;

/**
 * @param isWhole also what only the page shows: guests, the artist, when it was asked, and the offer before the last
 * one, to mark what has changed
 */
export function viewOf(
  enquiry: Enquiry,
  { isWhole = false, artist = '', now = Date.now() } = {},
): VisitorView {
  const [last = null, before = null] = [...enquiry.offers].reverse();
  const { guests: invited, ...asked } = enquiry;
  return visitorView.parse({
    ...asked,
    state: stateForVisitor(enquiry.state),
    offer: last,
    expired: last !== null && isExpired(last, now),
    ...(isWhole && { previous: before, guests: invited, askedAt: enquiry.createdAt }),
    ...(isWhole && artist !== '' && { artist }),
  });
}

export function isExpired({ validUntil }: { readonly validUntil: string }, now = Date.now()): boolean {
  return Date.parse(validUntil) <= now;
}
