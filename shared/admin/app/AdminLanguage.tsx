import { type ReactNode, useEffect } from 'react';
import { LanguageProvider, type Reword } from '@ritmi/shared/ui/Language';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { languageKey, languageOfWording, storedWording, type Wording } from '../host/language.js';
import { inAlbanian } from '../kit/inAlbanian.js';
import { ButtonRow, PlainButton } from '../kit/look/frames.js';

const chosen = createStore<Wording | null>(null);

function choose(wording: Wording): void {
  chosen.set(wording);
  try {
    window.localStorage.setItem(languageKey, wording);
  } catch (error) {
    // The choice lasts until the page is closed.
    console.error(error);
  }
}

const useWording = () => useStore(chosen) ?? storedWording();

// A text stays a text, and anything else as it is.
const allAlbanian: Reword = <T,>(text: T) => (typeof text === 'string' ? inAlbanian(text) : text) as T;

/** Provides the wording that was chosen in this browser. */
export function AdminLanguage({ children }: { readonly children: ReactNode }) {
  const wording = useWording();
  const language = languageOfWording(wording);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageProvider language={language} {...(wording === 'shqip' && { reword: allAlbanian })}>
      {children}
    </LanguageProvider>
  );
}

/** Where each wording leads, with the words of the buttons. */
const others: Readonly<Record<Wording, Partial<Record<Wording, string>>>> = {
  sq: { en: 'English', shqip: 'Shqip' },
  en: { sq: 'Shqip' },
  shqip: { en: 'English', sq: 'Shqip, etiketat anglisht' },
};

/** Buttons that switch to the other wordings, each labelled in its language. */
export function LanguageSwitch() {
  const names = others[useWording()];
  const to = (wording: Wording) =>
    names[wording] && (
      <PlainButton key={wording} lang={languageOfWording(wording)} onClick={() => choose(wording)}>
        {names[wording]}
      </PlainButton>
    );
  return <ButtonRow>{[to('en'), to('shqip'), to('sq')]}</ButtonRow>;
}
