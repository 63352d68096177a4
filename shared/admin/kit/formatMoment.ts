import { formatDate } from '@ritmi/shared/domain/time/date';
import type { Language } from '@ritmi/shared/domain/language';

/** `21 nëntor 2026` in the person's time zone. */
export function formatDay(iso: string, language: Language): string {
  const at = new Date(iso);
  return formatDate(new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString(), language);
}

/** `9:05` in the person's time zone. */
export function formatTime(iso: string): string {
  const at = new Date(iso);
  return `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** `21 nëntor 2026, 9:05` in the person's time zone. */
export function formatMoment(iso: string, language: Language): string {
  return `${formatDay(iso, language)}, ${formatTime(iso)}`;
}
