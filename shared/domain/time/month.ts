import { monthName } from './date.js';
import { type InterfaceLanguage, interfaceOf, type Language } from '../language.js';

// Days are texts, `YYYY-MM-DD`, and months `YYYY-MM`; computed in UTC, where each day has 24 hours.

const weekdays: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  sq: 'e hënë,e martë,e mërkurë,e enjte,e premte,e shtunë,e diel'.split(','),
  en: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(','),
};

const dayMs = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days the second day (`YYYY-MM-DD`) is after the first one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = first.toISOString().slice(0, 7);
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`;
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The days of a month by weeks, which begin on Monday; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const count = Math.ceil((before + daysIn(month)) / 7);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = addDays(first, week * 7 + column - before);
      return day.startsWith(month) ? day : null;
    }),
  );
}

/** From 0, Monday, to 6. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The weekdays' names, from Monday. */
export function weekdayNames(language: Language): readonly string[] {
  return weekdays[interfaceOf(language)];
}

/** `qershor 2099` */
export function formatMonth(month: string, language: Language): string {
  return `${monthName(month, language)} ${month.slice(0, 4)}`;
}
