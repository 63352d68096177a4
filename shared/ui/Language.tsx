import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, languages, pathIn } from '@ritmi/shared/domain/language';

type LanguageValue = {
  readonly language: Language;
  /** The text, or the set of texts, in the visitor's language. */
  readonly t: <T>(words: Readonly<Record<Language, T>>) => T;
  /** The address of a page of ours in the visitor's language: `/sherbime` → `/en/sherbime`. */
  readonly to: (path: string) => string;
  /** `lang` of text by administrators, which is always Albanian; undefined on an Albanian page. */
  readonly contentLang: Language | undefined;
};

function valueOf(language: Language): LanguageValue {
  const [contentLanguage] = languages;
  return {
    language,
    t: (words) => words[language],
    to: (path) => pathIn(language, path),
    contentLang: language === contentLanguage ? undefined : contentLanguage,
  };
}

const Context = createContext<LanguageValue>(valueOf(languages[0]));

type LanguageProviderProps = { readonly language: Language; readonly children: ReactNode };

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const value = useMemo(() => valueOf(language), [language]);
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageValue {
  return useContext(Context);
}
