import { clean } from './clean.js';
import { fold, signs } from './fold.js';

/** The letters, with and without marks, that `fold` makes one letter of, `eèéêë…`, or two: `ssß`, `aeæ`. */
const variants = new Map<string, string>();
// Single characters of Latin, Greek and Cyrillic.
for (const [first, last] of [
  [0xc0, 0x24f],
  [0x370, 0x4ff],
  [0x1e00, 0x1fff],
] as const) {
  for (let code = first; code <= last; code++) {
    const folded = fold(String.fromCodePoint(code));
    if (/^\p{L}{1,2}$/u.test(folded))
      variants.set(folded, (variants.get(folded) ?? '') + String.fromCodePoint(code));
  }
}

const pairs = [...variants.keys()].filter((letters) => letters.length === 2);
const parts = new RegExp(`${pairs.join('|')}|.`, 'gsu');

/** What stands behind a character and is no part of a search: marks, and what `clean` keeps within letters and emoji. */
const unsearched = '[\\p{M}\u200c\u200d\u{e0020}-\u{e007f}]*';

/** The longest search, folded; a person types less, and MongoDB takes patterns of 32 KB. */
const maxLength = 100;

/**
 * The words of a search as regular expressions that find them whatever their case and marks, for databases that cannot
 * fold a text: `durres` finds 'Durrës', also where the mark is a character of its own. A text finds itself.
 */
export function searchPatterns(search: string): string[] {
  const words = [''];
  // Letters that are one each when folded: two of them may be written as one, `ss` as ß.
  let letters = '';
  const add = (pattern: string) => {
    words.push((words.pop() ?? '') + patternOf(letters) + pattern);
    letters = '';
  };
  let length = 0;
  for (const typed of clean(search).replace(/\p{M}/gu, '')) {
    const folded = fold(typed);
    length += folded.length;
    if (length > maxLength) break;
    const isWhole = typed === folded || new RegExp(`^${patternOf(folded) || unsearched}$`, 'iu').test(typed);
    // No stored text has NUL, and MongoDB refuses patterns with it.
    if (/[\s\0]/.test(folded) || (folded === '' && !isWhole)) {
      add('');
      words.push('');
    } else if (!isWhole) add(`(?:${patternOf(folded)}|${literal(typed)}${unsearched})`);
    else if (Array.from(folded).length > 1) add(patternOf(folded));
    else letters += folded;
  }
  add('');
  return words.filter((word) => word !== '');
}

function patternOf(folded: string): string {
  const patterns = (folded.match(parts) ?? []).map((part) => {
    const [first = '', second] = Array.from(part);
    if (second === undefined) return characterPattern(first);
    const both = characterPattern(first) + characterPattern(second);
    return `(?:${both}|[${variants.get(part) ?? ''}]${unsearched})`;
  });
  return patterns.join('');
}

function characterPattern(character: string): string {
  if (/\p{L}/u.test(character)) {
    const all = new Set(character + character.toUpperCase() + (variants.get(character) ?? ''));
    return `[${[...all].join('')}]${unsearched}`;
  }
  const sign = signs[character];
  // NFKD makes an acute accent that stands alone an apostrophe in a search, not in what is stored.
  if (sign !== undefined) return `[${sign}${character === "'" ? '´' : ''}]${unsearched}`;
  return literal(character) + unsearched;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}
