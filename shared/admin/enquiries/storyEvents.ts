import type { Enquiry, EnquiryAnswer, EnquiryNote } from '@ritmi/shared/domain/enquiries/schema';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { BookingState } from '@ritmi/shared/domain/bookings/states';

type Payment = {
  readonly id: string;
  readonly at: string;
  readonly amount: string;
  readonly currency: 'EUR' | 'ALL';
  readonly note: string;
};

/** What the story shows of a booking. */
export type StoryBooking = {
  readonly createdAt: string;
  readonly date: string;
  readonly state: BookingState;
  readonly payments: readonly Payment[];
};

/** What happened to an enquiry, in the order in which it did. */
export type StoryEvent = { readonly at: string; readonly key: string } & (
  | { readonly kind: 'asked'; readonly enquiry: Enquiry }
  | { readonly kind: 'note'; readonly note: EnquiryNote }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly before: Offer | null }
  | { readonly kind: 'answer'; readonly answer: EnquiryAnswer }
  | { readonly kind: 'booked'; readonly booking: StoryBooking }
  | { readonly kind: 'paid'; readonly payment: Payment }
);

/** A conversation's whole story: asked, noted, offered, changed, accepted, booked, paid. */
export function storyOf(enquiry: Enquiry, booking: StoryBooking | null): StoryEvent[] {
  const { createdAt, notes, offers, answers } = enquiry;
  const events: StoryEvent[] = [
    { kind: 'asked', at: createdAt, key: 'asked', enquiry },
    ...notes.map((note) => ({ kind: 'note' as const, at: note.at, key: note.id, note })),
    ...offers.map((offer, index) => ({
      kind: 'offer' as const,
      at: offer.sentAt,
      key: `offer ${offer.version}`,
      offer,
      before: offers[index - 1] ?? null,
    })),
    ...answers.map((answer) => ({
      kind: 'answer' as const,
      at: answer.at,
      key: `${answer.kind} ${answer.at}`,
      answer,
    })),
  ];
  if (booking) {
    events.push({ kind: 'booked', at: booking.createdAt, key: 'booked', booking });
    for (const payment of booking.payments)
      events.push({ kind: 'paid', at: payment.at, key: payment.id, payment });
  }
  // What happened first comes first; of two at the same time as they are listed above.
  return [...events].sort((one, other) => one.at.localeCompare(other.at));
}
