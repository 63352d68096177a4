import { type FoldedText, writtenBetween } from './foldedText.js';
import { numberWords, readNumber } from './numberWords.js';
import type { Read } from './reading.js';

const number = `\\d{1,3}(?:[. ,]\\d{3})|\\d{1,5}|${numberWords}`;
const people =
  '(?:veta|vete|vet|veteve|persona|person|personave|njerez|njerz|te ftuar|ftuar|mysafire?|musafire?|pjesemarres|nxenes\\w*|maturante|dasmore?|gra|burra|femije|femijeve|guests?|people|ppl|pax|persons|students|adults|invitees)';
const about =
  '(?:rreth|afersisht|nja|diku|mbi|deri(?: ne)?|max|maksimum|minimum|kah|aty nga|around|about|approximately|approx|roughly|over|up to|some|~)';

/** Guests in a message, from the clearest: with a word for people, in a list of answers, behind `jemi`, by tables. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<about>${about}(?: te| nga)? )?\\b(?:(?:${number})\\s?(?:-|deri|ne|to|ose)\\s?(?<range>))?(?<count>${number})(?<more>\\+)?\\s?(?<people>${people})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:te ftuar|persona|guests|mysafire|veta|nr i te ftuarve)\\s?[:=]\\s?(?<about>${about} |~)?(?<count>${number})(?<more>\\+)?\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:jemi|do jemi|do te jemi|we are|we will be|we'll be)(?: gjithsej)? (?<about>${about} )?(?<count>\\d{2,4})(?<more>\\+)?(?!\\d| ?(?:euro|vjec|vjet))\\b`,
    'g',
  ),
  /(?<![\d.+])(?<count>\d{2,4})(?<more>\+)(?!\d)/g,
];
const tables = /\b(?<count>\d{1,3}) (?:tavolina|tryeza|tables)\b/;
const perTable = 10;

/** How many guests; in doubt when it is about that, a range (its upper end), of several numbers, or counted by tables. */
export function readGuests(text: FoldedText): Read<number> | null {
  for (const pattern of patterns) {
    const found = [...text.folded.matchAll(pattern)].flatMap((match) => {
      const count = readNumber(match.groups?.['count'] ?? '');
      if (count === null || count < 1 || count > 100_000) return [];
      const { about: isAbout, range, more } = match.groups ?? {};
      const isSure = isAbout === undefined && range === undefined && more === undefined;
      return [{ count, isSure, start: match.index, end: match.index + match[0].length }];
    });
    const most = [...found].sort((one, other) => other.count - one.count)[0];
    if (most)
      return {
        value: most.count,
        isSure: most.isSure && new Set(found.map(({ count }) => count)).size === 1,
        from: writtenBetween(text, most.start, most.end),
      };
  }
  const match = tables.exec(text.folded);
  if (!match) return null;
  const from = writtenBetween(text, match.index, match.index + match[0].length);
  return { value: Number(match.groups?.['count']) * perTable, isSure: false, from };
}
