import { z } from 'zod';
import { staffOnly } from '../access.js';
import { group, list } from '../composite.js';
import { defineEntity } from '../entity.js';
import { issue } from '../errors.js';
import { choice, kept, night, optionalLongText, optionalText, text } from '../fields.js';
import { moment } from '../publishing/publishing.js';
import { amount } from '../settings/fields.js';
import * as shapes from '../shapes.js';
import { isInvisible } from '../text/clean.js';
import { need } from './needs.js';
import { parts } from './parts.js';
import { currencies, dueOf, methods, paidOf } from './payments.js';
import { affectedDays, bookingIssues, bookingStates } from './states.js';

/** What was paid of a booking; in euro or in lek. */
const payment = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  amount: z.string(),
  currency: z.enum(currencies),
  method: z.enum(methods),
  note: z.string(),
});

/** Empty as a booking within capacity is read; nobody gives an empty one. */
const overrideReason = {
  ...text('Reason', 500),
  shape: shapes
    .text('Reason', 500)
    .refine((reason) => reason === '' || !isInvisible(reason), issue('required', 'Reason is required')),
  default: '',
} as const;

/** A night that is held for somebody: an option until a time, or confirmed (contract, third part). */
export const bookings = defineEntity({
  called: { sq: 'Rezervim', en: 'Booking' },
  plural: { sq: 'rezervimet', en: 'bookings' },
  access: staffOnly,
  titleField: 'title',
  availability: affectedDays,
  overrides: ['create', 'update'],
  fields: {
    title: text('Title'),
    date: { ...night('Date'), isHalf: true },
    part: { ...choice('Part', parts), default: 'evening', isHalf: true },
    place: optionalText('Place'),
    resources: list('Resources', need('Resource')),
    state: { ...choice('State', bookingStates), default: 'option', isHalf: true },
    until: { ...moment('Until'), isHalf: true },
    total: amount('Total', '0.00'),
    notes: optionalLongText('Notes'),
    // Why it is booked beyond capacity; a reason counts for the change that it comes with.
    override: group('Beyond capacity', { reason: overrideReason }),
    enquiryId: kept('Enquiry', { read: z.string().nullable(), blank: null }),
    payments: kept('Payments', { read: z.array(payment), blank: [] }),
    lekPerEuro: kept('Lek per euro', { read: z.string(), blank: '' }),
    paid: kept('Paid', { read: z.string(), blank: '0.00', derive: paidOf }),
    due: kept('Due', { read: z.string(), blank: '0.00', derive: dueOf }),
  },
  columns: ['date', 'part', 'state', 'total'],
  check: bookingIssues,
});

export type Booking = z.output<typeof bookings.document>;
