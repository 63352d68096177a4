import { cut } from './cut.js';
import { fold, signs } from './fold.js';

/** The letters, with and without marks, that `fold` makes one letter of: `eèéêë…`. */
const variants = new Map<string, string>();
// Latin letters with marks, as single characters.
for (const [first, last] of [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = first; code <= last; code++) {
    const [letter = '', ...more] = fold(String.fromCodePoint(code));
    if (more.length === 0 && /[a-z]/.test(letter))
      variants.set(letter, (variants.get(letter) ?? '') + String.fromCodePoint(code));
  }
}

/** The longest search; a person types less. */
const maxLength = 100;

/**
 * The words of a search as regular expressions that find them whatever their case and marks, for databases that cannot
 * fold a text: `durres` finds 'Durrës', also where the mark is a character of its own.
 */
export function searchPatterns(search: string): string[] {
  // No stored text has NUL, and MongoDB refuses patterns with it.
  const words = cut(fold(search).replaceAll('\0', ' '), maxLength).split(' ');
  return words.filter((word) => word !== '').map((word) => Array.from(word, patternOf).join(''));
}

function patternOf(letter: string): string {
  if (/[a-z]/.test(letter)) return `[${letter}${letter.toUpperCase()}${variants.get(letter) ?? ''}]\\p{M}*`;
  const sign = signs[letter];
  // NFKD makes an acute accent that stands alone an apostrophe in a search, not in what is stored.
  if (sign !== undefined) return `[${sign}${letter === "'" ? '´' : ''}]`;
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}
