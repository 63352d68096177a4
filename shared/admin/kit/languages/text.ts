import { calledLanguage, type Language, type Message } from '@ritmi/shared/domain/language';
import type { Differing } from '@ritmi/shared/domain/translations/numbers';
import type { Progress } from '@ritmi/shared/domain/translations/progress';

export const languageText = {
  tabs: { sq: 'Gjuha e teksteve', en: 'Language of the texts' },
  missing: { sq: 'Mungon', en: 'Missing' },
  stale: { sq: 'Teksti shqip ka ndryshuar', en: 'The Albanian text has changed' },
  before: { sq: 'Më parë:', en: 'Before:' },
  now: { sq: 'Tani:', en: 'Now:' },
  stillRight: { sq: 'Ende e saktë', en: 'Still right' },
  notReviewed: { text: 'Failed to update translation', saysWhy: true },
} as const;

/** `Anglisht`. */
export function nameOf(language: Language): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: sq.charAt(0).toUpperCase() + sq.slice(1), en };
}

export function progressText(language: Language, { done, total }: Progress): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `${done} nga ${total} tekste në ${sq}`, en: `${done} of ${total} texts in ${en}` };
}

export function holdBack(language: Language): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `Mos e shfaq në ${sq}`, en: `Hold ${en} back` };
}

/**
 * The label of a translation's input. The Albanian one does not contain the English label of the source, so that a
 * search for that one finds a single input.
 */
export function labelOf(language: Language, { label, sourceName = label }: Named): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `${sourceName} (${sq})`, en: `${en}: ${label}` };
}

type Named = { readonly label: string; readonly sourceName?: string };

export function missingNote(language: Language): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `Mungon në ${sq}`, en: `Missing in ${en}` };
}

export function missingIn(language: Language, count: number): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `Mungon në ${sq} (${count})`, en: `Missing in ${en} (${count})` };
}

export function staleNote(language: Language): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `E vjetruar në ${sq}`, en: `Out of date in ${en}` };
}

export function staleIn(language: Language, count: number): Message {
  const { sq, en } = calledLanguage(language);
  return { sq: `E vjetruar në ${sq} (${count})`, en: `Out of date in ${en} (${count})` };
}

export function numbersText(language: Language, { inSource, inTranslation }: Differing): Message {
  const { sq, en } = calledLanguage(language);
  const own = inSource.join(', ') || '–';
  const other = inTranslation.join(', ') || '–';
  return {
    sq: `Numrat ndryshojnë: shqip ${own}, ${sq} ${other}`,
    en: `Numbers differ: Albanian ${own}, ${en} ${other}`,
  };
}
