import { z } from 'zod';
import type { MediaItem } from './shapes.js';
import {
  interfaceOf,
  type Language,
  type Message,
  sourceLanguage,
  type TargetLanguage,
  targetLanguages,
} from './language.js';
import { partOf } from './values.js';

/**
 * A text that an administrator wrote: a string in the source language, or a text under its language, `{ en: 'Rain?' }`,
 * since pages send many of them. It cannot be used as
 * a string, so that the compiler names each place that shows one without saying in which language it is. `<Content>` of
 * shared/ui shows it.
 */
export type ContentText = string | Readonly<Partial<Record<TargetLanguage, string>>>;

export const contentText: z.ZodType<ContentText> = z.union([
  z.string(),
  z.partialRecord(z.enum(targetLanguages), z.string()),
]);

/** A document whose named fields are texts of administrators. */
export type Written<T, K extends keyof T> = Omit<T, K> & {
  readonly [F in K]: T[F] extends readonly string[] ? readonly ContentText[] : ContentText;
};

/** A text in this language. */
export function contentIn(language: Language, text: string): ContentText {
  return language === sourceLanguage ? text : { [language]: text };
}

/** One of the program's own texts, where a text of an administrator may stand too. */
export function messageIn(language: Language, message: Message): ContentText {
  const own = interfaceOf(language);
  return contentIn(own, message[own]);
}

/** Only the words, for places that cannot say in which language they are. */
export function plainText(content: ContentText): string {
  return typeof content === 'string' ? content : (content[languageIn(content)] ?? '');
}

export function contentLanguage(content: ContentText): Language {
  return typeof content === 'string' ? sourceLanguage : languageIn(content);
}

function languageIn(content: Exclude<ContentText, string>): TargetLanguage {
  return targetLanguages.find((each) => each in content) ?? targetLanguages[0];
}

/** The paragraphs of a text, which empty lines divide. */
export function paragraphsOf(content: ContentText): ContentText[] {
  const lang = contentLanguage(content);
  return plainText(content)
    .split(/\n\s*\n/)
    .map((paragraph) => contentIn(lang, paragraph));
}

/** What a document has besides its texts; a page sends the texts of one language only. */
type ForEditors = 'translations' | 'hiddenLanguages' | 'translationState';

/** A document in one language, whose named fields are texts of administrators. */
export type InLanguage<T, K> = {
  readonly [F in keyof T as Exclude<F, ForEditors>]: F extends K
    ? T[F] extends readonly string[]
      ? readonly ContentText[]
      : ContentText
    : T[F] extends readonly MediaItem[]
      ? readonly MediumInLanguage[]
      : T[F];
};

export type MediumInLanguage = Omit<MediaItem, 'caption'> & { readonly caption?: ContentText | undefined };

/**
 * A document in one language: each text that has a translation is replaced by it, the others stay in the source
 * language. So are documents inside it. A translated list of texts replaces the whole list.
 * @param document its `translations`, if it has them, have the shape of its fields, below each language
 */
export function inLanguage(document: object, language: Language): unknown {
  return merged(document, undefined, language);
}

export type Translated = { readonly translations?: Readonly<Partial<Record<Language, unknown>>> };

function merged(source: unknown, translation: unknown, language: Language): unknown {
  if (typeof source === 'string') {
    return typeof translation === 'string' && translation !== '' ? contentIn(language, translation) : source;
  }
  if (Array.isArray(source)) {
    if (isTexts(translation)) return translation.map((text) => contentIn(language, text));
    return source.map((each, index) => merged(each, partOf(translation, String(index)), language));
  }
  if (typeof source !== 'object' || source === null) return source;
  const { translations, hiddenLanguages: _hidden, translationState: _state, ...own }: Loose = { ...source };
  const texts = partOf(translations, language) ?? translation;
  const captions = partOf(texts, 'captions');
  return Object.fromEntries(
    Object.entries(own).map(([name, each]) => {
      const part =
        partOf(texts, name) ?? (Array.isArray(each) && captions ? captionsOf(each, captions) : undefined);
      return [name, merged(each, part, language)];
    }),
  );
}

type Loose = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

/** Captions, which stand by the ids of the media, as translations of a list of media. */
function captionsOf(media: readonly unknown[], captions: unknown): unknown {
  return media.map((medium) => ({ caption: partOf(captions, String(partOf(medium, 'id'))) }));
}
