import { replaceEqualDeep } from '@tanstack/react-query';
import { z } from 'zod';
import { toDay, toIsoDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { type Entity, textIn, type Values } from '@ritmi/shared/domain/entity';
import { type FieldError, fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import type { Field } from '@ritmi/shared/domain/fields';
import { mergeMedia, withCleanCaption } from '@ritmi/shared/domain/media';
import { readTypedAmount, toCents, toEuro } from '@ritmi/shared/domain/money';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import { withoutBreaks } from '@ritmi/shared/domain/text/clean';
import { emptyMedium } from '../media/useListedMedia.js';
import { newKey } from '../resource/write.js';

/** The values of a form by the names of the API's fields. */
export type FormValues = Record<string, unknown>;

/** A file that was chosen for a field and is not uploaded yet; `hasFailed`: its upload can be retried. */
export type PendingFile = { readonly field: string; readonly file: File; readonly hasFailed: boolean };

/** The values of a form with the files that it uploads as soon as they are chosen. */
export type ItemValues = FormValues & { uploads: readonly PendingFile[] };

/** A document that a form edits; without a version if it has never been on the server. */
export type Edited = Values & { readonly id: string; readonly version?: number };

/** Defines a form: its values, and how a document fills them. */
export type FormSpec = {
  /** Validates the values; its output is sent. */
  readonly schema: z.ZodType<FormValues, ItemValues>;
  readonly empty: ItemValues;
  readonly toValues: (document: Values) => ItemValues;
  /** Title of the document in the form; '' while it has none. */
  readonly titleOf: (values: FormValues) => string;
  /** Converts the values of a draft that an older version of the form may have stored. */
  readonly fromDraft?: (values: FormValues) => FormValues;
  /** The entity's fields, by name. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether the submit button is enabled. */
  readonly canSubmit?: (values: FormValues) => boolean;
};

/** What a form sends, validated by `create`. Amounts are read as people type them, and titles stay one line. */
function sentBy({ create, fields }: Entity): FormSpec['schema'] {
  const namesOf = (kind: Field['kind']) =>
    Object.keys(fields).filter((field) => fields[field]?.kind === kind);
  return z.custom<ItemValues>().transform(({ uploads: _uploads, ...values }, context) => {
    const lines = namesOf('text').map((field) => [field, lineOf(values[field])] as const);
    const typed = namesOf('price').flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [{ field, value, amount: readTypedAmount(value) }] : [];
    });
    const read = typed.map(({ field, value, amount }) => [field, amount ?? value] as const);
    const { data, error } = create.safeParse(
      { ...values, ...Object.fromEntries([...lines, ...read]) },
      parseOptions,
    );
    const ambiguous = typed.flatMap(({ field, value, amount }) =>
      amount === null ? [twoAmounts(field, value)] : [],
    );
    // The first problem of a field is shown.
    for (const { path, message, code, values: named = {} } of [
      ...ambiguous,
      ...fieldErrorsOf(error?.issues ?? []),
    ]) {
      context.addIssue({ code: 'custom', path: path.split('.'), message, params: { code, values: named } });
    }
    return data ?? z.NEVER;
  });
}

/** The form of an entity, derived from its fields. */
export function entityForm(entity: Entity): FormSpec {
  const { titleField, fields } = entity;
  const shown = formFields(entity);
  const valuesOf = (valueOf: (field: Field, name: string) => unknown): ItemValues => ({
    ...Object.fromEntries(shown.map(([field, each]) => [field, valueOf(each, field)])),
    ...(shown.some(([, { kind }]) => kind === 'media') ? emptyMedium : {}),
    uploads: [],
  });
  return {
    schema: sentBy(entity),
    empty: valuesOf(emptyValue),
    toValues: (document) => valuesOf((each, field) => formValue(each, document, field)),
    titleOf: (values) => textIn(values, titleField).trim(),
    fields,
  };
}

const lineOf = (value: unknown) => (typeof value === 'string' ? withoutBreaks(value) : value);

/** The problem of an amount such as `1.500`. */
function twoAmounts(path: string, typed: string): FieldError {
  const whole = typed.replace(/\D/g, '');
  const decimal = toEuro(toCents(typed.replace(/[^\d.,]/g, '').replace(',', '.')));
  return {
    path,
    code: 'ambiguousAmount',
    values: { whole, decimal },
    message: `Enter ${whole} or ${decimal}`,
  };
}

function formFields({ fields }: Entity): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => field.kind !== 'order' || field.isInForm !== false);
}

function emptyValue({ kind, initial, blank }: Field): unknown {
  if (initial !== undefined) return structuredClone(initial);
  return kind === 'price' ? '' : structuredClone(blank);
}

function formValue(field: Field, document: Values, name: string): unknown {
  const value = document[name];
  if (field.kind === 'date') return toDay(textIn(document, name));
  if (field.kind === 'price') return value ?? '';
  if (field.kind === 'text') return lineOf(value);
  if (field.kind === 'references') return idsIn(document[field.readAs]);
  if (field.kind !== 'media') return structuredClone(value);
  const media = z.array(mediaItem).parse(value);
  return media.map(({ id, type, url, caption = '' }) => ({ id, type, url, caption }));
}

/** Ids of the documents that the API returns for a reference field. */
export function idsIn(read: unknown): string[] {
  return z
    .array(z.object({ id: z.string() }))
    .catch([])
    .parse(read)
    .map(({ id }) => id);
}

/** Ids in the value of a reference field of a form. */
export const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The person's own changes on top of those that others have saved since. */
export function rebase<V extends FormValues>(base: Values, mine: Values, theirs: V): V {
  const changed = Object.entries(mine).filter(([field, value]) => !isSameValue(value, base[field]));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Whether two form values are equal; files are equal only if they are the same object. */
export const isSameValue = (a: unknown, b: unknown): boolean => replaceEqualDeep(a, b) === a;

const sentMedia = z.array(mediaItemInput);

/** The body of a create: media without the ids of the form's list and without blank captions, dates as days. */
export function createBody(name: EntityName, values: Values): FormValues {
  return Object.fromEntries(
    formFields(entityOf(name)).map(([field, { kind }]) => {
      const value = values[field];
      if (kind === 'media')
        return [field, sentMedia.parse(value).map(({ id: _own, ...medium }) => withCleanCaption(medium))];
      return [field, kind === 'date' ? toDay(textIn(values, field)) : value];
    }),
  );
}

/**
 * The body of an update. If the first medium fills a main image, that image and the media's captions are sent only
 * where they changed (specification section 7, events).
 */
export function updateBody(name: EntityName, values: Values, before: Values): FormValues {
  const { fields } = entityOf(name);
  const body = createBody(name, values);
  for (const [field, definition] of Object.entries(fields)) {
    if (definition.kind !== 'media') continue;
    const known = z.array(mediaItem).parse(before[field]);
    const hadCaption = (url: string) => known.some((medium) => medium.url === url && medium.caption);
    // A removed caption is sent empty, because the API keeps one that is missing (contract).
    const media = sentMedia
      .parse(body[field])
      .map((medium) => (!medium.caption && hadCaption(medium.url) ? { ...medium, caption: '' } : medium));
    const { mainImage } = definition;
    if (mainImage === undefined) {
      body[field] = media;
      continue;
    }
    if (body[mainImage] === before[mainImage]) delete body[mainImage];
    const captions = new Set(known.map(({ url, caption = '' }) => JSON.stringify([url, caption])));
    body[field] = media.map(({ type, url, caption }) =>
      captions.has(JSON.stringify([url, caption ?? ''])) ? { type, url } : { type, url, caption },
    );
  }
  return body;
}

/**
 * The fields that the API will return in another form than they are sent, for a write that is still queued. `before`
 * is undefined for a new document.
 */
export function readValues(name: EntityName, sent: Values, before: Values | undefined): FormValues {
  const read: FormValues = {};
  for (const [field, { kind, blank }] of Object.entries(entityOf(name).fields)) {
    const value = sent[field];
    if (value === undefined) {
      if (!before) read[field] = blank;
      continue;
    }
    if (kind === 'date') read[field] = toIsoDate(textIn(sent, field)) ?? value;
    if (kind === 'media') {
      const known = z.array(mediaItem).catch([]).parse(before?.[field]);
      read[field] = mergeMedia(known, sentMedia.parse(value), newKey);
    }
  }
  return read;
}
