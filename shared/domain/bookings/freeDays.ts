import { addDays, addMonths } from '../time/month.js';
import type { Availability } from './availability.js';

/** Which days of a month can be asked for. */
export type FreeDays = {
  /** `YYYY-MM` */
  readonly month: string;
  /** Days before it are over. */
  readonly today: string;
  /** Days of the month on which something that is needed is taken, and those on which little is left. */
  readonly full: readonly string[];
  readonly limited: readonly string[];
};

/** How many months can be looked at after the running one. */
const monthsAhead = 24;

/** Whether the free days of a month can be looked at. @param today `YYYY-MM-DD` */
export function isMonthAhead(month: string, today: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return false;
  return today.slice(0, 7) <= month && month <= addMonths(today, monthsAhead).slice(0, 7);
}

/** The months that can be looked at, in order, with the one that is shown. @param today `YYYY-MM-DD` @param shown `YYYY-MM` */
export function monthsToChoose(today: string, shown: string): readonly string[] {
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, count) => addMonths(today, count).slice(0, 7));
  return ahead.includes(shown) ? ahead : [...ahead, shown].sort();
}

/** How many days a month has left at least where it is shown first. */
const daysShownFirst = 7;

/** Whether a month has too few days left to ask for to be shown first. */
export function isAlmostOver({ month, today, full }: FreeDays): boolean {
  const { from, to } = daysOfMonth(month);
  const first = today > from ? today : from;
  const left = Math.max(0, Number(to.slice(8)) - Number(first.slice(8)) + 1);
  return left - full.length < daysShownFirst;
}

/** The month beside another one; null when it cannot be looked at. */
export function monthBeside({ month, today }: FreeDays, count: 1 | -1): string | null {
  const beside = addMonths(`${month}-01`, count).slice(0, 7);
  return isMonthAhead(beside, today) ? beside : null;
}

/** How much is left of a day; a day of another month is free as far as is known. */
export function dayStateOf(day: string, { full, limited }: FreeDays): 'full' | 'limited' | 'free' {
  return full.includes(day) ? 'full' : limited.includes(day) ? 'limited' : 'free';
}

/**
 * The day at which choosing one begins: the first one of a month that is not full, or the first day where all are.
 * @param days the month that is shown; without one it is chosen as the page of free days does
 */
export function firstDayToChoose(today: string, days: FreeDays | null): string {
  const running = { month: today.slice(0, 7), today, full: [], limited: [] };
  const next = isAlmostOver(running) ? monthBeside(running, 1) : null;
  const shown = days ?? { ...running, month: next ?? running.month };
  const { from, to } = daysOfMonth(shown.month);
  const first = from < today ? today : from;
  let day = first;
  while (day <= to && shown.full.includes(day)) day = addDays(day, 1);
  return day <= to ? day : first;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export function freeDaysOf(
  days: Availability,
  { month, today }: Pick<FreeDays, 'month' | 'today'>,
): FreeDays {
  const daysThatAre = (state: Availability[number]['state']) =>
    days.filter((each) => each.state === state && each.date >= today).map(({ date }) => date);
  return { month, today, full: daysThatAre('full'), limited: daysThatAre('limited') };
}
