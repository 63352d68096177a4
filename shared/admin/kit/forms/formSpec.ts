import { toDay, toIsoDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { mergeMedia } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import { z } from 'zod';
import { editedMedia, listedMedia, newMedia, noMedium } from '../media/listedMedia.js';
import { newKey } from '../newKey.js';

/** The values of a form by their wire names. */
export type FormValues = Record<string, unknown>;

/** What a form is: the shape of its values, how a document fills them, and what is sent, which the schema gives out. */
export type FormSpec<D> = {
  readonly schema: z.ZodType<FormValues, FormValues>;
  readonly empty: FormValues;
  readonly toValues: (document: D) => FormValues;
  /** What people call the document in the form. */
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
export function entityForm(name: EntityName): FormSpec<Values> {
  const { create, label, titleField } = entityOf(name);
  const fields = formFields(name);
  const boxes = fields.some(([, { kind }]) => kind === 'media') ? noMedium : {};
  return {
    schema: create,
    empty: { ...Object.fromEntries(fields.map(([field, each]) => [field, emptyValue(each)])), ...boxes },
    toValues: (document) => ({
      ...Object.fromEntries(fields.map(([field, each]) => [field, formValue(each, document, field)])),
      ...boxes,
    }),
    titleOf: (values) => textIn(values, titleField).trim() || `New ${label}`,
    fields: entityOf(name).fields,
    labels: Object.fromEntries(fields.map(([field, each]) => [field, labelOf(each)])),
  };
}

function formFields(name: EntityName): [string, Field][] {
  return Object.entries(entityOf(name).fields).filter(
    ([, field]) => field.kind !== 'order' || field.isInForm !== false,
  );
}

/** What people read beside a field's value, where no file input stands beside it. */
function labelOf({ kind, label, inputLabel = label }: Field): string {
  return kind === 'image' ? label : inputLabel;
}

function emptyValue({ kind, initial, blank }: Field): unknown {
  if (initial !== undefined) return structuredClone(initial);
  return kind === 'price' ? '' : structuredClone(blank);
}

function formValue(field: Field, document: Values, name: string): unknown {
  const value = document[name];
  switch (field.kind) {
    case 'date':
      return toDay(textIn(document, name));
    case 'price':
      return value ?? '';
    case 'media':
      return listedMedia(z.array(mediaItem).parse(value)).media;
    case 'references':
      return idsIn(document[field.readAs]);
    case 'text':
    case 'longText':
    case 'suggestion':
    case 'choice':
    case 'flag':
    case 'texts':
    case 'image':
    case 'order':
      return structuredClone(value);
  }
}

/** Ids of the documents that a reference field reads with. */
export function idsIn(read: unknown): string[] {
  return z
    .array(z.object({ id: z.string() }))
    .catch([])
    .parse(read)
    .map(({ id }) => id);
}

const sentMedia = z.array(mediaItemInput);

/** What is sent to create a document: media without the ids of the form's list, days as they were typed. */
export function createBody(name: EntityName, values: Values): FormValues {
  return Object.fromEntries(
    formFields(name).map(([field, { kind }]) => {
      const value = values[field];
      if (kind === 'media') return [field, newMedia(sentMedia.parse(value))];
      return [field, kind === 'date' ? toDay(textIn(values, field)) : value];
    }),
  );
}

/**
 * What is sent to change a document. A main image that follows from the media is sent when it changed, and where it
 * does, media say their captions only when those changed (specification section 7, events).
 */
export function updateBody(name: EntityName, values: Values, before: Values): FormValues {
  const { fields } = entityOf(name);
  const body = createBody(name, values);
  for (const [field, definition] of Object.entries(fields)) {
    if (definition.kind !== 'media') continue;
    const known = z.array(mediaItem).parse(before[field]);
    const media = editedMedia(sentMedia.parse(values[field]), known);
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
 * How a document reads after a write that is still in the outbox, where that is not as it is written. `before` is
 * undefined for a new one.
 */
export function asRead(name: EntityName, sent: Values, before: Values | undefined): FormValues {
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
