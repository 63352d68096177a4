import { formatDate } from '@ritmi/shared/domain/date';

/** `21 nëntor 2026, 9:05` on the person's own clock. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  const minutes = String(at.getMinutes()).padStart(2, '0');
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return `${formatDate(local.toISOString())}, ${at.getHours()}:${minutes}`;
}
