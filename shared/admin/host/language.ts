import { type Language, languages } from '@ritmi/shared/domain/language';

/** Contract, browser storage: one key for the language. */
export const languageKey = 'language';

/** The language stored in this browser: Albanian until the person chooses English. */
export function storedLanguage(): Language {
  try {
    const stored = window.localStorage.getItem(languageKey);
    return languages.find((each) => each === stored) ?? languages[0];
  } catch {
    return languages[0];
  }
}
