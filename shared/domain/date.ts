import type { Language } from './language.js';

// Chromium and Electron have no Albanian Intl data, so server and browser would format dates differently.
const months: Record<Language, readonly string[]> = {
  sq: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const isoPattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Converts `YYYY-MM-DD` or ISO 8601 to an ISO 8601 instant; null for an invalid date. A time without a zone is UTC. */
export function toIsoDate(text: string): string | null {
  if (!isoPattern.test(text)) return null;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  const hasZone = text.length === 10 || /(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** The day of an ISO 8601 instant as `YYYY-MM-DD`, the format of date fields. */
export function toDay(iso: string): string {
  return iso.slice(0, 10);
}

/** `14 qershor 2025`, in UTC, so that every visitor reads the same date. Invalid input is returned unchanged. */
export function formatDate(iso: string, language: Language = 'sq'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
