import { z } from 'zod';
import { issue } from '../errors.js';
import { decimalsOf, isAmount, toCents, toEuro } from '../money.js';
import { instant } from '../publishing/publishing.js';
import * as shapes from '../shapes.js';
import { offerTotal, signedCents } from './total.js';

const lineKinds = ['package', 'service', 'travel', 'extra', 'rebate'] as const;

const negative = (text: string) => (text.startsWith('-') ? text.slice(1) : text);

/** An amount in euro with at most two decimals, as text or number; below 0 only where `mayBeNegative`. */
function money(label: string, mayBeNegative = false) {
  const amountOf = (text: string) => (mayBeNegative ? negative(text) : text);
  return z
    .union([z.string(), z.number()], { error: `${label} must be a number` })
    .transform((value) => String(value).trim())
    .refine((text) => isAmount(amountOf(text)), issue('notAmount', `${label} must be an amount in euro`))
    .refine(
      (text) => !isAmount(amountOf(text)) || decimalsOf(text) <= 2,
      issue('tooPrecise', `${label} has at most 2 decimals`, { max: 2 }),
    )
    .transform((text) => {
      const cents = toCents(amountOf(text));
      return toEuro(text.startsWith('-') && mayBeNegative ? -cents : cents);
    });
}

/** A time in the future, in UTC when it is parsed. */
function future(label: string) {
  return instant(label)
    .refine((time) => time !== null, issue('required', `${label} is required`))
    .refine(
      (time) => time === null || Date.parse(time) > Date.now(),
      issue('pastMoment', `${label} has passed`),
    )
    .transform(String);
}

const line = z
  .object({
    kind: shapes.choice('Kind', lineKinds),
    title: shapes.requiredText('Title', 300),
    quantity: shapes.orUsual(
      z
        .int({ error: 'Quantity must be a whole number' })
        .min(1, { error: 'Quantity must be at least 1' })
        .max(100_000, { error: 'Quantity must be at most 100000' }),
      1,
    ),
    amount: money('Amount', true),
  })
  .superRefine(({ kind, amount }, context) => {
    const cents = signedCents(amount);
    if (kind === 'rebate' ? cents < 0 : cents >= 0) return;
    const message = kind === 'rebate' ? 'A rebate is negative' : 'Amount must be at least 0';
    const { params } = issue('notAmount', message);
    context.addIssue({ code: 'custom', path: ['amount'], message, params });
  });

/** Body of POST /enquiries/{id}/offers. Amounts of lines are for one piece; those of rebates are negative. */
export const offerRequest = z.object({
  lines: z
    .array(line, { error: 'Lines must be a list' })
    .min(1, { error: 'An offer has at least one line' })
    .max(60, { error: 'An offer has at most 60 lines' }),
  discount: shapes.orUsual(money('Discount'), '0.00'),
  validUntil: future('Valid until'),
  deposit: z.object({ amount: money('Deposit'), dueAt: future('Due at') }).nullish(),
  message: shapes.orUsual(shapes.text('Message', 4000), ''),
});

/** What staff send. */
export type OfferInput = z.input<typeof offerRequest>;

export type OfferRequest = z.output<typeof offerRequest>;

/** An offer as it was sent. It never changes afterwards. */
export const offer = z.object({
  version: z.int(),
  sentAt: z.iso.datetime(),
  lines: z.array(
    z.object({ kind: z.enum(lineKinds), title: z.string(), quantity: z.int(), amount: z.string() }),
  ),
  discount: z.string(),
  total: z.string(),
  validUntil: z.iso.datetime(),
  deposit: z.object({ amount: z.string(), dueAt: z.iso.datetime() }).nullable(),
  /** Lek for a euro at that time. */
  lekPerEuro: z.string(),
  /** The terms of offers and of service in the language of the visitor, and the SHA-256 of that text in hex. */
  terms: z.object({ text: z.string(), hash: z.string() }),
  /** To the visitor; absent when there is none. */
  message: z.string().optional(),
});

export type Offer = z.output<typeof offer>;

type Terms = Pick<Offer, 'version' | 'sentAt' | 'lekPerEuro' | 'terms'>;

/** The offer that a request asks for. */
export function offerOf(
  { lines, discount, validUntil, deposit, message }: OfferRequest,
  { version, sentAt, lekPerEuro, terms }: Terms,
): Offer {
  return {
    version,
    sentAt,
    lines,
    discount,
    total: offerTotal(lines, discount),
    validUntil,
    deposit: deposit ?? null,
    lekPerEuro,
    terms,
    ...(message !== '' && { message }),
  };
}
