import { formatDate } from '@ritmi/shared/domain/time/date';
import { weekdayNames, weekdayOf } from '@ritmi/shared/domain/time/month';
import type { Language } from '@ritmi/shared/domain/language';

/** `e shtunë, 14 gusht 2027` */
export function formatNight(day: string, language: Language): string {
  return `${weekdayNames(language)[weekdayOf(day)]}, ${formatDate(day, language)}`;
}

/** `14.8.2027` */
export function shortDay(day: string): string {
  const [year, month, number] = day.split('-').map(Number);
  return day === '' ? '' : `${number}.${month}.${year}`;
}
