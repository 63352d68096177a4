import { type InterfaceLanguage, interfaceOf, type Language } from '../language.js';
import { fold } from '../text/fold.js';

// Chromium and Electron have no Albanian Intl data, so server and browser would format dates differently.
const months: Record<InterfaceLanguage, readonly string[]> = {
  sq: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const isoPattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?)?$/;

/**
 * Converts `YYYY-MM-DD` or ISO 8601 to ISO 8601 in UTC; null for an invalid date. A time without a zone is UTC. A day is
 * not an instant: the sender's day is kept, also when it is another one in UTC at that time.
 */
export function toIsoDate(text: string): string | null {
  if (!isoPattern.test(text)) return null;
  const midnight = new Date(`${toDay(text)}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || toDay(midnight.toISOString()) !== toDay(text)) return null;
  const instant = text.length > 10 ? instantOf(text) : midnight;
  if (Number.isNaN(instant.getTime())) return null;
  const iso = instant.toISOString();
  return toDay(iso) === toDay(text) ? iso : midnight.toISOString();
}

/** The instant of a day and a time. `Date` reads no offset such as `+0200` or `+02`. */
function instantOf(text: string): Date {
  const [, time, hours, minutes = '00'] = /^(.{11}[\d:.]+)(?:Z|([+-]\d{2}):?(\d{2})?)?$/.exec(text) ?? [];
  return new Date(`${time}${hours ? `${hours}:${minutes}` : 'Z'}`);
}

const momentPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)$/;

/** Converts ISO 8601 with an offset to UTC; null for anything else, also for a time whose zone is not said. */
export function toMoment(text: string): string | null {
  const [match, day] = momentPattern.exec(text) ?? [];
  if (match === undefined || day === undefined || toIsoDate(day) === null) return null;
  const instant = instantOf(text);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

const writtenPattern = /^(\d{1,2})\s*[./ -]\s*(\d{1,2}|[\p{L}\p{M}]{3,})[.,]?\s*[./ -]\s*(\d{4})\.?$/u;

/** A day as it is typed, `14.6.2027`, `14 gusht 2027` or `2027-06-14`, as `YYYY-MM-DD`; null for anything else. */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  const [, day = '', month = '', year] = writtenPattern.exec(text) ?? [];
  const number = /\d/.test(month) ? month : String(monthNumber(month));
  const iso = year ? `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return iso.length === 10 && toIsoDate(iso) ? iso : null;
}

/** The number of a month from its name in either language, also shortened or with an ending; 0 for another word. */
function monthNumber(word: string): number {
  const plain = fold(word);
  const isOf = (name: string) => fold(name).startsWith(plain) || plain.startsWith(fold(name));
  return 1 + months.sq.findIndex((name, place) => isOf(name) || isOf(months.en[place] ?? name));
}

/** The day of an ISO 8601 date as `YYYY-MM-DD`, the format of date fields. */
export function toDay(iso: string): string {
  return iso.slice(0, 10);
}

let tirane: Intl.DateTimeFormat | undefined;

/** The day and the time in Albania, where the agency is, as `YYYY-MM-DDThh:mm`. @param at in ms since 1970 */
export function inTirane(at: number): string {
  // Made at the first call, because that takes about a millisecond on a phone.
  tirane ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Tirane',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = tirane.formatToParts(at);
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(
    (each) => parts.find(({ type }) => type === each)?.value,
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day in Albania as `YYYY-MM-DD`; in UTC it is still yesterday until one or two o'clock. */
export function today(): string {
  return toDay(inTirane(Date.now()));
}

/** The first day that an event may have; earlier ones are years of two digits. */
export const firstEventDay = '1990-01-01';

/** The last day that an event may have: ten years ahead (contract, wire format). */
export function lastEventDay(): string {
  const [year = '', month, day] = today().split('-');
  return `${Number(year) + 10}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}

export function isEventDay(day: string): boolean {
  return firstEventDay <= day && day <= lastEventDay();
}

/** `14 qershor 2025`, in UTC, so that every visitor reads the same date. Invalid input is returned unchanged. */
export function formatDate(iso: string, language: Language = 'sq'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.getUTCDate()} ${monthName(iso, language)} ${date.getUTCFullYear()}`;
}

/** Name of the month of a day or of `YYYY-MM`, in UTC. */
export function monthName(month: string, language: Language): string {
  return months[interfaceOf(language)][new Date(month).getUTCMonth()] ?? '';
}

/** January first; English names where there are none in the language. */
export function monthNames(language: Language): readonly string[] {
  return months[interfaceOf(language)];
}
