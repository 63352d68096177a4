import { z } from 'zod';
import { group } from '../composite.js';
import { optionalText } from '../fields.js';
import type { Field, FieldDefinitions, FieldKind, FieldOf } from '../kinds.js';
import * as shapes from '../shapes.js';
import { isEmpty, type Values, valuesIn } from '../values.js';

// What is translated of the fields of each kind.

/** Source texts with the paths of their translations: `title`, `hero.heading`, `captions.<id>`. */
type Sources = readonly (readonly [path: string, source: unknown])[];

type Kind<F extends Field> = {
  /** The fields of its texts in one language, each of which may be absent; null removes it. */
  readonly texts: (name: string, field: F) => FieldDefinitions;
  readonly sources: (name: string, field: F, value: unknown) => Sources;
  /** A change of its value leaves the parts that it does not name. */
  readonly isMerged?: boolean;
};

/** Kinds whose value is translated as a whole, if their field is translatable. */
const whole: Kind<Field> = {
  texts: (name, field) => (field.isTranslatable ? { [name]: nullable(field) } : {}),
  sources: (name, field, value) => (field.isTranslatable ? [[name, value]] : []),
};

/** Their translation may be absent, also where the source is required. */
const words: Kind<FieldOf<'text' | 'longText'>> = {
  texts: (name, field) => {
    const { maxLength } = { maxLength: undefined, ...field };
    return whole.texts(name, {
      ...field,
      shape: shapes.text(field.label, maxLength),
      // Never the text that the source has until it is saved.
      default: '',
      blank: '',
    });
  },
  sources: whole.sources,
};

const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text: words,
  longText: words,
  suggestion: whole,
  choice: whole,
  flag: whole,
  date: whole,
  moment: whole,
  status: whole,
  price: whole,
  number: whole,
  image: whole,
  order: whole,
  reference: whole,
  references: whole,
  translations: { ...whole, isMerged: true },
  captions: { ...whole, isMerged: true },
  languages: whole,
  kept: whole,
  group: {
    texts: (name, { label, fields }) => {
      const inner = textsOf(fields);
      return isNone(inner) ? {} : { [name]: nullable(parts(label, inner)) };
    },
    sources: (name, { fields }, value) =>
      sourcesOf(fields, valuesIn(value)).map(([path, source]) => [`${name}.${path}`, source]),
  },
  list: {
    texts: (name, field) => {
      const inner = textsOf(partsOf(field.item));
      if (isNone(inner)) return whole.texts(name, field);
      // Its entries stand for those of the source by their position, so all parts of one may be empty.
      const item = { ...group(field.item.label, {}), fields: inner, shape: strict(field.item.label, inner) };
      const shape = z.array(item.shape).max(100);
      const read = z.array(z.looseObject({}));
      return { [name]: nullable({ ...field, item, shape, read, default: [], blank: [] }) };
    },
    sources: (name, field, value) => {
      const inner = partsOf(field.item);
      if (isNone(textsOf(inner))) return whole.sources(name, field, value);
      const entries = Array.isArray(value) ? value.map((each) => sourcesOf(inner, valuesIn(each))) : [];
      return [[name, entries.map((each) => Object.fromEntries(each))]];
    },
  },
  media: {
    texts: (_name, field) => (field.isTranslatable ? { captions } : {}),
    sources: (_name, field, value) =>
      field.isTranslatable && Array.isArray(value) ? value.flatMap(sourceOfCaption) : [],
  },
};

// The register has the kind's own entry, which TypeScript cannot tell for a union of fields.
const kindOf = (field: Field) => kinds[field.kind] as Kind<Field>;

/** Stored texts with a change on top: absent parts stay, empty ones and null are removed. */
export function mergeTexts(field: Field, stored: unknown, sent: unknown): Values {
  const merged: Record<string, unknown> = { ...valuesIn(stored) };
  if (sent === null) return {};
  for (const [name, value] of Object.entries(valuesIn(sent))) {
    const part = 'fields' in field ? field.fields[name] : undefined;
    const isMerged = part && kindOf(part).isMerged;
    const next = isMerged ? mergeTexts(part, merged[name], value) : withoutEmptyParts(value);
    if (isEmpty(next)) Reflect.deleteProperty(merged, name);
    else merged[name] = next;
  }
  return merged;
}

/** A list without the empty parts of its entries, which keep their places. */
function withoutEmptyParts(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) =>
    typeof entry === 'object'
      ? Object.fromEntries(Object.entries(valuesIn(entry)).filter(([, part]) => !isEmpty(part)))
      : entry,
  );
}

/** The fields of one language's texts. */
export function textsOf(fields: FieldDefinitions): FieldDefinitions {
  const texts = Object.entries(fields).map(([name, field]) => kindOf(field).texts(name, field));
  return Object.assign({}, ...texts);
}

export function sourcesOf(fields: FieldDefinitions, values: Values): Sources {
  return Object.entries(fields).flatMap(([name, field]) => kindOf(field).sources(name, field, values[name]));
}

/** Fields under one name, each of which may be absent. */
export function parts(label: string, fields: FieldDefinitions): FieldOf<'translations'> {
  const read = Object.entries(fields).map(([name, field]) => [name, field.read.optional()] as const);
  return {
    kind: 'translations',
    label,
    fields,
    shape: strict(label, fields),
    read: z.object(Object.fromEntries(read)),
    default: {},
    blank: {},
  };
}

/** A text that null removes, and whatever is empty, of whichever kind (contract, Languages of content). */
export function nullable<F extends Field>(field: F): F {
  return { ...field, initial: undefined, shape: removable(field.shape) };
}

function removable(shape: z.ZodType) {
  return z.preprocess((sent) => (isNothing(sent) ? null : sent), shape.nullable());
}

function isNothing(sent: unknown): boolean {
  return Array.isArray(sent) ? sent.length === 0 : typeof sent === 'string' && sent.trim() === '';
}

const isNone = (fields: FieldDefinitions) => Object.keys(fields).length === 0;

const partsOf = (item: Field): FieldDefinitions => ('fields' in item ? item.fields : {});

/** The caption of a medium; none of one that the server has not given its id yet. */
function sourceOfCaption(medium: unknown): Sources {
  const { id, caption = '' } = valuesIn(medium);
  return typeof id === 'string' ? [[`captions.${id}`, caption]] : [];
}

const caption = optionalText('Caption', 1000);

const captions: FieldOf<'captions'> = {
  kind: 'captions',
  label: 'Captions',
  entry: caption,
  shape: removable(z.record(z.string(), removable(caption.shape))),
  read: z.record(z.string(), z.string()),
  default: {},
  blank: {},
};

function strict(label: string, fields: FieldDefinitions): z.ZodType {
  const optional = Object.entries(fields).map(([name, field]) => [name, field.shape.optional()] as const);
  return z.strictObject(Object.fromEntries(optional), { error: wrongType(label) });
}

/** Only for what is no object: unknown parts have a message of their own. */
const wrongType = (label: string) => (raised: { readonly code?: string | undefined }) =>
  raised.code === 'invalid_type' ? `${label} must be an object` : undefined;
