import { fold } from './fold.js';

/** The letters that people leave the marks of out, with those that they stand for. */
const variants: Readonly<Record<string, string>> = {
  a: 'aàáâãäå',
  c: 'cçćč',
  d: 'dđ',
  e: 'eèéêë',
  i: 'iìíîï',
  n: 'nñ',
  o: 'oòóôõö',
  s: 'sš',
  u: 'uùúûü',
  y: 'yýÿ',
  z: 'zž',
};

/** The longest search; a person types less. */
const maxLength = 100;

/**
 * The words of a search as regular expressions that find them whatever their case and marks, for databases that cannot
 * fold a text: `durres` finds 'Durrës', also where the mark is a character of its own.
 */
export function searchPatterns(search: string): string[] {
  const words = fold(search).slice(0, maxLength).split(' ');
  return words.filter((word) => word !== '').map((word) => Array.from(word, patternOf).join(''));
}

function patternOf(letter: string): string {
  const known = variants[letter];
  if (known !== undefined) return `[${known}${known.toUpperCase()}]\\p{M}*`;
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}
