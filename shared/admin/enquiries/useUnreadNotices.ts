import { useEffect, useRef } from 'react';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { noticeText } from './text.js';
import { useUnread } from './useEnquiries.js';

/** More at once are told of in one notice. */
const mostNotices = 3;

/** When the visitor last wrote. */
const writtenAt = ({ createdAt, answers }: Enquiry): string => answers.at(-1)?.at ?? createdAt;

/**
 * Tells of what visitors send while the admin is open: one notice for each, which leads to its enquiry, and the number of
 * unread ones at the program's icon (contract, Being told).
 */
export function useUnreadNotices(): void {
  const { notify, showUnread } = useHost();
  const { language, t } = useLanguage();
  const unread = useUnread();
  /** When the visitors wrote who are known already, by enquiry; null until the list was loaded once. */
  const known = useRef<Map<string, string> | null>(null);

  useEffect(() => {
    if (!unread) return;
    const before = known.current;
    known.current = new Map([
      ...(before ?? []),
      ...unread.newest.map((each) => [each.id, writtenAt(each)] as const),
    ]);
    if (!before) return;
    // An older one that moves up because others were read is no news.
    const last = [...before.values()].reduce((a, b) => (a > b ? a : b), '');
    const news = unread.newest.filter(
      (each) => before.get(each.id) !== writtenAt(each) && (before.has(each.id) || writtenAt(each) >= last),
    );
    if (news.length > mostNotices) {
      notify?.(t(noticeText.several(news.length)), '/kerkesat');
      return;
    }
    for (const each of news) {
      const what = t(noticeText[each.answers.at(-1)?.kind ?? 'asked']);
      const facts = [each.name, t(nightKindLabels[each.kind]), formatDate(each.date, language), each.place];
      notify?.(`${what}: ${facts.filter(Boolean).join(' · ')}`, `/kerkesat/${each.id}`);
    }
  }, [unread, notify, language, t]);

  const count = unread?.count;
  useEffect(() => {
    if (count !== undefined) showUnread?.(count);
  }, [count, showUnread]);
  useEffect(() => () => showUnread?.(0), [showUnread]);
}
