import { calendarText } from '@ritmi/shared/domain/bookings/ics';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { today } from '@ritmi/shared/domain/time/date';
import { bookingIn } from '../db/bookings/booking.js';
import { eventOf } from '../db/bookings/events.js';
import { collectionNamed, type Stored, toWire, type Written } from '../db/collection.js';
import { readSettings } from '../db/settings.js';
import { tellVisitor } from './tell.js';

/** Tells the visitor whose night becomes certain, with the entry for a calendar, in the write that confirms it. */
export async function tellConfirmed({ op, before, after }: Written): Promise<void> {
  if (!after || op === 'restore' || !isConfirmedNow(before, after)) return;
  const { enquiryId, date, part, place } = bookingIn(after);
  if (enquiryId === null || date < today()) return;
  const stored = await collectionNamed('enquiries').model.findById(enquiryId).lean<Stored>();
  if (!stored) return;
  // Stored documents have passed the schema of their entity.
  const asked = toWire('enquiries', stored, 'administrator') as Enquiry;
  const { name } = await readSettings();
  const event = {
    ...eventOf(after, { isGone: false, changedAt: after.updatedAt }),
    // Title and notes of a booking are for staff.
    summary: `${name}: ${nightKindLabels[asked.kind][asked.language]}`,
    description: '',
  };
  const attachment = {
    name: 'ritmi.ics',
    type: 'text/calendar; charset=utf-8',
    content: calendarText(name, [event]),
  };
  // As it is booked, which may differ from what was asked for.
  await tellVisitor('confirmed', { ...asked, date, part, place }, attachment);
}

function isConfirmedNow(before: Stored | null, after: Stored): boolean {
  if (bookingIn(after).state !== 'confirmed') return false;
  return before === null || ['option', 'cancelled'].includes(bookingIn(before).state);
}
