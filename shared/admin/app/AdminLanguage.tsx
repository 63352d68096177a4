import { type ReactNode, useEffect } from 'react';
import { type Language, languages } from '@ritmi/shared/domain/language';
import { LanguageProvider, useLanguage } from '@ritmi/shared/ui/Language';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { languageKey, storedLanguage } from '../host/language.js';
import { PlainButton } from '../kit/look/frames.js';

const chosen = createStore<Language | null>(null);

function choose(language: Language): void {
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

const names: Readonly<Record<Language, string>> = { sq: 'Shqip', en: 'English' };

/** A button that switches to the other language, labelled in that language. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <PlainButton key={other} lang={other} onClick={() => choose(other)}>
        {names[other]}
      </PlainButton>
    ));
}
