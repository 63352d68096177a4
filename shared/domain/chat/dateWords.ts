import { readNumber } from './numberWords.js';

/** Names of months and days as they are written in chats, without diacritics; what follows is an ending. */
const monthStems: readonly (readonly string[])[] = [
  ['janar', 'january', 'jan'],
  ['shkurt', 'fruer', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['prill', 'pril', 'april', 'apr'],
  ['maj', 'may'],
  ['qershor', 'qeshor', 'qershuer', 'june', 'jun'],
  ['korrik', 'korik', 'july', 'jul'],
  ['gusht', 'gush', 'gsht', 'august', 'aug'],
  ['shtator', 'shtatuer', 'shtatorr', 'september', 'sept', 'sep'],
  ['tetor', 'tetuer', 'tetorr', 'october', 'oct'],
  ['nentor', 'nanor', 'nandor', 'nentorr', 'november', 'nov'],
  ['dhjetor', 'dhetor', 'dhjetorr', 'december', 'dec'],
];
const monthEnding = /(?:it|in|i|un|ut|u|ve)?\.?$/;

const weekdayStems: readonly (readonly string[])[] = [
  ['hene', 'henen', 'hena', 'hane', 'hanen', 'monday', 'mon'],
  ['marte', 'marten', 'marta', 'tuesday', 'tue'],
  ['merkure', 'merkuren', 'merkura', 'merkur', 'wednesday', 'wed'],
  ['enjte', 'enjten', 'enjtja', 'ejte', 'ejten', 'thursday', 'thu'],
  ['premte', 'premten', 'premtja', 'prente', 'prenten', 'friday', 'fri'],
  ['shtune', 'shtunen', 'shtuna', 'shtun', 'shtunn', 'saturday', 'sat'],
  ['diele', 'dielen', 'diela', 'diel', 'dille', 'dillen', 'sunday', 'sun'],
];

const ordinalWords: readonly (readonly [number, readonly string[]])[] = [
  [1, ['pare', '1re', 'first', '1st']],
  [2, ['dyte', 'second', '2nd', '2-te', '2te']],
  [3, ['trete', 'third', '3rd', '3-te', '3te']],
  [4, ['katert', 'fourth', '4th', '4-t', '4t']],
  [-1, ['fundit', 'fundme', 'last']],
];

/** Source of a pattern of a month's name. */
export const monthPattern = `(?:${monthStems
  .flat()
  .sort((one, other) => other.length - one.length)
  .join('|')})(?:it|in|i|un|ut|u)?`;
/** Source of a pattern of a weekday's name. */
export const weekdayPattern = weekdayStems
  .flat()
  .sort((one, other) => other.length - one.length)
  .join('|');
/** Source of a pattern of 'first' to 'fourth' and 'last'. */
export const ordinalPattern = ordinalWords.flatMap(([, words]) => words).join('|');

/** The month of a name from 1; null for other words. */
export function monthOf(word: string): number | null {
  const index = monthStems.findIndex((stems) =>
    stems.some((stem) => word.startsWith(stem) && monthEnding.exec(word.slice(stem.length))?.index === 0),
  );
  return index < 0 ? null : index + 1;
}

/** The month that a word with one wrong, missing or additional letter means; null unless there is exactly one. */
export function monthOfTypo(word: string): number | null {
  const name = word.replace(/(?:it|in|i|un|ut)$/, '');
  const found = monthStems.flatMap((stems, index) =>
    stems.some((stem) => stem.length >= 5 && isOneOff(stem, name)) ? [index + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isOneOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
  return Math.max(left.length, right.length) <= 1 || isSwap;
}

/** From 0, Monday, to 6; null for other words. */
export function weekdayNumber(word: string): number | null {
  const index = weekdayStems.findIndex((stems) => stems.includes(word));
  return index < 0 ? null : index;
}

/** 1 to 4, or -1 for the last; null for other words. */
export function ordinalNumber(word: string): number | null {
  return ordinalWords.find(([, words]) => words.includes(word))?.[0] ?? null;
}

/** The number of a month that was said as a number: `muji 6`, `muajit tete`. */
export function monthNumber(text: string): number | null {
  const number = readNumber(text);
  return number !== null && number >= 1 && number <= 12 ? number : null;
}
