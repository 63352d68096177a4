import type { Field, FieldDefinitions, FieldKind, FieldOf } from '@ritmi/shared/domain/kinds';
import { demoMediumId, mainImage, mediaType, mergeMedia } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import { mergeTexts } from '@ritmi/shared/domain/translations/kinds';
import { Schema, Types } from 'mongoose';
import { z } from 'zod';

/** Values by the names of their fields. */
export type Fields = Record<string, unknown>;

export function newId(): string {
  return new Types.ObjectId().toHexString();
}

/** Ids in the stored value of references. */
export function idsIn(value: unknown): string[] {
  return z.array(z.string()).catch([]).parse(value);
}

type Write = {
  /** The sent fields beside this one. */
  readonly change: Fields;
  /** The stored value, undefined on create. */
  readonly current: unknown;
};

/** An id of a document of another entity in a value, and where it is. */
export type Link = { readonly path: readonly string[]; readonly to: string; readonly id: string };

type UrlOf = (file: string) => string;

/** What the database does with the fields of one kind. */
type Kind<F extends Field> = {
  /** Type in Mongoose. zod has validated every value, so it adds no rules. */
  readonly type: unknown;
  /** Whether GET of the list takes a query parameter of the field's name. */
  readonly isFilter?: (field: F) => boolean;
  /** Whether `sort=newest` sorts by it, and whether one recognizes a document by it. */
  readonly isNewest?: (field: F) => boolean;
  readonly isPicture?: (field: F) => boolean;
  /** A stored value, with the blank values of parts that were added after it was stored. */
  readonly stored?: (field: F, value: unknown) => unknown;
  /** The value that is stored for the one that was sent; undefined leaves the stored one. */
  readonly normalize?: (field: F, sent: unknown, write: Write) => unknown;
  /** A stored value as it is sent to be stored again just so. */
  readonly toSent?: (field: F, value: unknown) => unknown;
  /** Further fields that derive from a value. */
  readonly complete?: (field: F, value: unknown, whole: Fields) => Fields;
  /** The single documents of other entities that a value names. */
  readonly links?: (field: F, value: unknown, path: readonly string[]) => readonly Link[];
  /** The value of a demo document, which has names of files in place of URLs. */
  readonly withUrls?: (field: F, value: unknown, urlOf: UrlOf) => unknown;
};

const media = z.array(mediaItem).catch([]);
const sentMedia = z.array(mediaItemInput);

const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text: { type: String },
  longText: { type: String },
  suggestion: { type: String },
  choice: { type: String, isFilter: ({ isFilter }) => isFilter === true },
  status: { type: String },
  moment: { type: String },
  flag: { type: Boolean, isFilter: ({ filter }) => filter !== undefined },
  date: { type: String, isNewest: ({ sorts }) => sorts === 'newest' },
  price: {
    type: String,
    // A write that hides a price and leaves it empty keeps the stored one (contract, hidden prices).
    normalize: ({ hiddenBy }, sent, { change, current }) => {
      const isHiding = current !== undefined && hiddenBy !== undefined && change[hiddenBy] === true;
      return isHiding && !sent ? undefined : sent;
    },
  },
  number: { type: Number },
  group: {
    type: Schema.Types.Mixed,
    stored: ({ fields, blank }, value) => storedFields(fields, partsOf(value ?? blank)),
    normalize: ({ fields }, sent, { current }) => ({
      ...partsOf(current),
      ...normalizeFields(fields, partsOf(sent), current === undefined ? null : partsOf(current)),
    }),
    toSent: ({ fields }, value) => sentFields(fields, partsOf(value)),
    links: ({ fields }, value, path) => linksOf(fields, partsOf(value), path),
    withUrls: ({ fields }, value, urlOf) => withUrls(fields, partsOf(value), urlOf),
  },
  list: {
    type: Schema.Types.Mixed,
    stored: ({ item, blank }, value) => entriesOf(value ?? blank).map((entry) => storedValue(item, entry)),
    // A list is replaced whole, so its entries are all new.
    normalize: ({ item }, sent) =>
      entriesOf(sent).map((entry) => normalValue(item, entry, { change: {}, current: undefined })),
    links: ({ item }, value, path) =>
      entriesOf(value).flatMap((entry, place) => linksIn(item, entry, [...path, String(place)])),
    withUrls: ({ item }, value, urlOf) => entriesOf(value).map((entry) => valueWithUrls(item, entry, urlOf)),
  },
  image: {
    type: String,
    isPicture: ({ takes }) => takes !== 'audio',
    withUrls: (_, value, urlOf) => urlOf(String(value)),
  },
  media: {
    type: Schema.Types.Mixed,
    normalize: (_, sent, { current }) => mergeMedia(media.parse(current), sentMedia.parse(sent), newId),
    // A medium without a caption would keep that of the same medium in the document.
    toSent: (_, value) => media.parse(value).map((medium) => ({ caption: '', ...medium })),
    complete: ({ mainImage: image }, value, whole) =>
      image === undefined ? {} : { [image]: mainImage(z.string().parse(whole[image]), media.parse(value)) },
    withUrls: (_, value, urlOf) =>
      demoMedia.parse(value).map(({ file, caption }) => ({
        id: demoMediumId(file),
        type: mediaType(file),
        url: urlOf(file),
        caption,
      })),
  },
  translations: {
    type: Schema.Types.Mixed,
    normalize: (field, sent, { current }) => mergeTexts(field, current, sent),
    // What is absent is removed, where a change would leave it.
    toSent: ({ fields }, value) => mapped(fields, (field, name) => sentTexts(field, partsOf(value)[name])),
  },
  captions: { type: Schema.Types.Mixed },
  languages: { type: Schema.Types.Mixed },
  order: { type: Number },
  reference: {
    type: String,
    isFilter: () => true,
    links: ({ to }, id, path) => (typeof id === 'string' && id !== '' ? [{ path, to, id }] : []),
  },
  references: { type: Schema.Types.Mixed, isFilter: () => true },
  kept: { type: Schema.Types.Mixed },
};

function sentTexts(field: Field, texts: unknown): unknown {
  if (!('fields' in field) || field.kind !== 'translations') return texts ?? null;
  return mapped(field.fields, (each, name) => sentTexts(each, partsOf(texts)[name]));
}

const partsOf = (value: unknown): Fields => z.record(z.string(), z.unknown()).catch({}).parse(value);

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const demoMedia = z.array(z.object({ file: z.string(), caption: z.string() }));

// The register has the kind's own entry, which TypeScript cannot tell for a union of fields.
const kindOf = (field: Field) => kinds[field.kind] as Kind<Field>;

/** The fields' types in Mongoose. */
export function mongooseTypes(fields: FieldDefinitions): Record<string, { readonly type: unknown }> {
  return mapped(fields, (field) => ({ type: kindOf(field).type }));
}

/** The stored values of the fields. One that was added after the document was stored has its blank or guessed value. */
export function storedFields(fields: FieldDefinitions, stored: Fields): Fields {
  return mapped(fields, (field, name) => storedValue(field, stored[name] ?? guessed(field, stored)));
}

function storedValue(field: Field, value: unknown): unknown {
  return kindOf(field).stored?.(field, value) ?? value ?? field.blank;
}

function guessed(field: Field, document: Fields): unknown {
  return 'guess' in field ? field.guess?.(document) : undefined;
}

/** What is guessed at each read of a document until it is stored. */
export function guessedFields(fields: FieldDefinitions, stored: Fields): Fields {
  const names = Object.keys(fields).filter((name) => stored[name] === undefined);
  const guesses = names.map((name) => [name, fields[name] && guessed(fields[name], stored)]);
  return Object.fromEntries(guesses.filter(([, guess]) => guess !== undefined));
}

/** The single documents of other entities that values name. */
export function linksOf(fields: FieldDefinitions, values: Fields, path: readonly string[] = []): Link[] {
  return Object.entries(fields).flatMap(([name, field]) => linksIn(field, values[name], [...path, name]));
}

function linksIn(field: Field, value: unknown, path: readonly string[]): readonly Link[] {
  return kindOf(field).links?.(field, value, path) ?? [];
}

/** The sent values as they are stored. `current` has the stored fields, null on create. */
export function normalizeFields(fields: FieldDefinitions, change: Fields, current: Fields | null): Fields {
  const normal: Fields = {};
  for (const [name, sent] of Object.entries(change)) {
    const value = normalValue(fields[name], sent, { change, current: current?.[name] });
    if (value !== undefined) normal[name] = value;
  }
  return normal;
}

function normalValue(field: Field | undefined, sent: unknown, write: Write): unknown {
  const normalize = field && kindOf(field).normalize;
  return field && normalize && sent !== undefined ? normalize(field, sent, write) : sent;
}

/** Stored values as they are sent to be stored again just so. */
export function sentFields(fields: FieldDefinitions, stored: Fields): Fields {
  const sent = Object.entries(stored).map(([name, value]) => [name, sentValue(fields[name], value)]);
  return Object.fromEntries(sent);
}

/** The same for one value; a field that there is no longer has it as it is. */
export function sentValue(field: Field | undefined, value: unknown): unknown {
  const toSent = field && kindOf(field).toSent;
  return field && toSent ? toSent(field, value) : value;
}

/** Fills in fields that derive from others, such as a main image from the first medium, and those that are guessed. */
export function completeFields(fields: FieldDefinitions, whole: Fields): Fields {
  const derived = Object.entries(fields).map(([name, field]) => {
    if ('derive' in field && field.derive) return { [name]: field.derive(whole) };
    const guess = whole[name] === undefined ? guessed(field, whole) : undefined;
    return guess === undefined ? kindOf(field).complete?.(field, whole[name], whole) : { [name]: guess };
  });
  return Object.assign({ ...whole }, ...derived);
}

/** Names of the fields by which a list can be filtered: flags, choices and references that visitors may read. */
export function filtersOf(fields: FieldDefinitions): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.isInternal && is('isFilter', fields[name]));
}

/** Name of the first field that is the day by which `sort=newest` sorts, or a picture of the document. */
export function fieldThat(question: 'isNewest' | 'isPicture', fields: FieldDefinitions): string | undefined {
  return Object.keys(fields).find((name) => is(question, fields[name]));
}

function is(question: 'isFilter' | 'isNewest' | 'isPicture', field: Field | undefined): boolean {
  return field !== undefined && (kindOf(field)[question]?.(field) ?? false);
}

/** A demo document with URLs in place of file names. */
export function withUrls(fields: FieldDefinitions, demo: Fields, urlOf: UrlOf): Fields {
  const changed = Object.entries(demo).map(([name, value]) => [
    name,
    valueWithUrls(fields[name], value, urlOf),
  ]);
  return Object.fromEntries(changed);
}

function valueWithUrls(field: Field | undefined, value: unknown, urlOf: UrlOf): unknown {
  const change = field && kindOf(field).withUrls;
  return field && change ? change(field, value, urlOf) : value;
}

function mapped<T>(fields: FieldDefinitions, valueOf: (field: Field, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));
}
