import { z } from 'zod';
import { list } from '../composite.js';
import { issue } from '../errors.js';
import { amountText, choice, optionalText, typedNumber } from '../fields.js';
import { languages } from '../language.js';
import { decimalsOf, isAmount, toCents, toEuro } from '../money.js';
import * as shapes from '../shapes.js';
import { isWebAddress } from '../addresses/web.js';
import { partOf } from '../values.js';

// Fields of the settings of the site, some of which artists have too.

/** A field that has this value until the settings are saved for the first time. */
export function preset<F extends object, V>(
  field: F,
  value: V,
): Omit<F, 'default' | 'blank'> & { readonly default: V; readonly blank: V } {
  return { ...field, default: value, blank: value };
}

/** A text of one line whose input shows all of it. */
export function wrapped<F extends object>(field: F): F & { readonly wraps: true } {
  return { ...field, wraps: true };
}

/** Address at another site; '' means none. */
export function link(label: string) {
  const shape = shapes
    .text(label, 2000)
    .refine(
      (value) => value.trim() === '' || (/^https?:\/\//i.test(value.trim()) && isWebAddress(value)),
      issue('notWebAddress', `${label} must be a web address`),
    );
  return { ...optionalText(label), shape, inputType: 'url' } as const;
}

/** Path of a page of the site, without the language: what a page says in the others is translated. */
export function pagePath(label: string) {
  const shape = shapes
    .requiredText(label, 300)
    .refine(
      (value) => /^\/(?!\/)[^\s\\?#]*$/.test(value.trim()) && !hasLanguage(value.trim()),
      issue('notPagePath', `${label} must be the path of a page such as /paketa, without a language`),
    )
    // The server sends visitors from /paketa/ to /paketa.
    .transform((value) => value.trim().replace(/(?<=.)\/+$/, ''));
  return { kind: 'text', label, shape, read: z.string(), blank: '' } as const;
}

function hasLanguage(path: string): boolean {
  const [, first] = path.split('/');
  return languages.some((language) => language === first);
}

/** Degrees of latitude or longitude, with decimals; null means none. */
export function degrees(label: string, most: number) {
  const error = `${label} must be a number from ${-most} to ${most}`;
  const shape = typedNumber(error).refine((value) => value === null || Math.abs(value) <= most, { error });
  const read = z.number().nullable();
  const values = { least: -most, most, hasDecimals: true, default: null, blank: null } as const;
  return { kind: 'number', label, shape, read, ...values } as const;
}

/** An amount as text with at most two decimals that may not be empty. */
export function amount(label: string, value: string, { isPositive = false } = {}) {
  const required = `${label} is required`;
  const shape = amountText(label, {
    error: ({ input }) => (input == null ? required : `${label} must be a number`),
  })
    .refine((sent) => sent !== '', issue('required', required))
    .refine(
      (sent) => decimalsOf(sent) <= 2,
      issue('tooPrecise', `${label} has at most 2 decimals`, { max: 2 }),
    )
    .refine((sent) => !isPositive || !isAmount(sent) || toCents(sent) > 0, {
      error: `${label} must be more than 0`,
    })
    .transform((sent) => toEuro(toCents(sent)));
  return { kind: 'price', label, shape, read: z.string(), default: value, blank: value } as const;
}

/** A list of groups of which no two have the same value in this part. */
export function distinct<F extends ReturnType<typeof list>>(field: F, part: string) {
  const { error: message, params } = issue('repeatedId', 'This is in the list twice');
  const shape = field.shape.superRefine((entries, context) => {
    const seen = new Set<unknown>();
    for (const [place, entry] of entries.entries()) {
      const value = partOf(entry, part);
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [place, part], message, params });
      seen.add(value);
    }
  });
  return { ...field, shape };
}

/** An ordered list of some of these values, each at most once. */
export function orderedChoice<const V extends readonly [string, ...string[]]>(
  label: string,
  item: {
    readonly label: string;
    readonly values: V;
    readonly valueLabels: Readonly<Record<V[number], string>>;
  },
) {
  const one = { ...choice(item.label, item.values), valueLabels: item.valueLabels };
  const shape = z
    .array(one.shape, { error: `${label} must be a list` })
    .refine((values) => new Set(values).size === values.length, {
      error: `${label} may have each entry only once`,
    });
  return { ...list(label, one), shape };
}
