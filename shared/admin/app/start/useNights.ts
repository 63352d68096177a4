import { waitingReason, waitingReasons } from '@ritmi/shared/domain/enquiries/waiting';
import { bookingStateLabels } from '@ritmi/shared/domain/bookings/labels';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { addDays, daysBetween, weekdayNames, weekdayOf } from '@ritmi/shared/domain/time/month';
import { dayInTirane } from '@ritmi/shared/domain/time/tirane';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useCalendar } from '../../calendar/useCalendar.js';
import { useEnquiryList, useUnreadCount } from '../../enquiries/useEnquiries.js';
import type { StartLine } from './StartLink.js';
import { startText } from './text.js';

/** How many days ahead nights are shown. */
const aheadDays = 60;

/** The filters of the whole inbox, whose list is kept for when the server is away. */
const all = {};

/** The enquiries that nobody has read, then those that nobody has answered, then those of a reminder of today or before. */
export function useWaitingEnquiries(): { readonly lines: readonly StartLine[]; readonly count: number } {
  const { language, t } = useLanguage();
  const { rows } = useEnquiryList(all);
  const unreadCount = useUnreadCount();
  const from = today();
  const waiting = rows
    .flatMap((row) => {
      const reason = waitingReason(row);
      return reason ? [{ row, reason }] : [];
    })
    .sort((one, other) => waitingReasons.indexOf(one.reason) - waitingReasons.indexOf(other.reason));
  const lines = waiting.map(({ row, reason }) => {
    const about = [t(nightKindLabels[row.kind]), row.date ? formatDate(row.date, language) : '', row.place];
    return {
      id: row.id,
      title: row.name,
      to: `/kerkesat/${row.id}`,
      facts: [t(startText[reason]), ...about].filter(Boolean),
      hasReason: true,
      end: t(startText.since(daysBetween(dayInTirane(row.createdAt), from))),
    };
  });
  const shownUnread = waiting.filter(({ reason }) => reason === 'unread').length;
  return { lines, count: Math.max(unreadCount, shownUnread) + waiting.length - shownUnread };
}

/** The nights that are held in the next weeks, the first one first. */
export function useNextNights(): readonly StartLine[] {
  const { language, t } = useLanguage();
  const from = today();
  const { bookings } = useCalendar({ from, to: addDays(from, aheadDays) });
  return [...bookings]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ id, title, date, place, state }) => ({
      id,
      title,
      to: `/kalendari?pamja=month&dita=${date}`,
      day: date,
      facts: [
        weekdayNames(language)[weekdayOf(date)] ?? '',
        place,
        state === 'confirmed' ? '' : t(bookingStateLabels[state]),
      ].filter(Boolean),
      end: t(startText.until(daysBetween(from, date))),
    }));
}
