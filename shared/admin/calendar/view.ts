import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import type { Language } from '@ritmi/shared/domain/language';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { addDays, daysBetween, addMonths, weekdayOf, weeksOf } from '@ritmi/shared/domain/time/month';

export const views = ['month', 'week', 'list'] as const;

export type View = (typeof views)[number];

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The first and the last day that a view shows, around a day. */
export function rangeOf(view: View, day: string): { readonly from: string; readonly to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const first = `${day.slice(0, 7)}-01`;
  if (view === 'list') return { from: day, to: addDays(addMonths(day, 3), -1) };
  const weeks = weeksOf(day.slice(0, 7));
  return { from: mondayOf(first), to: addDays(mondayOf(first), weeks.length * 7 - 1) };
}

/** `23 – 29 nëntor 2026`: what two days share is said once. */
export function formatRange(
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): string {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const shared = from.slice(0, 7) === to.slice(0, 7) ? 2 : Number(isSameYear);
  const words = formatDate(from, language).split(' ');
  return `${words.slice(0, words.length - shared).join(' ')} – ${formatDate(to, language)}`;
}

/** The day around which the view before or after this one is. */
export function step(view: View, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, by * 7);
  return addMonths(view === 'month' ? `${day.slice(0, 7)}-01` : day, view === 'list' ? by * 3 : by);
}

/** Every day of a range, in weeks from Monday. */
export function weeksBetween(from: string, to: string): string[][] {
  const count = daysBetween(from, to) + 1;
  const days = Array.from({ length: count }, (_day, index) => addDays(from, index));
  return Array.from({ length: Math.ceil(count / 7) }, (_week, index) => days.slice(index * 7, index * 7 + 7));
}

/** Whether the time of an option has passed: it holds nothing any more. */
export function isLapsed({ state, until }: Pick<Booking, 'state' | 'until'>, now = Date.now()): boolean {
  return state === 'option' && until !== null && Date.parse(until) <= now;
}

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** By how many days a key with Shift moves a night; null for other keys. */
export function daysByKey({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): number | null {
  return shiftKey ? (arrows[key] ?? null) : null;
}
