import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, languages, type Message } from '@ritmi/shared/domain/language';

type LanguageValue = {
  readonly language: Language;
  /** The text of the visitor's language. */
  readonly t: (message: Message) => string;
  /** The address of a page of ours in the visitor's language: `/sherbime` → `/en/sherbime`. */
  readonly to: (path: string) => string;
};

const [defaultLanguage] = languages;

/** A path of ours under the prefix of a language; the default language has none. */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

function valueOf(language: Language): LanguageValue {
  return { language, t: (message) => message[language], to: (path) => pathIn(language, path) };
}

const Context = createContext<LanguageValue>(valueOf(defaultLanguage));

type LanguageProviderProps = { readonly language: Language; readonly children: ReactNode };

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const value = useMemo(() => valueOf(language), [language]);
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageValue {
  return useContext(Context);
}
