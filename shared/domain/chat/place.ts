import { type FoldedText, writtenBetween } from './foldedText.js';
import type { Read } from './reading.js';
import { towns } from './towns.js';

type Found = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
};

const from = /\b(?:nga|prej|from|near|afer|te lapraka i)\s+$/;
const nearTown = /\b(?:near|afer|prane|outside)\s+$/;

/** A name that begins with a kind of house: up to four words, until a sign or a word of the sentence. */
const house =
  '(?:hotel|restorant|restaurant|resort|salla|sall|vila|villa|klub|club|bar kafe|bar|lokali|taverna|kompleksi|kompleks|rooftop|fshati turistik|agroturizem)';
const stop =
  '(?:ne|n|me|per|date|dt|daten|data|ora|at|in|on|for|with|and|dhe|edhe|e|jemi|kemi|duam|dasme|dasem|wedding|te|tek|ku|a|sa|mbaron|rreth|live|dj|festa|gala|dinner)';
const namedHouse = new RegExp(
  `\\b${house}(?:i|it|in)? (?:(?!${stop}\\b)[a-z&'-]+(?: (?:e|i|te) [a-z]+)?)(?: (?!${stop}\\b)[a-z&'-]+){0,3}`,
  'g',
);
/** `Emerald Hotel`, `Rogner Hotel`: the kind behind the name, both with a capital. */
const houseBehind =
  /\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+)? (?:Hotel|Resort|Restaurant|Restorant|Hall|Palace|Club)\b/gu;
/** Behind a preposition, with a capital, in what was written. */
const behindAt = /(?<![\p{L}])(?:at|tek|te|At|Te|Tek) (?<name>\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+)*)/gu;
const label =
  /(?:^|\n)\s*(?:vendi|lokacioni|venue|location|place|salla)\s*[:=-]\s*(?<name>[^\n]+)|\bvenue: (?<other>[^.\n]+)/i;

/** Where the night is: the town of the list, and the house when one is named. A capital alone makes a doubt. */
export function readPlace(text: FoldedText): Read<string> | null {
  const labelled = label.exec(text.written)?.groups;
  const answer = (labelled?.['name'] ?? labelled?.['other'] ?? '').trim();
  const town = townOf(text);
  const found = houseOf(text) ?? atOf(text);
  if (answer !== '') {
    const name = withTown(answer, town);
    return { value: name, isSure: true, from: answer };
  }
  if (!found && !town) return null;
  if (!found) return town && { value: town.name, isSure: town.isSure, from: fromFound(text, town) };
  const name = found.name;
  return {
    value: town ? withTown(name, town) : name,
    isSure: found.isSure && (town?.isSure ?? true),
    from: town ? `${name} … ${fromFound(text, town)}` : name,
  };
}

function fromFound(text: FoldedText, { start, end }: Found): string {
  return writtenBetween(text, start, end);
}

/** The town that is not the one where people come from; in doubt when there are two, or it is only near. */
function townOf({ folded }: FoldedText): Found | null {
  const all = towns.flatMap(([name, pattern]) =>
    [...folded.matchAll(pattern)].map((match) => {
      const start = match.index;
      const before = folded.slice(Math.max(0, start - 12), start);
      const isOrigin = from.test(before) && !nearTown.test(before);
      return { name, start, end: start + match[0].length, isOrigin, isNear: nearTown.test(before) };
    }),
  );
  const found = all
    .filter(
      (each) =>
        !all.some(
          (other) =>
            other !== each &&
            other.start <= each.start &&
            other.end >= each.end &&
            other.end - other.start > each.end - each.start,
        ),
    )
    .sort((one, other) => Number(one.isOrigin) - Number(other.isOrigin) || one.start - other.start);
  const [first] = found;
  if (!first) return null;
  const names = new Set(found.filter(({ isOrigin }) => isOrigin === first.isOrigin).map(({ name }) => name));
  return { ...first, isSure: names.size === 1 && !first.isOrigin && !first.isNear };
}

/** A house by its kind, as it was written, with a capital, and without its town, which follows anyway. */
function houseOf(text: FoldedText): Found | null {
  for (const match of text.folded.matchAll(namedHouse)) {
    const start = match.index;
    const kept = beforeTown(text.folded, start, start + match[0].length);
    const name = writtenBetween(text, start, kept);
    if (kept <= start || !/ /.test(name) || isSentence(name)) continue;
    return { name: capital(name), start, end: kept, isSure: true };
  }
  const [behind] = [...text.written.matchAll(houseBehind)];
  return behind ? { name: behind[0], start: 0, end: 0, isSure: true } : null;
}

/** Lower case throughout: `bar ne plazh` names no house. */
function isSentence(name: string): boolean {
  return !/\s\S*\p{Lu}/u.test(name) && !/^(?:hotel|restorant|resort|salla)/i.test(name);
}

function beforeTown(folded: string, start: number, end: number): number {
  const starts = towns
    .flatMap(([, pattern]) => [...folded.matchAll(pattern)].map((match) => match.index))
    .filter((each) => each > start && each <= end);
  const until = Math.min(end, ...starts.filter((each) => !/^[a-z]+ [a-z]/.test(folded.slice(each, end))));
  return start + folded.slice(start, until).replace(/[ ,]+$/, '').length;
}

function atOf(text: FoldedText): Found | null {
  for (const match of text.written.matchAll(behindAt)) {
    const name = match.groups?.['name'] ?? '';
    const [first = ''] = name.split(' ');
    if (/^Ri(?: |$)/.test(name)) continue;
    if (towns.some(([, pattern]) => new RegExp(`^(?:${pattern.source})$`).test(first.toLowerCase())))
      continue;
    return { name, start: match.index, end: match.index, isSure: false };
  }
  return null;
}

function withTown(name: string, town: Found | null): string {
  if (!town || town.isSure === false) return name;
  const last = name.split(/[ ,]+/).at(-1) ?? '';
  if (name.includes(town.name) || startsAlike(last, town.name)) return name;
  return `${name}, ${town.name}`;
}

function startsAlike(one: string, other: string): boolean {
  return one.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase();
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
