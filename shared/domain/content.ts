import { z } from 'zod';
import { interfaceOf, type Language, languages, type Message, sourceLanguage } from './language.js';

/**
 * A text that an administrator wrote: a string in the source language, or a text with its language. It cannot be used as
 * a string, so that the compiler names each place that shows one without saying in which language it is. `<Content>` of
 * shared/ui shows it.
 */
export type ContentText = string | { readonly lang: Language; readonly text: string };

export const contentText: z.ZodType<ContentText> = z.union([
  z.string(),
  z.object({ lang: z.enum(languages), text: z.string() }),
]);

/** A document whose named fields are texts of administrators. */
export type Written<T, K extends keyof T> = Omit<T, K> & {
  readonly [F in K]: T[F] extends readonly string[] ? readonly ContentText[] : ContentText;
};

/** A text in this language. */
export function contentIn(language: Language, text: string): ContentText {
  return language === sourceLanguage ? text : { lang: language, text };
}

/** One of the program's own texts, where a text of an administrator may stand too. */
export function messageIn(language: Language, message: Message): ContentText {
  const own = interfaceOf(language);
  return contentIn(own, message[own]);
}

/** Only the words, for places that cannot say in which language they are. */
export function plainText(content: ContentText): string {
  return typeof content === 'string' ? content : content.text;
}

export function contentLanguage(content: ContentText): Language {
  return typeof content === 'string' ? sourceLanguage : content.lang;
}

/** The paragraphs of a text, which empty lines divide. */
export function paragraphsOf(content: ContentText): ContentText[] {
  const lang = contentLanguage(content);
  return plainText(content)
    .split(/\n\s*\n/)
    .map((paragraph) => contentIn(lang, paragraph));
}

/**
 * A document in one language: each text that has a translation is replaced by it, the others stay in the source
 * language.
 * @param document its `translations` have the shape of its fields, below each language
 */
export function inLanguage(document: Translated, language: Language): unknown {
  const { translations = {}, ...source } = document;
  return merged(source, translations[language], language);
}

export type Translated = { readonly translations?: Readonly<Partial<Record<Language, unknown>>> };

function merged(source: unknown, translation: unknown, language: Language): unknown {
  if (typeof translation === 'string' && translation !== '') return contentIn(language, translation);
  if (typeof translation !== 'object' || translation === null) return source;
  const translations = new Map(Object.entries(translation));
  if (Array.isArray(source)) {
    return source.map((each, index) => merged(each, translations.get(String(index)), language));
  }
  if (typeof source !== 'object' || source === null) return source;
  return Object.fromEntries(
    Object.entries(source).map(([name, each]) => [name, merged(each, translations.get(name), language)]),
  );
}
