import { z } from 'zod';
import { issue } from './errors.js';
import { clean, isInvisible } from './text/clean.js';
import { isWebAddress } from './addresses/web.js';

/** Maximum length of a field's text, in UTF-16 units. */
const maxTextLength = 20_000;

// UTF-8 cannot encode lone surrogates, and the desktop app's Chromium 108 lacks String.isWellFormed. The only control
// characters allowed are line breaks and tabs, which text pasted from a table contains.
function isStorable(value: string): boolean {
  return !/\p{Surrogate}|[^\P{Cc}\t\n\r]/u.test(value);
}

const storable = (label: string, maxLength: number, error: z.core.$ZodErrorMap | string) =>
  z
    .string({ error })
    .overwrite(clean)
    .max(maxLength, { error: `${label} is too long (at most ${maxLength} characters)` })
    .refine(isStorable, issue('notStorable', `${label} contains characters that cannot be stored`));

/** Text that may be empty, stored verbatim but for what nobody sees. */
export function text(label: string, maxLength = maxTextLength) {
  return storable(label, maxLength, `${label} must be text`);
}

/** Required text; spaces and invisible characters alone count as empty (contract, wire format and Admin). */
export function requiredText(label: string, maxLength = maxTextLength) {
  const required = `${label} is required`;
  return (
    storable(label, maxLength, ({ input }) => (input == null ? required : `${label} must be text`))
      // Covered by the refinement below, but OpenAPI can express only this one.
      .min(1, { error: required })
      .refine((value) => !isInvisible(value), issue('required', required))
  );
}

/** Address of a picture or video: a path of the site or http(s); empty means none. */
export function address(label: string) {
  return text(label, 2000).refine(isWebAddress, issue('notWebAddress', `${label} must be a web address`));
}

export function choice<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  return z.enum(values, {
    error: (issue) =>
      issue.input == null || issue.input === ''
        ? `${label} is required`
        : `${label} must be one of ${values.join(', ')}`,
  });
}

export const mediaTypes = ['image', 'video'] as const;

export type MediaType = (typeof mediaTypes)[number];

export const mediaItem = z.object({
  id: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  caption: z.string().optional(),
});

export type MediaItem = z.output<typeof mediaItem>;

const emptyMediaUrl = 'URL-ja e medias nuk mund të jetë bosh';

/** A medium in a request; the server adds a missing id. Some programs send null for what is absent. */
export const mediaItemInput = z.object({
  id: text('Media id', 64)
    .nullable()
    .transform((id) => id || undefined)
    .optional(),
  type: z.enum(mediaTypes, { error: 'Media type must be image or video' }),
  url: address('Media URL')
    .refine((url) => !isInvisible(url), issue('noMediaUrl', emptyMediaUrl))
    // Covered by the refinement, but OpenAPI can express only this one.
    .min(1, { error: emptyMediaUrl }),
  caption: text('Caption', 1000)
    .nullable()
    .transform((caption) => caption ?? '')
    .optional(),
});

/** A list of at most so many entries. */
export function listOf<S extends z.ZodType>(label: string, item: S, most: number) {
  return z
    .array(item, { error: `${label} must be a list` })
    .max(most, { error: `${label} has at most ${most} entries` });
}

/** A value that may be absent, or null, which some programs send for what is absent. */
export function orUsual<S extends z.ZodType, const V>(shape: S, usual: V) {
  return shape
    .nullish()
    .meta({ default: usual })
    .transform((value) => value ?? usual);
}

const positions = z
  .array(z.object({ id: z.string().max(100), order: z.int({ error: 'Order must be a whole number' }) }))
  .max(5000)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [place, { id }] of list.entries()) {
      if (seen.has(id)) {
        const { error: message, params } = issue('repeatedId', 'Each id may come only once');
        context.addIssue({ code: 'custom', path: [place, 'id'], message, params });
      }
      seen.add(id);
    }
  });

/** Body of a reorder call: the list, or an object that has it in `items`. */
export const reorderRequest = z.union([
  positions,
  z.object({ items: positions }).transform(({ items }) => items),
]);

export type Position = z.output<typeof positions>[number];

export const uploadAnswer = z.object({
  url: z.string(),
  /** Whether the file is a video that contains where it was recorded; videos are stored unchanged. */
  hasLocation: z.boolean().optional(),
});

/** Most documents that a numbered page of a list can skip. */
export const maxOffset = 1_000_000;
