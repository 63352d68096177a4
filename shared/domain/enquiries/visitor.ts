import { z } from 'zod';
import { offer } from './offers.js';
import { type Enquiry, enquiries } from './schema.js';
import { stateForVisitor } from './states.js';

const { date, part, place, kind, language, reference, estimate } = enquiries.document.shape;

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
});

export type VisitorView = z.output<typeof visitorView>;

/** @param hasPrevious also the offer before the last one, so that a page can mark what has changed */
export function viewOf(enquiry: Enquiry, { hasPrevious = false, now = Date.now() } = {}): VisitorView {
  const [last = null, before = null] = [...enquiry.offers].reverse();
  return visitorView.parse({
    ...enquiry,
    state: stateForVisitor(enquiry.state),
    offer: last,
    expired: last !== null && isExpired(last, now),
    ...(hasPrevious && { previous: before }),
  });
}

export function isExpired({ validUntil }: { readonly validUntil: string }, now = Date.now()): boolean {
  return Date.parse(validUntil) <= now;
}
