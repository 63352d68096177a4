import { flatten } from '../composite.js';
import type { FieldIssue } from '../errors.js';
import type { FieldDefinitions } from '../kinds.js';
import { type TargetLanguage, targetLanguages } from '../language.js';
import { isEmpty, type Values, valuesIn } from '../values.js';
import { mergeTexts, sourcesOf } from './kinds.js';
import type { Translations, TranslationState } from './translatable.js';

// Which translations are missing, and which were made from another source text than today's.

/** The source texts by the paths of their translations: `title`, `hero.heading`, `captions.<id>`. */
export function sourceTexts(fields: FieldDefinitions, values: Values): Map<string, unknown> {
  return new Map(sourcesOf(fields, values));
}

/** The source text from which each translation was made, by language. Kept in the database only. */
export type TranslatedFrom = Readonly<
  Partial<Record<TargetLanguage, readonly (readonly [path: string, source: unknown])[]>>
>;

/** The translations of one language by the paths of their fields. */
export function translatedTexts(
  fields: FieldDefinitions,
  values: Values,
  language: TargetLanguage,
): Map<string, unknown> {
  const { translations } = fields;
  const field = translations && 'fields' in translations ? translations.fields[language] : undefined;
  const texts = valuesIn(valuesIn(values.translations)[language]);
  return new Map(field && 'fields' in field ? Object.entries(flatten(field.fields, texts)) : []);
}

export const isSameText = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

type Known = { readonly values: Values; readonly from: TranslatedFrom };

/** The sources after a write: a translation that it changed was made from today's text, all others are as they were. */
export function translatedFrom(fields: FieldDefinitions, after: Values, before?: Known): TranslatedFrom {
  const sources = sourceTexts(fields, after);
  const languages = targetLanguages.map((language) => {
    const old = before ? translatedTexts(fields, before.values, language) : new Map<string, unknown>();
    const from = new Map(before?.from[language]);
    const made = [...translatedTexts(fields, after, language)].map(([path, text]) => {
      const isOld = from.has(path) && isSameText(old.get(path), text);
      return [path, isOld ? from.get(path) : (sources.get(path) ?? '')] as const;
    });
    return [language, made] as const;
  });
  return Object.fromEntries(languages.filter(([, made]) => made.length > 0));
}

/** The sources when a person has found translations still right. */
export function reviewed(
  fields: FieldDefinitions,
  { values, from }: Known,
  { language, paths }: { readonly language: TargetLanguage; readonly paths: readonly string[] },
): TranslatedFrom {
  const sources = sourceTexts(fields, values);
  const made = (from[language] ?? []).map(
    ([path, source]) => [path, paths.includes(path) ? (sources.get(path) ?? '') : source] as const,
  );
  return { ...from, [language]: made };
}

/** What is missing and what is stale, in every language. */
export function stateOf(fields: FieldDefinitions, { values, from }: Known): TranslationState {
  const sources = sourceTexts(fields, values);
  const states = targetLanguages.map((language) => {
    const texts = translatedTexts(fields, values, language);
    const known = new Map(from[language]);
    const missing = [...sources].filter(([path, source]) => !isEmpty(source) && !texts.has(path));
    const stale = [...texts.keys()].filter((path) => !isSameText(known.get(path), sources.get(path)));
    return [language, { missing: missing.map(([path]) => path), stale }] as const;
  });
  return Object.fromEntries(states);
}

/** The translations without the captions of media that the write removes: a caption leaves with its medium. */
export function withoutLeftCaptions(fields: FieldDefinitions, after: Values, before: Values): Values {
  const old = sourceTexts(fields, before);
  const now = sourceTexts(fields, after);
  const left = [...old.keys()].filter((path) => path.startsWith(captionPath) && !now.has(path));
  if (left.length === 0 || !fields.translations) return after;
  const nothing = Object.fromEntries(left.map((path) => [path.slice(captionPath.length), null]));
  const change = Object.keys(valuesIn(after.translations)).map((each) => [each, { captions: nothing }]);
  return {
    ...after,
    translations: mergeTexts(fields.translations, after.translations, Object.fromEntries(change)),
  };
}

const captionPath = 'captions.';

/** The captions of media that the document does not have. */
export function unknownCaptions(fields: FieldDefinitions, values: Values): FieldIssue[] {
  const sources = sourceTexts(fields, values);
  return targetLanguages.flatMap((language) =>
    [...translatedTexts(fields, values, language)]
      .filter(([path, text]) => path.startsWith(captionPath) && !isEmpty(text) && !sources.has(path))
      .map(([path]) => {
        const id = path.slice(captionPath.length);
        const message = 'There is no medium with this id';
        return { path: ['translations', language, 'captions', id], code: 'unknownReference', message };
      }),
  );
}

type Translated = {
  readonly translations: Translations;
  readonly hiddenLanguages: readonly TargetLanguage[];
  readonly translationState?: TranslationState | undefined;
};

/** A document as visitors read it: without the texts of hidden languages, and without what is only for editors. */
export function withShownLanguages<T extends object>(document: T & Partial<Translated>): T {
  if (!document.translations) return document;
  const { translationState: _, ...read } = document;
  const hidden: readonly string[] = document.hiddenLanguages ?? [];
  const shown = Object.entries(document.translations).filter(([language]) => !hidden.includes(language));
  // The state is optional, and languages may be absent.
  return { ...read, translations: Object.fromEntries(shown) } as T;
}
