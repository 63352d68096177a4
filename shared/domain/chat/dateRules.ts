import { addDays, weekdayOf } from '../time/month.js';
import { countWords, type DateRule, dayOf, type Written, yearOf, yearPattern } from './mention.js';
import {
  monthNumber,
  monthOf,
  monthOfTypo,
  monthPattern,
  ordinalNumber,
  ordinalPattern,
  weekdayNumber,
  weekdayPattern,
} from './dateWords.js';
import { dayWords, readNumber } from './numberWords.js';

const between = '(?:,|-|/|&|\\+| ose | apo | dhe | edhe | e | deri | deri me | deri ne | or | and | to )';
const list = `(?:(?<list>(?:\\d{1,2}\\.? ?${between} ?)+)(?:me )?)?`;
const dayPattern = `(?<day>\\d{1,2}|${dayWords})(?:st|nd|rd|th|-?te|-?t)?`;

function ofList(text: string | undefined): number[] {
  return [...(text ?? '').matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
}

function daysOfMonth(days: readonly number[], month: number | null, year: number | null) {
  if (month === null) return [];
  return days
    .filter((day) => dayOf(2028, month, day) !== null)
    .map((day) => ({ inYear: (each: number) => dayOf(each, month, day), year }));
}

function namedDays(groups: Readonly<Record<string, string | undefined>>, written: Written) {
  const month = groups['month'] ?? '';
  const days = [...ofList(groups['list']), readNumber(groups['day'] ?? '') ?? 0];
  return daysOfMonth(days, monthOf(month), yearOf(groups['year'], written));
}

/** The day with a weekday's place in a month: the second Saturday. */
function nthWeekday(
  year: number,
  { month, weekday, nth }: { readonly month: number; readonly weekday: number; readonly nth: number },
): string | null {
  const first = dayOf(year, month, 1) ?? '';
  const from =
    nth < 0 ? addDays(month === 12 ? `${year + 1}-01-01` : (dayOf(year, month + 1, 1) ?? ''), -7) : first;
  const day = addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + (nth < 0 ? 0 : (nth - 1) * 7));
  return day.slice(0, 7) === first.slice(0, 7) ? day : null;
}

function ofWeekday(groups: Readonly<Record<string, string | undefined>>, written: Written) {
  const month = monthOf(groups['month'] ?? '');
  const weekday = weekdayNumber(groups['weekday'] ?? '');
  const nth = ordinalNumber(groups['nth'] ?? '');
  if (month === null || weekday === null || nth === null) return [];
  return [
    {
      inYear: (year: number) => nthWeekday(year, { month, weekday, nth }),
      year: yearOf(groups['year'], written),
    },
  ];
}

/** Days that are named by their number. */
export const exactRules: readonly DateRule[] = [
  {
    pattern: /\b(?<year>20\d\d)[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})\b/g,
    read: ({ year, month, day }) =>
      daysOfMonth([Number(day)], Number(month), Number(year)).filter(() => Number(month) <= 12),
  },
  {
    pattern:
      /(?<![\d.:/])(?<first>\d{1,2}) ?[./-] ?(?<second>\d{1,2}) ?[./-] ?(?<year>20\d\d|\d\d)(?![\d:])/g,
    read: ({ first, second, year }, written, { isEnglish }) => {
      const [one, other] = [Number(first), Number(second)];
      const said = yearOf(year, written) ?? 2000 + Number(year);
      if (other > 12) return one > 12 ? [] : daysOfMonth([other], one, said);
      const isUnclear = isEnglish && one <= 12 && one !== other;
      return daysOfMonth([one], other, said).map((found) => ({
        ...found,
        doubts: isUnclear ? (['order'] as const) : [],
      }));
    },
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:ora|oren|ores|at) |[\\d.:/-])\\b(?<day>\\d{1,2}) ?[./] ?(?<month>0?[1-9]|1[0-2])(?![\\d:]|[./]\\d| ?${countWords}\\b)`,
      'g',
    ),
    read: ({ day, month }) =>
      `${day}/${month}` === '24/7' ? [] : daysOfMonth([Number(day)], Number(month), null),
  },
  {
    pattern: /\b(?:dt|dat\w*|date)\.? ?(?<day>\d{1,2})-(?<month>0?[1-9]|1[0-2])(?![\d-])/g,
    read: ({ day, month }) => daysOfMonth([Number(day)], Number(month), null),
  },
  {
    pattern: new RegExp(
      `\\b${list}${dayPattern} ?(?:-|\\.|/|te |i |e |muaji |of )? ?(?<month>${monthPattern})\\b${yearPattern}`,
      'g',
    ),
    read: namedDays,
  },
  {
    pattern: new RegExp(
      `\\b(?<month>${monthPattern})\\.? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]| ?${countWords}\\b)\\b${yearPattern}`,
      'g',
    ),
    read: namedDays,
  },
  {
    pattern: new RegExp(
      `\\b${dayPattern} ?(?:te |i )?(?:muaj|muaji|muajit|muj|muji|mujit) (?<number>\\d{1,2}|${dayWords})\\b${yearPattern}`,
      'g',
    ),
    read: ({ day = '', number = '', year }, written) =>
      daysOfMonth([readNumber(day) ?? 0], monthNumber(number), yearOf(year, written)),
  },
  {
    pattern: new RegExp(
      `\\b(?:te |e )?(?<weekday>${weekdayPattern}) (?:e |te |n |i )?(?<nth>${ordinalPattern}) (?:te |e |ne |n'? ?|i |in |of )?(?<month>${monthPattern})\\b${yearPattern}`,
      'g',
    ),
    read: ofWeekday,
  },
  {
    pattern: new RegExp(
      `\\b(?<nth>${ordinalPattern}) (?<weekday>${weekdayPattern}) (?:of |in )?(?<month>${monthPattern})\\b${yearPattern}`,
      'g',
    ),
    read: ofWeekday,
  },
  {
    pattern: new RegExp(`\\b(?<day>\\d{1,2}) (?:te )?(?<month>[a-z]{4,11})\\b${yearPattern}`, 'g'),
    read: ({ day, month = '', year }, written) =>
      monthOf(month) === null
        ? daysOfMonth([Number(day)], monthOfTypo(month), yearOf(year, written)).map((found) => ({
            ...found,
            doubts: ['spelling'] as const,
          }))
        : [],
  },
];
