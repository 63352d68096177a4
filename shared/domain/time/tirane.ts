import { formatDate, inTirane, toDay } from './date.js';
import type { Language } from '../language.js';

/**
 * The moment of a time in Albania as ISO 8601 in UTC; null for anything but `YYYY-MM-DDThh:mm`. Of a time that the clocks
 * show twice it is the first; one that they skip is as much later.
 */
export function fromTirane(local: string): string | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (at: number) => Date.parse(`${inTirane(at)}Z`) - at;
  // The offsets a day before and after: one of them holds at that time.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map(offsetAt);
  const found = offsets.map((offset) => asUtc - offset).find((at) => inTirane(at) === local);
  return new Date(found ?? asUtc - Math.min(...offsets)).toISOString();
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day in Albania on which a moment lies, as `YYYY-MM-DD`. */
export function dayInTirane(iso: string): string {
  return toDay(inTirane(Date.parse(iso)));
}

/** `14 qershor 2026, 20:00` in Albania, wherever the reader is. */
export function formatInTirane(iso: string, language: Language): string {
  const local = inTirane(Date.parse(iso));
  const [day = '', time = ''] = local.split('T');
  return `${formatDate(day, language)}, ${time.replace(/^0/, '')}`;
}
