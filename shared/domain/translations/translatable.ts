import { z } from 'zod';
import { group } from '../composite.js';
import type { Field, FieldDefinitions, FieldOf } from '../fields.js';
import { optionalText } from '../fields.js';
import { languageName, type TargetLanguage, targetLanguages } from '../language.js';
import * as shapes from '../shapes.js';
import { isInvisible } from '../text/clean.js';

// Content in several languages, as a property of fields (contract-content, Languages of content). An entity with a
// translatable field has two fields more: `translations`, whose parts have the shape of its fields, and
// `hiddenLanguages`. Schemas, OpenAPI, database, history and conflicts derive from them as from any other field.

/** Makes the text of a field translatable, the texts of a list, or the captions of media. Parts of groups too. */
export function translatable<const F extends Field>(field: F) {
  return { ...field, isTranslatable: true as const };
}

/** Translated texts by language, in the shape of the fields. */
export type Translations = Readonly<Partial<Record<TargetLanguage, Readonly<Record<string, unknown>>>>>;

/** Paths of fields whose translation is missing, or was made from another source text than today's. */
export const translationState = z.partialRecord(
  z.enum(targetLanguages),
  z.object({ missing: z.array(z.string()), stale: z.array(z.string()) }),
);

export type TranslationState = z.output<typeof translationState>;

type TranslationFields = {
  readonly translations: FieldOf<'translations'> & {
    readonly shape: z.ZodType<Translations>;
    readonly read: z.ZodType<Translations>;
    readonly default: object;
  };
  readonly hiddenLanguages: typeof hiddenLanguages;
};

type IsTranslatable<X> = X extends { readonly isTranslatable: true }
  ? true
  : X extends { readonly kind: 'media' }
    ? false
    : X extends { readonly fields: infer G }
      ? { [K in keyof G]: IsTranslatable<G[K]> }[keyof G]
      : X extends { readonly item: infer I }
        ? IsTranslatable<I>
        : false;

/** The fields of an entity, with those of its translations if it has translatable ones. */
export type WithTranslations<F> = true extends { [K in keyof F]: IsTranslatable<F[K]> }[keyof F]
  ? F & TranslationFields
  : F;

/** Names of the fields that are translatable texts. */
export type TextKey<F> = {
  [K in keyof F]: F[K] extends { readonly isTranslatable: true; readonly kind: 'text' | 'longText' | 'list' }
    ? K
    : never;
}[keyof F];

const languageNames = z.array(
  z.enum(targetLanguages, { error: `Language must be one of ${targetLanguages.join(', ')}` }),
  {
    error: 'Hidden languages must be a list',
  },
);

const hiddenLanguages = {
  kind: 'languages',
  label: 'Hidden languages',
  shape: languageNames.max(100).transform((all) => [...new Set(all)]),
  read: languageNames,
  default: [],
  blank: [],
} as const;

export function withTranslations<F extends FieldDefinitions>(fields: F): WithTranslations<F> {
  const texts = textFields(fields);
  const isTranslated = Object.keys(texts).length > 0;
  const named = targetLanguages.map((each) => [each, nullable(parts(languageName(each), texts))] as const);
  const added = {
    translations: { ...parts('Translations', Object.fromEntries(named)), default: {} },
    hiddenLanguages,
  };
  // Which of both it is follows from the fields.
  return (isTranslated ? { ...fields, ...added } : fields) as WithTranslations<F>;
}

/** The fields of one language's texts, each of which may be absent; null removes it. */
function textFields(fields: FieldDefinitions): Record<string, Field> {
  const texts: Record<string, Field> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'media') {
      if (field.isTranslatable) texts.captions = captions;
      continue;
    }
    const text = textField(field);
    if (text) texts[name] = text;
  }
  return texts;
}

export function textField(field: Field): Field | null {
  if (field.kind === 'group') {
    const inner = textFields(field.fields);
    return Object.keys(inner).length > 0 ? nullable(parts(field.label, inner)) : null;
  }
  if (field.kind === 'list' && field.item.kind === 'group') {
    const inner = textFields(field.item.fields);
    if (Object.keys(inner).length === 0) return null;
    // Its entries stand for those of the source by their position, so all parts of one may be empty.
    const item = { ...group(field.item.label, {}), fields: inner, shape: strict(field.item.label, inner) };
    return nullable({
      ...field,
      item,
      shape: z.array(item.shape).max(100),
      read: z.array(z.looseObject({})),
    });
  }
  if (!field.isTranslatable) return null;
  const { label } = field;
  if (field.kind !== 'text' && field.kind !== 'longText') return nullable(field);
  const { maxLength } = { maxLength: undefined, ...field };
  return nullable({ ...field, shape: shapes.text(label, maxLength), default: '' });
}

const entry = optionalText('Caption', 1000);

const captions: FieldOf<'captions'> = {
  kind: 'captions',
  label: 'Captions',
  entry,
  shape: z.record(z.string(), entry.shape.nullable()).nullable(),
  read: z.record(z.string(), z.string()),
  default: {},
  blank: {},
};

function parts(label: string, fields: FieldDefinitions): FieldOf<'translations'> {
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

function strict(label: string, fields: FieldDefinitions): z.ZodType {
  const optional = Object.entries(fields).map(([name, field]) => [name, field.shape.optional()] as const);
  return z.strictObject(Object.fromEntries(optional), { error: wrongType(label) });
}

/** Only for what is no object: unknown parts have a message of their own. */
const wrongType = (label: string) => (raised: { readonly code?: string | undefined }) =>
  raised.code === 'invalid_type' ? `${label} must be an object` : undefined;

const nullable = <F extends Field>(field: F): F => ({ ...field, shape: field.shape.nullable() });

type Values = Readonly<Record<string, unknown>>;

export const valuesIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Whether nobody would see anything of a text, a list or a list of parts. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isInvisible(value);
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value !== 'object' || value === null || Object.values(value).every(isEmpty);
}

/** Stored texts with a change on top: absent parts stay, empty ones and null are removed. */
export function mergeTexts(field: Field, stored: unknown, sent: unknown): Values {
  const merged: Record<string, unknown> = { ...valuesIn(stored) };
  if (sent === null) return {};
  for (const [name, value] of Object.entries(valuesIn(sent))) {
    const part = 'fields' in field ? field.fields[name] : undefined;
    const isNested = part?.kind === 'translations' || part?.kind === 'captions';
    const next = isNested ? mergeTexts(part, merged[name], value) : value;
    if (isEmpty(next)) Reflect.deleteProperty(merged, name);
    else merged[name] = next;
  }
  return merged;
}
