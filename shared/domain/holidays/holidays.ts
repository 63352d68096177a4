import { addDays, weekdayOf } from '../time/month.js';
import { type Feast, feastNames } from './text.js';
import type { Message } from '../language.js';

/** Albania and Kosovo. */
export type Country = 'AL' | 'XK';

export type Holiday = {
  readonly date: string;
  readonly feast: Feast;
  readonly name: Message;
  readonly countries: readonly Country[];
};

/** Feasts whose day is announced, or computed otherwise elsewhere: the agency can correct it for a year. */
export const moveableFeasts = ['easter', 'orthodoxEaster', 'eidAlFitr', 'eidAlAdha'] as const;

export type MoveableFeast = (typeof moveableFeasts)[number];

/** A feast that falls on another day of its year than the one that is computed. */
export type MovedFeast = { readonly feast: MoveableFeast; readonly date: string };

const both = ['AL', 'XK'] as const;

/** Law 7651 of Albania and law 03/L-064 of Kosovo, as amended. */
const fixed: readonly (readonly [day: string, feast: Feast, countries: readonly Country[]])[] = [
  ['01-01', 'newYear', both],
  ['01-02', 'newYear', both],
  ['01-07', 'orthodoxChristmas', ['XK']],
  ['02-17', 'independenceOfKosovo', ['XK']],
  ['03-14', 'summer', ['AL']],
  ['03-22', 'nevruz', ['AL']],
  ['04-09', 'constitution', ['XK']],
  ['05-01', 'labour', both],
  ['05-09', 'europe', ['XK']],
  ['09-05', 'teresa', ['AL']],
  ['11-22', 'alphabet', ['AL']],
  ['11-28', 'flag', ['AL']],
  ['11-29', 'liberation', ['AL']],
  ['12-08', 'youth', ['AL']],
  ['12-25', 'christmas', both],
];

const computed: Readonly<Record<MoveableFeast, (year: number) => readonly string[]>> = {
  easter: (year) => [easterOf(year)],
  orthodoxEaster: (year) => [orthodoxEasterOf(year)],
  // The first of Shawwal and the tenth of Dhu al-Hijjah; some years have one of them twice.
  eidAlFitr: (year) => islamicDays(year, { month: 10, day: 1 }),
  eidAlAdha: (year) => islamicDays(year, { month: 12, day: 10 }),
};

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Meeus, Astronomical Algorithms, chapter 8: the Sunday after the first full moon of spring. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** The same in the Julian calendar, which is 13 days behind until 2099. */
function orthodoxEasterOf(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const count = d + e + 114;
  return addDays(dayOf(year, Math.floor(count / 31), (count % 31) + 1), 13);
}

let islamic: Intl.DateTimeFormat | undefined;

function islamicDays(year: number, { month, day }: { month: number; day: number }): string[] {
  islamic ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const format = islamic;
  const isDay = (date: string) => {
    const parts = format.formatToParts(new Date(date));
    const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return valueOf('month') === month && valueOf('day') === day;
  };
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((date) => date.startsWith(String(year)) && isDay(date));
}

const known = new Map<number, readonly Holiday[]>();

function holidaysAsComputed(year: number): readonly Holiday[] {
  const remembered = known.get(year);
  if (remembered) return remembered;
  const moveable = moveableFeasts.flatMap((feast) =>
    computed[feast](year).map((date) => holiday(date, feast, both)),
  );
  const all = [
    ...fixed.map(([day, feast, countries]) => holiday(`${year}-${day}`, feast, countries)),
    ...moveable,
  ];
  known.set(year, all);
  return all;
}

function holiday(date: string, feast: Feast, countries: readonly Country[]): Holiday {
  return { date, feast, name: feastNames[feast], countries };
}

/**
 * Public holidays of Albania and Kosovo in a year, by date. Easter is its Sunday, in Kosovo the Monday after it is free.
 * @param moved days that the agency has corrected
 */
export function holidaysOf(year: number, moved: readonly MovedFeast[] = []): readonly Holiday[] {
  const ofYear = moved.filter(({ date }) => date.startsWith(`${year}-`));
  const isMoved = (feast: Feast) => ofYear.some((each) => each.feast === feast);
  const kept = holidaysAsComputed(year).filter(({ feast }) => !isMoved(feast));
  const corrected = ofYear.map(({ date, feast }) => holiday(date, feast, both));
  return [...kept, ...corrected].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export type DayMark = 'holiday' | 'eve' | 'saturday';

/** What makes a day one that is asked for much: a holiday, the eve of one, a Saturday. */
export function marksOf(date: string, moved: readonly MovedFeast[] = []): readonly DayMark[] {
  const isHoliday = (day: string) =>
    holidaysOf(Number(day.slice(0, 4)), moved).some((each) => each.date === day);
  return [
    ...(isHoliday(date) ? (['holiday'] as const) : []),
    ...(isHoliday(addDays(date, 1)) ? (['eve'] as const) : []),
    ...(weekdayOf(date) === 5 ? (['saturday'] as const) : []),
  ];
}

/** What is celebrated on a day. */
export type Celebrated = { readonly name: Message; readonly isEve: boolean };

/** The holiday of a day, or else that of the day after, whose eve is a night to celebrate; null for most days. */
export function celebratedOn(
  date: string,
  holidays: readonly Pick<Holiday, 'date' | 'name'>[],
): Celebrated | null {
  const nameOf = (day: string) => holidays.find((each) => each.date === day)?.name;
  const [today, tomorrow] = [nameOf(date), nameOf(addDays(date, 1))];
  if (today) return { name: today, isEve: false };
  return tomorrow ? { name: tomorrow, isEve: true } : null;
}

/** The holidays between two days as they are computed: what is known of them without the server. */
export function holidaysBetween(from: string, to: string): readonly Holiday[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)));
  const years = first === last ? [first] : [first, last];
  return years.flatMap((year = 0) => holidaysOf(year)).filter(({ date }) => from <= date && date <= to);
}
