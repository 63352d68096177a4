import { weekdayOf } from '../time/month.js';
import { exactRules } from './dateRules.js';
import { weekdayNumber, weekdayPattern } from './dateWords.js';
import { type FoldedText, writtenBetween } from './foldedText.js';
import { findMentions, type Mention, type Scan } from './mention.js';
import { openRules } from './openDateRules.js';
import type { DateDoubt, ReadDate } from './reading.js';
import { relativeRules } from './relativeDateRules.js';

type Dated = {
  readonly start: number;
  readonly end: number;
  readonly day: string | null;
  readonly doubts: readonly DateDoubt[];
  readonly isYearSaid: boolean;
};

const nearby = 40;

/** The date of the night; null when the messages name none. */
export function readDate(text: FoldedText, scan: Scan): ReadDate | null {
  const mentions = findMentions([...exactRules, ...relativeRules, ...openRules], scan);
  const meant = withoutWeekdays(mentions, scan.folded).filter((each) => !isOther(each, scan));
  const dated = meant.map((each) => resolved(each, meant, scan));
  const ahead = dated.filter(({ day, start }) => day === null || day >= scan.writtenAt(start).day);
  const known = ahead.filter(({ day }) => day !== null);
  const exact = known.filter(({ doubts }) => !doubts.includes('vague'));
  const candidates = [exact, known, ahead, dated].find((each) => each.length > 0) ?? [];
  const chosen = chosenOf(candidates, scan.folded);
  if (!chosen) return null;
  const same = candidates.filter(({ day }) => day === chosen.day);
  const others = [
    ...new Set(candidates.flatMap(({ day }) => (day === null || day === chosen.day ? [] : [day]))),
  ];
  const doubts = new Set(chosen.doubts.filter((doubt) => same.every((each) => each.doubts.includes(doubt))));
  if (others.length > 0 || (chosen.day === null && isOfTwoMonths(same, scan.folded))) doubts.add('several');
  if (chosen.day !== null && chosen.day < scan.writtenAt(chosen.start).day) {
    doubts.delete('year');
    doubts.add('past');
  }
  return {
    value: chosen.day,
    doubts: [...doubts].sort(),
    from: writtenBetween(text, chosen.start, chosen.end),
    others,
  };
}

function isOfTwoMonths(mentions: readonly Dated[], folded: string): boolean {
  return new Set(mentions.map(({ start, end }) => folded.slice(start, end).split(' ').at(-1))).size > 1;
}

/** Weekdays beside a date belong to it: `te shtunen me 14 gusht`, `14.8. e shtune`. */
function withoutWeekdays(mentions: readonly Mention[], folded: string): Mention[] {
  const isWeekday = ({ start, end }: Mention) =>
    new RegExp(`(?:^| )(?:${weekdayPattern})$`).test(folded.slice(start, end));
  return mentions.filter(
    (each) =>
      !isWeekday(each) ||
      !mentions.some(
        (other) => !isWeekday(other) && weekdayBeside(other, folded)?.start === wordStart(each, folded),
      ),
  );
}

function wordStart({ end }: Mention, folded: string): number {
  return folded.slice(0, end).search(/[a-z]+$/);
}

function weekdayBeside({ start, end }: Mention, folded: string): { weekday: number; start: number } | null {
  const before = folded.slice(Math.max(0, start - nearby), start);
  const first = new RegExp(
    `\\b(?<word>${weekdayPattern})[ ,(]*(?:me|date|dates|daten|data|dt|the|on|n|ne|-)?\\.? ?(?:date|daten|dt)?\\.? ?$`,
  ).exec(before);
  const firstWeekday = weekdayNumber(first?.groups?.['word'] ?? '');
  if (first && firstWeekday !== null)
    return { weekday: firstWeekday, start: start - before.length + first.index };
  const after = new RegExp(
    `^[ ,(.]*(?:dita )?(?:e |te |diten e )?\\b(?<word>${weekdayPattern})\\b(?! tjeter)`,
  ).exec(folded.slice(end, end + nearby));
  const word = after?.groups?.['word'] ?? '';
  const weekday = weekdayNumber(word);
  if (!after || weekday === null) return null;
  return { weekday, start: end + after[0].length - word.length };
}

/** What stands before a mention in the same clause. */
function clauseBefore({ start }: Mention, folded: string): string {
  return (
    folded
      .slice(Math.max(0, start - nearby), start)
      .split(/[,.!?\n;]/)
      .at(-1) ?? ''
  );
}

const lastTime =
  /\b(?:u pame|u takuam|ju shkrova|te shkrova|shkruajta|folem|biseduam|telefonova|we (?:met|spoke|talked)|i (?:wrote|called)|lindur|born)\b/;
const talk =
  /\b(?:flasim|takohemi|takojme|telefono\w*|te marr|ju marr|pergjig\w*|vij|vime|konfirmo\w*|lajmero\w*|call|talk|meet|reply|answer|let you know)\b[^,]*$/;

/** Whether it is the date of something else: of a talk that was, of one that is to be, of a birth. */
function isOther(mention: Mention, { folded, writtenAt }: Scan): boolean {
  const before = clauseBefore(mention, folded);
  if (lastTime.test(before)) return true;
  const { day } = writtenAt(mention.start);
  const isCounted =
    mention.year !== null && /[a-z]/.test(folded.slice(mention.start, mention.end)) && isSoon(mention, day);
  return isCounted && talk.test(before);
}

function isSoon({ inYear, year }: Mention, today: string): boolean {
  const day = year === null ? null : inYear(year);
  return day !== null && Date.parse(day) - Date.parse(today) < 8 * 86_400_000;
}

const nextYear = /\b(?:vitin tjeter|vitin qe vjen|vitin e ardhshem|next year)\b/;
const thisYear = /\b(?:sivjet|kete vit|ket vit|this year)\b/;
const about =
  /(?:\b(?:rreth|afersisht|diku(?: nga| kah| te)?|nja|kah|aty nga|around|about|circa|roughly|sometime)|~)\s*(?:dates|daten|data|date|me|dt|the)? ?$/;

function resolved(mention: Mention, all: readonly Mention[], { folded, writtenAt }: Scan): Dated {
  const { day: today } = writtenAt(mention.start);
  const thisOne = Number(today.slice(0, 4));
  const doubts = new Set(mention.doubts);
  const isNth = new RegExp(`\\b(?:${weekdayPattern})\\b`).test(folded.slice(mention.start, mention.end));
  const beside = isNth ? null : weekdayBeside(mention, folded);
  if (about.test(folded.slice(Math.max(0, mention.start - nearby), mention.start))) doubts.add('vague');
  const year = mention.year ?? yearNear(mention, all, { folded, thisOne });
  let day = mention.inYear(year ?? thisOne);
  if (year === null && !mention.doubts.includes('vague')) doubts.add('year');
  if (year === null && day !== null) doubts.add('year');
  const years = [0, 1, 2, 3, 4].map((ahead) => mention.inYear(thisOne + ahead));
  if (year === null) day = years.find((each) => each !== null && each >= today) ?? null;
  if (day !== null && beside) {
    if (weekdayOf(day) === beside.weekday) {
      doubts.delete('year');
      doubts.delete('order');
    } else doubts.add('weekday');
  }
  return { start: mention.start, end: mention.end, day, doubts: [...doubts], isYearSaid: year !== null };
}

/** A year that was said beside: `vitin tjeter me 7 gusht`, `5 ose 12 qershor 2027`. */
function yearNear(
  mention: Mention,
  all: readonly Mention[],
  { folded, thisOne }: { readonly folded: string; readonly thisOne: number },
): number | null {
  const around = folded.slice(Math.max(0, mention.start - nearby), mention.end + nearby);
  if (nextYear.test(around)) return thisOne + 1;
  if (thisYear.test(around)) {
    const day = mention.inYear(thisOne);
    if (day !== null) return null;
  }
  const later = all.find(
    ({ start, year }) =>
      start >= mention.start && start - mention.end < nearby && year !== null && year >= thisOne,
  );
  if (!later || /[\n!?]/.test(folded.slice(mention.end, later.start))) return null;
  return later.inYear(later.year ?? 0) === null ? null : later.year;
}

const correction =
  /\b(?:jo|gabim\w*|prit|shtyhet|shtyjme|shtyne|ndryshim|ndryshoj\w*|sorry|instead|rather|wait|actually|dmth|desha te them|i mean)\b/;
const main = /\b(?:dasm|dasem|wedding|martes)/;
const side = /\b(?:kanagj|fejes|henna|engagement)/;

/** The night of several dates: what was corrected to, then what stands beside the wedding, then the first. */
function chosenOf(candidates: readonly Dated[], folded: string): Dated | undefined {
  const [first] = candidates;
  const last = candidates.at(-1);
  if (!first || !last || first === last) return first;
  if (correction.test(folded.slice(Math.max(0, first.start - 25), last.start))) return last;
  const wordsBefore = (each: Dated) => folded.slice(Math.max(0, each.start - 25), each.start);
  if (side.test(wordsBefore(first)))
    return candidates.find((each) => main.test(wordsBefore(each)) && !side.test(wordsBefore(each))) ?? first;
  return first;
}
