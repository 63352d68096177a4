import { toIsoDate } from '../time/date.js';
import type { DateDoubt } from './reading.js';

/** A date that a text names, before it is known in which year it is. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** The day that it is in a year; null when that year has none, and always for `gusht` alone. */
  readonly inYear: (year: number) => string | null;
  /** Null when it was not said. */
  readonly year: number | null;
  readonly doubts: readonly DateDoubt[];
};

/** The day when a message was written; today when the copy does not say it. */
export type Written = { readonly day: string; readonly isKnown: boolean };

export type Scan = {
  readonly folded: string;
  readonly isEnglish: boolean;
  readonly writtenAt: (place: number) => Written;
};

/** How dates are said: a pattern with the flag `g`, and the mentions in a match of it. */
export type DateRule = {
  readonly pattern: RegExp;
  readonly read: (
    groups: Readonly<Record<string, string | undefined>>,
    written: Written,
    scan: Scan,
  ) => readonly Found[];
};

type Found = Pick<Mention, 'inYear' | 'year'> & { readonly doubts?: readonly DateDoubt[] };

/** Words behind a number that say that it counts people, money, time or length, and is no part of a date. */
export const countWords =
  '(?:veta|vete|vet|persona|person|njerez|te ftuar|mysafir|musafir|nxenes|guests|people|ppl|pax|students|euro|eur|€|%|ore|leke|lek|min|km|tavolina|vjet|vjec|nata|net|x)';

/** Source of a pattern of a year behind a date. */
export const yearPattern = `(?:[ ,./-]{0,3}(?:(?:te )?viti?t?|of)? ?(?<year>20\\d\\d|'\\d\\d|\\d\\d(?![\\d:.]| ?${countWords}))\\b)?`;

/** The year of a match of `yearPattern`; two digits are one that a night can be booked for, else no year. */
export function yearOf(text: string | undefined, { day }: Written): number | null {
  if (text === undefined) return null;
  const digits = text.replace("'", '');
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  const now = Number(day.slice(0, 4));
  return year >= now - 1 && year <= now + 5 ? year : null;
}

/** `YYYY-MM-DD`; null when there is no such day. */
export function dayOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return toIsoDate(text) === null ? null : text;
}

/** A day that is known already, such as tomorrow. */
export function knownDay(day: string, doubts: readonly DateDoubt[] = []): Found {
  return { inYear: () => day, year: Number(day.slice(0, 4)), doubts };
}

/** Every mention that the rules find; where two overlap, the longer one. */
export function findMentions(rules: readonly DateRule[], scan: Scan): Mention[] {
  const found: Mention[] = [];
  for (const { pattern, read } of rules)
    for (const match of scan.folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      for (const each of read(match.groups ?? {}, scan.writtenAt(start), scan))
        found.push({ doubts: [], ...each, start, end });
    }
  const byLength = [...found].sort((one, other) => other.end - other.start - (one.end - one.start));
  const kept: Mention[] = [];
  for (const each of byLength)
    if (
      !kept.some(
        ({ start, end }) =>
          each.start < end && start < each.end && !(each.start === start && each.end === end),
      )
    )
      kept.push(each);
  return [...kept].sort((one, other) => one.start - other.start);
}
