import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type InterfaceLanguage,
  interfaceOf,
  type Language,
  pathIn,
  sourceLanguage,
} from '@ritmi/shared/domain/language';

type LanguageValue = {
  readonly language: Language;
  /** The text, or the set of texts, in the visitor's language. */
  readonly t: <T>(words: Readonly<Record<InterfaceLanguage, T>>) => T;
  /** The address of a page of ours in the visitor's language: `/sherbime` → `/en/sherbime`. */
  readonly to: (path: string) => string;
};

function valueOf(language: Language): LanguageValue {
  return {
    language,
    t: (words) => words[interfaceOf(language)],
    to: (path) => pathIn(language, path),
  };
}

const Context = createContext<LanguageValue>(valueOf(sourceLanguage));

type LanguageProviderProps = { readonly language: Language; readonly children: ReactNode };

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const value = useMemo(() => valueOf(language), [language]);
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageValue {
  return useContext(Context);
}
