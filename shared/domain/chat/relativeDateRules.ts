import { addDays, addMonths, weekdayOf } from '../time/month.js';
import { type DateRule, dayOf, knownDay, type Written } from './mention.js';
import type { DateDoubt } from './reading.js';
import { weekdayNumber, weekdayPattern } from './dateWords.js';
import { numberWords, readNumber } from './numberWords.js';

/** Counted from the day of the message: from today, and so in doubt, when the copy does not say it. */
function counted({ day, isKnown }: Written, days: number, doubts: readonly DateDoubt[] = []) {
  return [knownDay(addDays(day, days), isKnown ? doubts : ['today', ...doubts])];
}

/** Days from a day to the next of a weekday; 0 on the weekday itself. */
function daysUntil(day: string, weekday: number): number {
  return (weekday - weekdayOf(day) + 7) % 7;
}

function ofWord(text: string | undefined, read: (weekday: number) => ReturnType<DateRule['read']>) {
  const weekday = weekdayNumber(text ?? '');
  return weekday === null ? [] : read(weekday);
}

const nextWeek = (text: string | undefined, written: Written) =>
  ofWord(text, (weekday) => counted(written, 7 - weekdayOf(written.day) + weekday));

const monthsAhead = (
  day: string | undefined,
  months: number,
  written: Written,
): ReturnType<DateRule['read']> => {
  const month = addMonths(written.day, months);
  const found = dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), Number(day));
  if (found === null || found < written.day) return [{ inYear: () => null, year: null, doubts: ['vague'] }];
  return [knownDay(found, written.isKnown ? [] : ['today'])];
};

const weekday = `(?<weekday>${weekdayPattern})\\b`;

/** Days that are counted from the one when the message was written. */
export const relativeRules: readonly DateRule[] = [
  { pattern: /\b(?:sot|sonte|sande|today|tonight)\b/g, read: (_groups, written) => counted(written, 0) },
  {
    pattern: /\b(?:neser|nesr|nesermja|tomorrow|tmrw|tomorow)\b/g,
    read: (_groups, written) => counted(written, 1),
  },
  {
    pattern: /\b(?:pasneser|mbasneser|(?:the )?day after tomorrow)\b/g,
    read: (_groups, written) => counted(written, 2),
  },
  {
    pattern: new RegExp(
      `\\b(?:pas|mbas|per|in) (?<count>${numberWords}|\\d{1,2}) (?:ditesh|ditsh|dite|dit|days)\\b`,
      'g',
    ),
    read: ({ count = '' }, written) => counted(written, readNumber(count) ?? 0),
  },
  {
    pattern: new RegExp(
      `\\b(?:pas|mbas|in) (?<count>${numberWords}|\\d|a|nje) (?:javesh|javsh|jave|jav|weeks?)\\b(?:[ ,]*(?:te |on )?${weekday})?`,
      'g',
    ),
    read: ({ count = '', weekday: word }, written) => {
      const weeks = readNumber(count) ?? 1;
      const said = weekdayNumber(word ?? '');
      const inWeek = said === null ? 0 : said - weekdayOf(written.day);
      return counted(written, weeks * 7 + inWeek, ['vague']);
    },
  },
  {
    pattern: new RegExp(`\\b(?:javen tjeter|javen qe vjen|next week)[ ,]*(?:te |on |e )?${weekday}`, 'g'),
    read: ({ weekday: word }, written) => nextWeek(word, written),
  },
  {
    pattern: new RegExp(
      `\\b(?:te |e |on )?${weekday} (?:te javes tjeter|e javes tjeter|javen tjeter|javen qe vjen|next week)\\b`,
      'g',
    ),
    read: ({ weekday: word }, written) => nextWeek(word, written),
  },
  {
    // Some mean the coming one, some the one after it.
    pattern: new RegExp(
      `\\b(?:(?:te |e )?(?<weekday>${weekdayPattern}) tjeter|next (?<other>${weekdayPattern}))\\b`,
      'g',
    ),
    read: ({ weekday: word, other }, written) =>
      ofWord(word ?? other, (each) => counted(written, daysUntil(written.day, each) + 7, ['which'])),
  },
  {
    pattern: new RegExp(
      `\\b(?:te |kete te |kete |ket te |n te |on |this |coming |this coming |e )${weekday}(?: qe vjen)?`,
      'g',
    ),
    read: ({ weekday: word }, written) =>
      ofWord(word, (each) => counted(written, daysUntil(written.day, each))),
  },
  {
    pattern:
      /\b(?<day>\d{1,2})(?:-?te)? (?:te muajit tjeter|te muajit qe vjen|muajin tjeter|muajin qe vjen|(?:of )?next month)\b/g,
    read: ({ day }, written) => monthsAhead(day, 1, written),
  },
  {
    pattern: /\b(?<day>\d{1,2})(?:-?te)? (?:te ketij muaji|ketij muaji|kete muaj|(?:of )?this month)\b/g,
    read: ({ day }, written) => monthsAhead(day, 0, written),
  },
];
