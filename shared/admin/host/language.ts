import type { InterfaceLanguage } from '@ritmi/shared/domain/language';

/** Contract, browser storage: one key for the language. */
export const languageKey = 'language';

/** Albanian with the labels that the contract fixes in English, English, or Albanian throughout. */
export const wordings = ['sq', 'en', 'shqip'] as const;

export type Wording = (typeof wordings)[number];

/** The wording stored in this browser: Albanian with English labels until the person chooses another. */
export function storedWording(): Wording {
  try {
    const stored = window.localStorage.getItem(languageKey);
    return wordings.find((each) => each === stored) ?? wordings[0];
  } catch {
    return wordings[0];
  }
}

export function languageOfWording(wording: Wording): InterfaceLanguage {
  return wording === 'shqip' ? 'sq' : wording;
}
