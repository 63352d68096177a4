import { type ReactNode, useEffect } from 'react';
import { type InterfaceLanguage, interfaceLanguages, languageName } from '@ritmi/shared/domain/language';
import { LanguageProvider, useLanguage } from '@ritmi/shared/ui/Language';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { languageKey, storedLanguage } from '../host/language.js';
import { PlainButton } from '../kit/look/frames.js';

const chosen = createStore<InterfaceLanguage | null>(null);

function choose(language: InterfaceLanguage): void {
  chosen.set(language);
  try {
    window.localStorage.setItem(languageKey, language);
  } catch (error) {
    // The choice lasts until the page is closed.
    console.error(error);
  }
}

/** Provides the language that was chosen in this browser: Albanian until the person chooses English. */
export function AdminLanguage({ children }: { readonly children: ReactNode }) {
  const language = useStore(chosen) ?? storedLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}

/** A button that switches to the other language, labelled in that language. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  return interfaceLanguages
    .filter((other) => other !== language)
    .map((other) => (
      <PlainButton key={other} lang={other} onClick={() => choose(other)}>
        {languageName(other)}
      </PlainButton>
    ));
}
