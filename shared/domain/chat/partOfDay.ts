import { type FoldedText, writtenBetween } from './foldedText.js';
import type { Read } from './reading.js';

type PartOfDay = 'day' | 'evening' | 'all';

const all =
  /\b(?:gjithe|tere|krejt|komplet) (?:dites?|diten)\b|\b(?:drek[ae]|dreken) (?:dhe|e|edhe|deri ne|deri) (?:dark[ae]|darken)\b|\ball day\b|\bday and (?:night|evening)\b|\blunch and dinner\b/;
const evening =
  /\b(?:dark[ae]?|darken|mbremj[ae]|mbremjen|mbremjes|mbreme|mbrame|neser mbrema|sonte|sande|tonight|evening|dinner|late night)\b|\bn(?:e|a)?t(?:en|es)\b(?! e (?:mire|kanag|vit|flam))/;
const day =
  /\b(?:drek[ae]|dreken|mesdit[ae]|paradit[ae]|pasdit[ae]|mengjes\w*|lunch|brunch|afternoon|morning|noon|gjate dites)\b/;
const greeting = /\b(?:good (?:evening|morning|afternoon)|mir(?:e )?mbrem\w*|naten e mire|good night)\b/g;
const clock =
  /\b(?:ora|oren|ores|ne oren|prej|at|from) (?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?: ?(?<half>am|pm))?\b|\b(?<full>\d{1,2})[:](?<rest>\d{2})(?: ?(?<halves>am|pm))?\b|\b(?<plain>\d{1,2}) ?(?<only>am|pm)\b/;

/** From this hour on a night begins in the evening. */
const eveningFrom = 17;

/** When on the day: as it was said, else by the hour at which it begins. */
export function readPart(text: FoldedText): Read<PartOfDay> | null {
  const folded = text.folded.replace(greeting, (words) => '-'.repeat(words.length));
  const isTwo = day.test(folded) && evening.test(folded);
  for (const [value, pattern] of [
    ['all', all],
    ['evening', evening],
    ['day', day],
  ] as const) {
    const match = pattern.exec(folded);
    if (match) return { value, isSure: value === 'all' || !isTwo, from: fromMatch(text, match) };
  }
  const match = clock.exec(folded);
  const groups = match?.groups ?? {};
  const hour = Number(groups['hour'] ?? groups['full'] ?? groups['plain'] ?? Number.NaN);
  if (!match || Number.isNaN(hour) || hour > 24) return null;
  const half = groups['half'] ?? groups['halves'] ?? groups['only'];
  const from24 = half === 'pm' && hour < 12 ? hour + 12 : hour;
  // `ora 8` of a night is rarely the morning.
  const isClear = half !== undefined || hour >= 11;
  const isEvening = from24 >= eveningFrom || (!isClear && hour >= 6);
  if (from24 < 6) return null;
  return { value: isEvening ? 'evening' : 'day', isSure: isClear, from: fromMatch(text, match) };
}

function fromMatch(text: FoldedText, match: RegExpExecArray): string {
  return writtenBetween(text, match.index, match.index + match[0].length);
}
