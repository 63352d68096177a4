import { z } from 'zod';
import { toIsoDate } from './date.js';
import { decimalsOf, isAmount, toCents, toEuro } from './money.js';
import { isWebAddress } from './webAddress.js';

/** Longest text of a field, in UTF-16 units. */
const maxTextLength = 20_000;

// UTF-8 holds no half surrogate pairs; String.isWellFormed is newer than the desktop app's Chromium 108. Of the control
// characters new lines stay, and tabs, which come with what is pasted from a table.
function isStorable(value: string): boolean {
  return !/\p{Surrogate}|[^\P{Cc}\t\n\r]/u.test(value);
}

/** Text that may be empty, stored verbatim. */
export function text(label: string, maxLength = maxTextLength) {
  return z
    .string({ error: `${label} must be text` })
    .max(maxLength, { error: `${label} is too long (at most ${maxLength} characters)` })
    .refine(isStorable, { error: `${label} contains characters that cannot be stored` });
}

/** Text that must be there; spaces alone count as empty (contract, Admin). */
export function requiredText(label: string, maxLength = maxTextLength) {
  return (
    z
      .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be text`) })
      // The refinement below includes it; this one is what OpenAPI can say.
      .min(1, { error: `${label} is required` })
      .max(maxLength, { error: `${label} is too long (at most ${maxLength} characters)` })
      .refine((value) => value.trim() !== '', { error: `${label} is required` })
      .refine(isStorable, { error: `${label} contains characters that cannot be stored` })
  );
}

/** Address of a picture or video: a path of ours or http(s); empty means none. */
export function address(label: string) {
  return text(label, 2000).refine(isWebAddress, { error: `${label} must be a web address` });
}

/** Optional picture or video: null and missing mean none. */
export function optionalAddress(label: string) {
  return address(label)
    .nullable()
    .transform((url) => url ?? '');
}

export function flag(label: string) {
  return z.boolean({ error: `${label} must be true or false` });
}

export function choice<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  return z.enum(values, {
    error: (issue) =>
      issue.input == null || issue.input === ''
        ? `${label} is required`
        : `${label} must be one of ${values.join(', ')}`,
  });
}

/** Position in a list; null leaves it to the server. */
export const order = z
  .int({ error: 'Order must be a whole number' })
  .min(-1_000_000, { error: 'Order is out of range' })
  .max(1_000_000, { error: 'Order is out of range' })
  .nullable();

const amountText = (label: string) =>
  z
    .union([z.string(), z.number()], { error: `${label} must be a number` })
    .transform((value) => String(value).trim())
    .refine((value) => value === '' || isAmount(value), { error: `${label} must be a number of at least 0` });

/** Euro amount as text, rounded to two decimals; empty and null mean none. */
export function amount(label: string) {
  return amountText(label)
    .transform((value) => (value === '' ? '' : toEuro(toCents(value))))
    .nullable()
    .transform((value) => value ?? '');
}

/** Euro amount of step 0.01, or null for none. */
export function exactAmount(label: string) {
  return amountText(label)
    .refine((value) => decimalsOf(value) <= 2, { error: `${label} has at most 2 decimals` })
    .transform((value) => (value === '' ? null : toEuro(toCents(value))))
    .nullable();
}

/** A day as `YYYY-MM-DD` or ISO 8601, stored as ISO 8601. */
export function date(label: string) {
  return requiredText(label, 40)
    .refine((value) => value.trim() === '' || toIsoDate(value) !== null, {
      error: `${label} must be a day such as 2026-06-14`,
    })
    .transform((value) => toIsoDate(value) ?? value);
}

export const mediaTypes = ['image', 'video'] as const;

export type MediaType = (typeof mediaTypes)[number];

/** A medium as it is read. */
export const mediaItem = z.object({
  id: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  caption: z.string().optional(),
});

export type MediaItem = z.output<typeof mediaItem>;

const emptyMediaUrl = 'URL-ja e medias nuk mund të jetë bosh';

/** A medium as it is written: the server gives the id where it is missing. */
export const mediaItemInput = z.object({
  id: text('Media id', 64).min(1).optional(),
  type: z.enum(mediaTypes, { error: 'Media type must be image or video' }),
  url: address('Media URL')
    .min(1, { error: emptyMediaUrl })
    .refine((url) => url.trim() !== '', { error: emptyMediaUrl }),
  caption: text('Caption', 1000).optional(),
});

/** A list of media as it is written. */
export const mediaList = z.array(mediaItemInput, { error: 'Media must be a list' }).max(200);

const positions = z
  .array(z.object({ id: z.string().max(100), order: z.int({ error: 'Order must be a whole number' }) }))
  .max(5000)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [place, { id }] of list.entries()) {
      if (seen.has(id)) {
        context.addIssue({ code: 'custom', path: [place, 'id'], message: 'Each id may come only once' });
      }
      seen.add(id);
    }
  });

/** Body of a reorder call: the list, or an object with it in `items`. */
export const reorderRequest = z.union([
  positions,
  z.object({ items: positions }).transform(({ items }) => items),
]);

export type Position = z.output<typeof positions>[number];

/** Answer of an upload. */
export const uploadAnswer = z.object({
  url: z.string(),
  /** The file is a video that contains where it was recorded; videos are stored unchanged. */
  hasLocation: z.boolean().optional(),
});

const fieldError = z.object({ path: z.string().min(1), message: z.string() });

export type FieldError = z.output<typeof fieldError>;

/**
 * Every error answer (contract, wire format). `current` and `conflicts` come with 409 only, `needsCode` with a login that
 * lacks the code of the second factor, `sessionEnded` with the 401 of a session that is over.
 */
export const errorBody = z.object({
  message: z.string(),
  errors: z.array(fieldError).readonly().optional(),
  current: z.unknown().optional(),
  conflicts: z.array(z.string()).readonly().optional(),
  needsCode: z.boolean().optional(),
  sessionEnded: z.boolean().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
