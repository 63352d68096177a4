import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { readTypedAmount } from '@ritmi/shared/domain/money';
import { dayInTirane, fromTirane } from '@ritmi/shared/domain/time/tirane';

/** A booking as it is typed; the quantities of resources by their ids. */
export type BookingDraft = Pick<
  Booking,
  'title' | 'date' | 'part' | 'place' | 'state' | 'total' | 'notes'
> & {
  /** `YYYY-MM-DD`, its end in Albania; empty for the usual time. */
  readonly until: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly reason: string;
};

/** Begins the form of every booking in the list of drafts. */
export const bookingForm = 'bookings-sheet:';

/** Begins the form of every booking's next payment. */
export const paymentForm = 'bookings-payment:';

export function draftOf(booking: Booking | null, day: string): BookingDraft {
  if (!booking)
    return {
      title: '',
      date: day,
      part: 'evening',
      place: '',
      state: 'option',
      total: '',
      notes: '',
      until: '',
      quantities: {},
      reason: '',
    };
  const { title, date, part, place, state, total, notes, until, resources } = booking;
  return {
    title,
    date,
    part,
    place,
    state,
    total,
    notes,
    until: until === null ? '' : dayInTirane(until),
    quantities: Object.fromEntries(resources.map(({ resourceId, quantity }) => [resourceId, quantity])),
    reason: '',
  };
}

/** What a draft says: none of a resource is as if it had never been added. */
export function meantBy({ quantities, ...rest }: BookingDraft): unknown {
  return { ...rest, quantities: Object.entries(quantities).filter(([, quantity]) => quantity > 0) };
}

/** The fields that are sent: all of a new booking, else what was changed. */
export function bodyOf(draft: BookingDraft, before: Booking | null, day: string): Record<string, unknown> {
  const body = fieldsOf(draft);
  const known = before ? fieldsOf(draftOf(before, day)) : {};
  const isSame = (name: string) => JSON.stringify(body[name]) === JSON.stringify(known[name]);
  const changed = Object.entries(body).filter(([name]) => !before || !isSame(name));
  const reason = draft.reason.trim();
  return { ...Object.fromEntries(changed), ...(reason !== '' && { override: { reason } }) };
}

function fieldsOf({
  until,
  quantities,
  reason: _reason,
  total,
  ...fields
}: BookingDraft): Record<string, unknown> {
  const resources = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([resourceId, quantity]) => ({ resourceId, quantity }));
  const end = fields.state === 'option' && until !== '' ? fromTirane(`${until}T23:59`) : null;
  return {
    ...fields,
    total: total.trim() === '' ? '0.00' : (readTypedAmount(total) ?? total),
    resources,
    ...(end !== null && { until: end }),
  };
}
