import { z } from 'zod';
import { isEventDay, toDay, toIsoDate } from './date.js';
import { issue } from './errors.js';
import type { Message } from './language.js';
import { decimalsOf, isAmount, toCents, toEuro } from './money.js';
import { maxOrder, missingOrder } from './order.js';
import * as shapes from './shapes.js';
import type { TranslationField } from './translations/kinds.js';

/**
 * What every kind of field declares. The schemas, the database, forms, lists, history and conflicts derive from
 * it. Programs have one entry for each kind in a register, so that a new kind does not compile without one.
 */
export type Base<K extends string> = {
  readonly kind: K;
  /** Name in messages, history and conflicts. */
  readonly label: string;
  /** Label of its input, when that differs from `label`. */
  readonly inputLabel?: string;
  readonly placeholder?: string;
  /** Takes half of a form row, beside its neighbour. */
  readonly isHalf?: boolean;
  /** The value as clients send it. */
  readonly shape: z.ZodType;
  /** The value as it is read. */
  readonly read: z.ZodType;
  /** The value when a create request omits the field. A field without a default is required. */
  readonly default?: unknown;
  /** The value of documents stored before the field existed. */
  readonly blank: unknown;
  /** The value in an empty form, when that is not `blank`. */
  readonly initial?: unknown;
  readonly isTranslatable?: boolean;
};
const emptyText = { default: '', blank: '' } as const;

/** Required text of one line. */
export function text(label: string, maxLength = 300) {
  const shape = shapes.requiredText(label, maxLength);
  return { kind: 'text', label, shape, maxLength, read: z.string(), blank: '' } as const;
}

/** Required text of several lines. */
export function longText(label: string) {
  return { kind: 'longText', label, shape: shapes.requiredText(label), read: z.string(), blank: '' } as const;
}

/** Text of one line that may be empty. */
export function optionalText(label: string, maxLength = 300) {
  const shape = shapes.text(label, maxLength);
  return { kind: 'text', label, shape, maxLength, read: z.string(), ...emptyText } as const;
}

/** Text of several lines that may be empty. @public for the settings of the site */
export function optionalLongText(label: string) {
  return { kind: 'longText', label, shape: shapes.text(label), read: z.string(), ...emptyText } as const;
}

/** A short text for which forms suggest values. Any other value is valid too. */
export function suggestion(label: string, offered: readonly string[]) {
  return { ...text(label, 100), kind: 'suggestion', offered } as const;
}

export function choice<const V extends readonly [string, ...string[]]>(label: string, values: V) {
  const shape = shapes.choice(label, values);
  return { kind: 'choice', label, shape, read: z.enum(values), blank: values[0], values } as const;
}

export function flag(label: string) {
  const shape = z.boolean({ error: `${label} must be true or false` });
  return { kind: 'flag', label, shape, read: z.boolean(), default: false, blank: false } as const;
}

/** A day of an event, sent as `YYYY-MM-DD` or ISO 8601 and read as ISO 8601. */
export function date(label: string) {
  const shape = shapes
    .requiredText(label, 40)
    .refine(
      (value) => value.trim() === '' || toIsoDate(value) !== null,
      issue('notDay', `${label} must be a day such as 2026-06-14`),
    )
    .refine(
      (value) => toIsoDate(value) === null || isEventDay(toDay(value)),
      issue('dayOutOfRange', `${label} must be between 1990 and ten years from now`),
    )
    .transform((value) => toIsoDate(value) ?? value);
  return { kind: 'date', label, shape, read: z.iso.datetime(), blank: '' } as const;
}

const amount = (label: string) =>
  z
    .union([z.string(), z.number()], { error: `${label} must be a number` })
    .transform((value) => String(value).trim())
    .refine(
      (value) => value === '' || isAmount(value),
      issue('notAmount', `${label} must be a number of at least 0`),
    );

/** An amount in euro as text, rounded to two decimals; '' means none. Requests may also send null. */
export function price(label: string) {
  const shape = amount(label)
    .nullable()
    .transform((value) => (value ? toEuro(toCents(value)) : ''));
  return { kind: 'price', label, shape, read: z.string(), ...emptyText } as const;
}

/** An amount in euro as text, with at most two decimals; null means none. */
export function exactPrice(label: string) {
  const shape = amount(label)
    .refine(
      (value) => decimalsOf(value) <= 2,
      issue('tooPrecise', `${label} has at most 2 decimals`, { max: 2 }),
    )
    .transform((value) => (value === '' ? null : toEuro(toCents(value))))
    .nullable();
  return { kind: 'price', label, shape, read: z.string().nullable(), default: null, blank: null } as const;
}

/** A whole number from `least` to `most`; null means none. Requests may also send it as text, as forms do. */
export function number(label: string, { least, most }: { readonly least: number; readonly most: number }) {
  const error = `${label} must be a whole number from ${least} to ${most}`;
  const shape = z
    .union([z.number(), z.string()], { error })
    .nullable()
    .transform((value) => (value === null || String(value).trim() === '' ? null : Number(value)))
    .refine((value) => value === null || (Number.isInteger(value) && value >= least && value <= most), {
      error,
    });
  const read = z.int().nullable();
  return { kind: 'number', label, shape, read, least, most, default: null, blank: null } as const;
}

/** An e-mail address; '' means none. */
export function email(label: string) {
  const shape = shapes.text(label, 320).refine((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value), {
    error: `${label} is not an e-mail address`,
  });
  return { ...optionalText(label), shape, inputType: 'email' } as const;
}

/** A phone number; '' means none. */
export function phone(label: string) {
  const shape = shapes.text(label, 40).refine((value) => /^[+\d\s()/.-]*$/.test(value), {
    error: `${label} must be a phone number`,
  });
  return { ...optionalText(label), shape, inputType: 'tel' } as const;
}

/** Address of a picture or video; '' means none. Requests may also send null. */
export function image(label: string) {
  const shape = shapes
    .address(label)
    .nullable()
    .transform((url) => url ?? '');
  return {
    kind: 'image',
    label,
    urlLabel: 'Image URL',
    isFile: true,
    shape,
    read: z.string(),
    ...emptyText,
  } as const;
}

/** The position in a list that can be reordered; with null the server chooses it. */
export function order() {
  const error = 'Order is out of range';
  const shape = z
    .int({ error: 'Order must be a whole number' })
    .min(-maxOrder, { error })
    .max(maxOrder, { error })
    .nullable();
  const values = { default: null, blank: missingOrder, initial: null } as const;
  return { kind: 'order', label: 'Order', shape, read: z.int(), isPosition: true, ...values } as const;
}

/** The definitions of fields by their names. */
export type FieldDefinitions = Readonly<Record<string, Field>>;

export type Field =
  | (Base<'text'> & { readonly maxLength?: number; readonly inputType?: 'email' | 'tel' | 'url' })
  | Base<'longText'>
  | (Base<'date'> & {
      /** Sorts the list by it, latest day first, with `sort=newest`. */ readonly sorts?: 'newest';
    })
  | Base<'status'>
  | Base<'moment'>
  | (Base<'suggestion'> & {
      readonly offered: readonly string[];
      /** The text that visitors read instead of a value. */
      readonly wordOf?: (value: string) => Message;
    })
  | (Base<'choice'> & {
      readonly values: readonly string[];
      /** The text that people read instead of a value. */
      readonly valueLabels?: Readonly<Record<string, string>>;
    })
  | (Base<'flag'> & {
      /** Shown in the list on documents whose flag is set; the input's label when absent. */
      readonly badge?: string;
      /** Its icon in the list. */
      readonly sign?: 'star' | 'hidden';
      /** Label of the list's filter for it; without one the list has none, in the admin and in the API. */
      readonly filter?: Message;
    })
  | (Base<'price'> & {
      /** The flag that hides it from visitors; the price may be empty only when that is set. */
      readonly hiddenBy?: string;
    })
  | (Base<'number'> & {
      readonly least: number;
      readonly most: number;
      /** Whether it need not be whole. */
      readonly hasDecimals?: boolean;
    })
  | (Base<'image'> & {
      /** Label of the input for its URL. */
      readonly urlLabel: string;
      /** A multipart form has a file or an address for it, so an empty text is no value. */
      readonly isFile: true;
      /** Label of the file input; `label` when absent. */
      readonly fileLabel?: string;
      /** What is wrong with a chosen file, or null. */
      readonly problemOf?: (file: { readonly type: string; readonly size: number }) => string | null;
    })
  | (Base<'group'> & { readonly fields: FieldDefinitions; readonly patch: z.ZodType })
  | (Base<'list'> & { readonly item: Field })
  | (Base<'media'> & {
      readonly item: Field;
      readonly emptyUrlText: string;
      /** The image field that the first medium fills when it is empty. */
      readonly mainImage?: string;
    })
  | TranslationField
  | (Base<'order'> & {
      /** Its entity's list is ordered by it. */
      readonly isPosition: true;
      /** Whether a form sends it. */
      readonly isInForm?: boolean;
    })
  | (Base<'references'> & { readonly to: string; readonly readAs: string; readonly noneChosen: string });

export type FieldKind = Field['kind'];
/** A field of one kind, for registers with an entry for each kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { readonly kind: K }>;
