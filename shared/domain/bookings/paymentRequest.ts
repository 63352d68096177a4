import { z } from 'zod';
import { issue } from '../errors.js';
import { decimalsOf, isAmount, toCents, toEuro } from '../money.js';
import { toMoment } from '../time/date.js';
import * as shapes from '../shapes.js';
import { currencies, maxNoteLength, methods } from './payments.js';

const wrong = 'Amount must be above 0 with at most 2 decimals';

const amount = z
  .union([z.string(), z.number()], { error: wrong })
  .transform((value) => String(value).trim())
  .refine((text) => isAmount(text) && decimalsOf(text) <= 2 && toCents(text) > 0, issue('notAmount', wrong))
  .transform((text) => toEuro(toCents(text)));

const at = z
  .string()
  .refine(
    (text) => toMoment(text) !== null,
    issue('notMoment', 'At must be a time such as 2026-06-14T18:00:00Z'),
  )
  .transform((text) => toMoment(text) ?? text);

/** Body of PUT /bookings/{id}/payments/{paymentId}. Without a time it was paid now. */
export const paymentRequest = z.object({
  at: at.nullish(),
  amount,
  currency: shapes.orUsual(shapes.choice('Currency', currencies), 'EUR'),
  method: shapes.choice('Method', methods),
  note: shapes.orUsual(shapes.text('Note', maxNoteLength), ''),
});

export type PaymentRequest = z.input<typeof paymentRequest>;
