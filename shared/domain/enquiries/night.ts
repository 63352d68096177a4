import type { FieldIssue } from '../errors.js';
import { today, toIsoDate } from '../time/date.js';
import type { Values } from '../values.js';

/** How many years ahead a night may be. */
const yearsAhead = 3;

/** Whether a text is a day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return text.length === 10 && toIsoDate(text) !== null;
}

/** The last day that can be asked for. @param from `YYYY-MM-DD` */
export function lastNight(from = today()): string {
  const [year = '', month, day] = from.split('-');
  return `${Number(year) + yearsAhead}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}

/** What is wrong with a new date: it is in the past, or more than three years ahead. One that stays is never wrong. */
export function nightIssues({ date }: Values, before: Values | null): FieldIssue[] {
  if (typeof date !== 'string' || !isDay(date) || date === before?.date) return [];
  if (today() <= date && date <= lastNight()) return [];
  const message = 'Date must be from today to three years ahead';
  return [{ path: ['date'], code: 'dayOutOfRange', message }];
}
