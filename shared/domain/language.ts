/** Languages of the program's own texts. Every `Message` has a text in each. */
export const interfaceLanguages = ['sq', 'en'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** One visible text in every interface language: a missing one does not compile. */
export type Message = Readonly<Record<InterfaceLanguage, string>>;

/** Languages of what administrators write, and so of the site. The first one is the source of translations. */
const contentLanguages = {
  sq: { name: 'Shqip', called: { sq: 'shqip', en: 'Albanian' }, locale: 'sq_AL' },
  en: { name: 'English', called: { sq: 'anglisht', en: 'English' }, locale: 'en_GB' },
} as const;

export type Language = keyof typeof contentLanguages;

// `Object.keys` returns strings.
export const languages = Object.keys(contentLanguages) as readonly Language[];

/** The language in which content is written first; its pages have no prefix (specification section 1). */
export const sourceLanguage = 'sq' satisfies Language;

/** A language into which content is translated. */
export type TargetLanguage = Exclude<Language, typeof sourceLanguage>;

const [firstTarget, ...otherTargets] = languages.filter(
  (each): each is TargetLanguage => each !== sourceLanguage,
);
if (!firstTarget) throw new Error('There is no language to translate into');

export const targetLanguages = [firstTarget, ...otherTargets] as const;

export function languageName(language: Language): string {
  return contentLanguages[language].name;
}

/** What a language is called in those of the interface. */
export function calledLanguage(language: Language): Message {
  return contentLanguages[language].called;
}

/** For Open Graph: `sq_AL`. */
export function localeOf(language: Language): string {
  return contentLanguages[language].locale;
}

/** The language of the program's own texts on a page: English where there are none in the page's. */
export function interfaceOf(language: Language): InterfaceLanguage {
  return interfaceLanguages.find((each) => each === language) ?? 'en';
}

/**
 * Reads each document once per language: several renders share an answer of the API, and reading takes longer than
 * rendering what was read. Documents must not change.
 */
export function oncePerLanguage<D extends object, T>(
  read: (document: D, language: Language) => T,
): (document: D, language: Language) => T {
  const known = new WeakMap<D, Map<Language, T>>();
  return (document, language) => {
    const inLanguages = known.get(document) ?? new Map<Language, T>();
    known.set(document, inLanguages);
    const value = inLanguages.has(language) ? (inLanguages.get(language) as T) : read(document, language);
    inLanguages.set(language, value);
    return value;
  };
}

/** A path of the site with the prefix of a language; the source language has none. */
export function pathIn(language: Language, path: string): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of a page's path, and the path without its prefix: `/en/sherbime` is `/sherbime` in English. */
export function languageOf(pathname: string): { readonly language: Language; readonly path: string } {
  const language = targetLanguages.find(
    (each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`),
  );
  if (!language) return { language: sourceLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}
