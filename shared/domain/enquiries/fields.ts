import { z } from 'zod';
import { phoneE164 } from '../contact/phone.js';
import { issue } from '../errors.js';
import { optionalText } from '../fields.js';
import * as shapes from '../shapes.js';
import { isInvisible } from '../text/clean.js';
import { isDay } from './night.js';

// Kinds of fields that only enquiries have.

/** Id of a document of another entity, or of an account; null means none. Requests may also send an empty text. */
export function optionalId(label: string) {
  const shape = shapes
    .text(label, 100)
    .nullable()
    .transform((id) => id || null);
  return { kind: 'text', label, shape, read: z.string().nullable(), default: null, blank: null } as const;
}

/** The day of a night in Europe/Tirane, sent and read as `YYYY-MM-DD`. */
export function night(label: string) {
  const shape = shapes
    .requiredText(label, 40)
    .refine(
      (day) => isInvisible(day) || isDay(day),
      issue('notDay', `${label} must be a day such as 2027-06-14`),
    );
  return { kind: 'date', label, shape, read: z.iso.date(), blank: '' } as const;
}

const isReadable = (phone: string) => isInvisible(phone) || phoneE164(phone) !== null;

const readable = (label: string) => issue('invalid', `${label} is not a phone number that can be called`);

/** A phone number as it was typed, which must be valid in its country; '' means none. */
export function readablePhone(label: string) {
  const shape = shapes.text(label, 60).refine(isReadable, readable(label));
  return { ...optionalText(label), shape, inputType: 'tel' } as const;
}

/** The same, which must be given. */
export function requiredPhone(label: string) {
  return shapes.requiredText(label, 60).refine(isReadable, readable(label));
}
