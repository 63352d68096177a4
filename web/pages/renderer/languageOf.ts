import { type Language, languages } from '@ritmi/shared/domain/language';

const [defaultLanguage, ...others] = languages;

/** The language of a page by its path, and the path without it: `/en/sherbime` is `/sherbime` in English. */
export function languageOf(pathname: string): { readonly language: Language; readonly path: string } {
  const language =
    others.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`)) ?? defaultLanguage;
  return {
    language,
    path: language === defaultLanguage ? pathname : pathname.slice(language.length + 1) || '/',
  };
}
