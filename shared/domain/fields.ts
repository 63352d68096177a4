import { z } from 'zod';
import { isEventDay, toDay, toIsoDate } from './time/date.js';
import { issue } from './errors.js';
import { fileType } from './media.js';
import { decimalsOf, isAmount, toCents, toEuro } from './money.js';
import { maxOrder, missingOrder } from './order.js';
import * as shapes from './shapes.js';
import type { Values } from './values.js';

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

/** The day of a night in Albania, `YYYY-MM-DD` on the wire (contract, third part). */
export function night(label: string) {
  const { shape, ...made } = date(label);
  return { ...made, shape: shape.transform(toDay), read: z.iso.date() } as const;
}

type UnionError = Parameters<typeof z.union>[1];

/** An amount as text or as a number; '' means none. */
export const amountText = (label: string, params: UnionError = { error: `${label} must be a number` }) =>
  z
    .union([z.string(), z.number()], params)
    .transform((value) => String(value).trim())
    .refine(
      (value) => value === '' || isAmount(value),
      issue('notAmount', `${label} must be a number of at least 0`),
    );

/** A number in digits; NaN for any other text, such as `1e3` and `0x50`, which people do not mean as numbers. */
const numberIn = (text: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

/** A number that may be sent as text, as forms do; null and '' mean none. */
export const typedNumber = (error: string) =>
  z
    .union([z.number(), z.string().transform((text) => (text.trim() === '' ? null : numberIn(text)))], {
      error,
    })
    .nullable();

/** An amount in euro as text, rounded to two decimals; '' means none. Requests may also send null. */
export function price(label: string) {
  const shape = amountText(label)
    .nullable()
    .transform((value) => (value ? toEuro(toCents(value)) : ''));
  return { kind: 'price', label, shape, read: z.string(), ...emptyText } as const;
}

/** An amount in euro as text, with at most two decimals; null means none. */
export function exactPrice(label: string) {
  const shape = amountText(label)
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
  const shape = typedNumber(error).refine(
    (value) => value === null || (Number.isInteger(value) && value >= least && value <= most),
    { error },
  );
  const read = z.int().nullable();
  return { kind: 'number', label, shape, read, least, most, default: null, blank: null } as const;
}

/** A required whole number from `least` to `most`; `usual` when a create request omits it. */
export function quantity(
  label: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
) {
  const error = `${label} must be a whole number from ${least} to ${most}`;
  const shape = z
    .union([z.number(), z.string().transform(numberIn)], { error })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, { error });
  return { kind: 'number', label, shape, read: z.int(), least, most, default: usual, blank: usual } as const;
}

/** Without the signs with which the header of a letter lists or quotes several (RFC 5322, specials). */
const oneAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()"\\]+$/;

/** An e-mail address; '' means none. */
export function email(label: string) {
  const shape = shapes
    .text(label, 320)
    // Keyboards of phones add a space behind what they complete.
    .overwrite((value) => value.trim())
    .refine((value) => value === '' || oneAddress.test(value), {
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

/** Address of a piece that the site plays. */
export function sound(label: string) {
  const shape = shapes
    .requiredText(label, 2000)
    .pipe(shapes.address(label))
    .refine(
      (url) => fileType(url) === 'audio',
      issue('notSound', `${label} must be an MP3, M4A or WAV file`),
    );
  return {
    kind: 'image',
    label,
    urlLabel: 'File URL',
    isFile: true,
    takes: 'audio',
    shape,
    read: z.string(),
    blank: '',
  } as const;
}

/** A value that the program keeps, such as the offers of an enquiry: it is read and never sent. */
export function kept<const R extends z.ZodType, const B>(
  label: string,
  { read, blank, derive }: { read: R; blank: B; derive?: (document: Values) => unknown },
) {
  const values = { default: blank, blank, ...(derive && { derive }) } as const;
  return { kind: 'kept', label, shape: read, read, isKept: true, ...values } as const;
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
