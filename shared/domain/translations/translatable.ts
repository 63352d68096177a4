import { z } from 'zod';
import type { Field, FieldDefinitions, FieldOf } from '../kinds.js';
import { languageName, type TargetLanguage, targetLanguages } from '../language.js';
import { nullable, parts, textsOf } from './kinds.js';

// Content in several languages, as a property of fields (contract-content, Languages of content). An entity with a
// translatable field has two fields more: `translations`, whose parts have the shape of its fields, and
// `hiddenLanguages`. Schemas, OpenAPI, database, history and conflicts derive from them as from any other field.

/**
 * Makes the text of a field translatable, the texts of a list, or the captions of media. Parts of groups too.
 * @param sourceName what one such text is called in the source language, for the labels of its translations
 */
export function translatable<const F extends Field>(field: F, sourceName: string) {
  return { ...field, isTranslatable: true as const, sourceName };
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
  shape: languageNames
    .max(100, { error: 'Hidden languages has at most 100 entries' })
    .transform((all) => [...new Set(all)]),
  read: languageNames,
  default: [],
  blank: [],
} as const;

export function withTranslations<F extends FieldDefinitions>(fields: F): WithTranslations<F> {
  const texts = textsOf(fields);
  const isTranslated = Object.keys(texts).length > 0;
  const named = targetLanguages.map((each) => [each, nullable(parts(languageName(each), texts))] as const);
  const added = {
    translations: { ...parts('Translations', Object.fromEntries(named)), default: {} },
    hiddenLanguages,
  };
  // Which of both it is follows from the fields.
  return (isTranslated ? { ...fields, ...added } : fields) as WithTranslations<F>;
}
