import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { LanguageProvider, type Reword, useLanguage } from '@ritmi/shared/ui/Language';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { space } from '@ritmi/shared/ui/tokens';
import { languageKey, languageOfWording, storedWording, type Wording } from '../host/language.js';
import { inAlbanian } from '../kit/inAlbanian.js';
import { ChoiceButton } from '../kit/look/ChoiceButton.js';
import { ButtonRow } from '../kit/look/frames.js';
import { appText } from './text.js';

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

const Labels = styled(CheckLabel)`
  margin-top: ${space(1)};
  font-size: 0.9375rem;
`;

/** A button of each language, named in it, and in Albanian whether the fixed labels are English, as they are at first. */
export function LanguageSwitch() {
  const { t } = useLanguage();
  const wording = useWording();
  const isEnglish = wording === 'en';
  return (
    <div role="group" aria-label={t(appText.languages)}>
      <ButtonRow>
        <ChoiceButton lang="en" aria-pressed={isEnglish} onClick={() => choose('en')}>
          English
        </ChoiceButton>
        <ChoiceButton lang="sq" aria-pressed={!isEnglish} onClick={() => choose(isEnglish ? 'sq' : 'shqip')}>
          Shqip
        </ChoiceButton>
      </ButtonRow>
      {isEnglish ? null : (
        <Labels lang="sq">
          <CheckBox
            checked={wording === 'sq'}
            onChange={({ target }) => choose(target.checked ? 'sq' : 'shqip')}
          />
          Etiketat anglisht
        </Labels>
      )}
    </div>
  );
}
