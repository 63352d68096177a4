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

const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * A text as it is compared in searches: without case, diacritics and what nobody sees, and with the quotes, apostrophes
 * and dashes of a keyboard. `dorde` equals 'Đorđe', and `'n'zemer` equals '‘N’zemër'.
 */
export function fold(text: string): string {
  return (
    clean(text)
      .normalize('NFC')
      // NFKD makes it a space and a mark.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(letters, (letter) => plain[letter] ?? letter)
      .replace(/[‘’‚‛‹›ʹʻʼʽ`′]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      .replace(/[\p{Dash_Punctuation}−]/gu, '-')
      .replace(/\s+/g, ' ')
  );
}

/** Whether a text contains every word of a search: `ndricim` finds 'Ndriçim'. */
export function matches(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
