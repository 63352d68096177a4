import { type InterfaceLanguage, interfaceLanguages } from '@ritmi/shared/domain/language';

/** Contract, browser storage: one key for the language. */
export const languageKey = 'language';

/** The language stored in this browser: Albanian until the person chooses English. */
export function storedLanguage(): InterfaceLanguage {
  try {
    const stored = window.localStorage.getItem(languageKey);
    return interfaceLanguages.find((each) => each === stored) ?? interfaceLanguages[0];
  } catch {
    return interfaceLanguages[0];
  }
}
