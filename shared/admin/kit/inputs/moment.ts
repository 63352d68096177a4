import { readChat } from '@ritmi/shared/domain/chat/readChat';
import { today } from '@ritmi/shared/domain/time/date';
import type { Language } from '@ritmi/shared/domain/language';
import { formatNight, shortDay } from '../formatNight.js';

/** The day that a person has typed, in any way in which people say one; null when none is meant. */
export function dayIn(typed: string, now = today()): string | null {
  return readChat(typed, { today: now }).date?.value ?? null;
}

const wire = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const atTheEnd = /(?:^|[\s,])(\d{1,2})[:.](\d{2})\s*$/;

/**
 * The day and the time that a person has typed, `14.8.2027 20:00` or `14 gusht, 20:00`, as `YYYY-MM-DDThh:mm`; null when
 * one of them is missing.
 */
export function momentIn(typed: string, now = today()): string | null {
  if (wire.test(typed)) return typed;
  const time = atTheEnd.exec(typed);
  const [hour = '', minute = ''] = time?.slice(1) ?? [];
  if (!time || Number(hour) > 23 || Number(minute) > 59) return null;
  const day = dayIn(typed.slice(0, time.index), now);
  return day === null ? null : `${day}T${hour.padStart(2, '0')}:${minute}`;
}

/** `14.8.2027 20:00`; what is no moment stays as it is. */
export function shortMoment(moment: string): string {
  if (!wire.test(moment)) return moment;
  const [day = '', time = ''] = moment.split('T');
  return `${shortDay(day)} ${time}`;
}

/** `e shtunë, 14 gusht 2027, 20:00`; null for what is no moment. */
export function momentMeaning(moment: string, language: Language): string | null {
  const [day = '', time = ''] = moment.split('T');
  if (!wire.test(moment) || Number.isNaN(Date.parse(moment))) return null;
  return `${formatNight(day, language)}, ${time}`;
}
