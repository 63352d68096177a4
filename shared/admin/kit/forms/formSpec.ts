import { z } from 'zod';
import { toDay } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { mediaItem } from '@ritmi/shared/domain/shapes';
import { emptyMedium } from '../media/useListedMedia.js';

/** The values of a form by their wire names. */
export type FormValues = Record<string, unknown>;

/** A document that a form edits; without a version where it has never been on the server. */
export type Edited = Values & { readonly id: string; readonly version?: number };

/** What a form is: the shape of its values, how a document fills them, and what is sent, which is the schema's output. */
export type FormSpec = {
  readonly schema: z.ZodType<FormValues, FormValues>;
  readonly empty: FormValues;
  readonly toValues: (document: Values) => FormValues;
  /** What people call the document in the form; '' while it has no title. */
  readonly titleOf: (values: FormValues) => string;
  /** The wire fields among the values. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The labels of the values, for the conflict view. */
  readonly labels: Readonly<Record<string, string>>;
  /** Fields that come with another one when a side of a conflict is chosen: the switch that goes with a price. */
  readonly together?: Readonly<Record<string, readonly string[]>>;
  /** Whether what the submit button needs is there. */
  readonly canSubmit?: (values: FormValues) => boolean;
};

/** The form of an entity, as it follows from its fields. */
export function entityForm(name: EntityName): FormSpec {
  const { create, titleField, fields } = entityOf(name);
  const shown = formFields(name);
  const valuesOf = (valueOf: (field: Field, name: string) => unknown): FormValues => ({
    ...Object.fromEntries(shown.map(([field, each]) => [field, valueOf(each, field)])),
    ...(shown.some(([, { kind }]) => kind === 'media') ? emptyMedium : {}),
  });
  return {
    schema: create,
    empty: valuesOf(emptyValue),
    toValues: (document) => valuesOf((each, field) => formValue(each, document, field)),
    titleOf: (values) => textIn(values, titleField).trim(),
    fields,
    // No file input is beside the value of an image in the conflict view.
    labels: Object.fromEntries(
      shown.map(([field, { kind, label: short, inputLabel = short }]) => [
        field,
        kind === 'image' ? short : inputLabel,
      ]),
    ),
  };
}

export function formFields(name: EntityName): [string, Field][] {
  return Object.entries(entityOf(name).fields).filter(
    ([, field]) => field.kind !== 'order' || field.isInForm !== false,
  );
}

function emptyValue({ kind, initial, blank }: Field): unknown {
  if (initial !== undefined) return structuredClone(initial);
  return kind === 'price' ? '' : structuredClone(blank);
}

function formValue(field: Field, document: Values, name: string): unknown {
  const value = document[name];
  if (field.kind === 'date') return toDay(textIn(document, name));
  if (field.kind === 'price') return value ?? '';
  if (field.kind === 'references') return idsIn(document[field.readAs]);
  if (field.kind !== 'media') return structuredClone(value);
  const media = z.array(mediaItem).parse(value);
  return media.map(({ id, type, url, caption = '' }) => ({ id, type, url, caption }));
}

/** Ids of the documents that a reference field reads with. */
export function idsIn(read: unknown): string[] {
  return z
    .array(z.object({ id: z.string() }))
    .catch([])
    .parse(read)
    .map(({ id }) => id);
}

/** Ids in the value of a reference field of a form. */
export const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

type Rebase = { readonly base: Values; readonly mine: Values; readonly theirs: Values };

/** One's own changes on top of what others have made of the document since. */
export function rebase({ base, mine, theirs }: Rebase): FormValues {
  const changed = Object.entries(mine).filter(([field, value]) => !isSameValue(value, base[field]));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Whether two form values are the same; files are the same only when they are one object. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}

function isPlain(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
