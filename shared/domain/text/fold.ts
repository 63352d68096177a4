import { clean } from './clean.js';

/** Signs that decomposition does not reduce to those of a plain keyboard. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

/** What people and programs write for the signs of a keyboard, as parts of a pattern. */
export const signs: Readonly<Record<string, string>> = {
  "'": "'‘’‚‛‹›ʹʻʼʽ`′",
  '"': '"“”„‟«»',
  '-': '\\p{Pd}−',
};

const likeSign = Object.entries(signs).map(([sign, all]) => [sign, new RegExp(`[${all}]`, 'gu')] as const);

const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * A text as it is compared in searches: without case, diacritics and what nobody sees, and with the quotes, apostrophes
 * and dashes of a keyboard. `dorde` equals 'Đorđe', and `'n'zemer` equals '‘N’zemër'.
 */
export function fold(text: string): string {
  const inLetters = clean(text)
    .normalize('NFC')
    // NFKD makes it a space and a mark.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(letters, (letter) => plain[letter] ?? letter);
  return likeSign
    .reduce((folded, [sign, like]) => folded.replace(like, sign), inLetters)
    .replace(/\s+/g, ' ');
}

/** Whether a text contains every word of a search: `ndricim` finds 'Ndriçim'. */
export function matches(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
