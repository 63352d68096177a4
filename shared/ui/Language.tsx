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

/** Gives a text, or a set of texts, in other words of the same language. */
export type Reword = <T>(text: T) => T;

const asItIs: Reword = (text) => text;

function valueOf(language: Language, reword: Reword): LanguageValue {
  return {
    language,
    t: (words) => reword(words[interfaceOf(language)]),
    to: (path) => pathIn(language, path),
  };
}

const Context = createContext<LanguageValue>(valueOf(sourceLanguage, asItIs));

type LanguageProviderProps = {
  readonly language: Language;
  /** Must be stable. */
  readonly reword?: Reword;
  readonly children: ReactNode;
};

export function LanguageProvider({ language, reword = asItIs, children }: LanguageProviderProps) {
  const value = useMemo(() => valueOf(language, reword), [language, reword]);
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageValue {
  return useContext(Context);
}
