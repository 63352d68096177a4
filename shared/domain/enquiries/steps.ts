import type { VisitorView } from './visitor.js';

/** What a visitor is told of a step. */
export type StepNote =
  | 'received'
  | 'soon'
  | 'preparing'
  | 'changing'
  | 'waiting'
  | 'expired'
  | 'agreed'
  | 'sent'
  | 'none'
  | 'planned'
  | 'held'
  | 'booked'
  | 'over'
  | 'off';

export type EnquiryStep = {
  readonly name: 'asked' | 'offer' | 'night';
  /** Whether the enquiry has passed this step, is at it, may get there, or gets there no more. */
  readonly place: 'passed' | 'now' | 'ahead' | 'off';
  readonly note: StepNote;
};

/** The three steps of an enquiry, of which at most one is that where it is now. */
export function stepsOf(enquiry: Pick<VisitorView, 'state' | 'offer' | 'expired'>): readonly EnquiryStep[] {
  const place = enquiry.state === 'new' ? 'now' : 'passed';
  return [{ name: 'asked', place, note: 'received' }, ...laterSteps(enquiry)];
}

function laterSteps({ state, offer, expired }: Parameters<typeof stepsOf>[0]): readonly EnquiryStep[] {
  const steps = (
    [offerPlace, offerNote]: readonly [EnquiryStep['place'], StepNote],
    [nightPlace, nightNote]: readonly [EnquiryStep['place'], StepNote] = ['ahead', 'planned'],
  ): readonly EnquiryStep[] => [
    { name: 'offer', place: offerPlace, note: offerNote },
    { name: 'night', place: nightPlace, note: nightNote },
  ];
  switch (state) {
    case 'new':
      return steps(['ahead', 'soon']);
    case 'answered':
      // After an offer the visitor has asked for a change.
      return steps(['now', offer ? 'changing' : 'preparing']);
    case 'offered':
      return steps(['now', expired ? 'expired' : 'waiting']);
    case 'accepted':
      return steps(['passed', 'agreed'], ['now', 'held']);
    case 'booked':
      return steps(['passed', 'agreed'], ['now', 'booked']);
    case 'done':
      return steps(['passed', 'agreed'], ['now', 'over']);
    case 'declined':
    case 'cancelled':
      return steps(['off', offer ? 'sent' : 'none'], ['off', 'off']);
  }
}
