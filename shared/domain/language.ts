/** Languages of the public site; the first one is the default (specification section 1). */
export const languages = ['sq', 'en'] as const;

export type Language = (typeof languages)[number];

const [defaultLanguage, ...others] = languages;

/** A path of the site with the prefix of a language; the default language has none. */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of a page's path, and the path without its prefix: `/en/sherbime` is `/sherbime` in English. */
export function languageOf(pathname: string): { readonly language: Language; readonly path: string } {
  const language = others.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`));
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/** One visible text in every language: a missing one does not compile. */
export type Message = Readonly<Record<Language, string>>;
