import {
  calendarDaysBack,
  calendarYearsAhead,
  cancelledMs,
} from '@ritmi/shared/domain/bookings/calendarFeed';
import type { CalendarEvent } from '@ritmi/shared/domain/bookings/ics';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays, addMonths } from '@ritmi/shared/domain/time/month';
import type { Stored } from '../collection.js';
import { history } from '../history.js';
import { modelNamed } from '../normalize.js';
import { trash } from '../trash.js';
import { bookingIn } from './booking.js';

type Version = { readonly isGone: boolean; readonly changedAt: Date };

/**
 * A booking as an entry of a calendar, with the same id in all calendars and letters. What has lapsed or was deleted is a
 * version between that of the document and the next one.
 */
export function eventOf(stored: Stored, { isGone, changedAt }: Version): CalendarEvent {
  const { date, part, title, place, notes, state } = bookingIn(stored);
  const isCancelled = isGone || state === 'cancelled';
  return {
    uid: `${stored._id}@ritmi`,
    sequence: stored.version * 2 + (isGone ? 1 : 0),
    changedAt: changedAt.toISOString(),
    status: isCancelled ? 'CANCELLED' : state === 'option' ? 'TENTATIVE' : 'CONFIRMED',
    date,
    part,
    summary: title,
    location: place,
    description: notes,
  };
}

/** The entries of a calendar, with what was cancelled, has lapsed or was deleted in the last 30 days. */
export async function eventsOf(resourceId: string | null): Promise<CalendarEvent[]> {
  const now = new Date();
  const since = new Date(now.getTime() - cancelledMs);
  const range = {
    $gte: addDays(today(), -calendarDaysBack),
    $lte: addMonths(today(), calendarYearsAhead * 12),
  };
  const stored = await modelNamed('bookings')
    .find({ date: range, ...(resourceId && { 'resources.resourceId': resourceId }) })
    .sort({ date: 1, _id: 1 })
    .lean<Stored[]>();
  const deleted = await trash
    .find({
      entity: 'bookings',
      deletedAt: { $gte: since },
      'document.date': range,
      ...(resourceId && { 'document.resources.resourceId': resourceId }),
    })
    .sort({ deletedAt: 1 })
    .lean();
  const live = stored.map((each) => ({ stored: each, ...versionOf(each, now) }));
  const gone = deleted.map(({ document, deletedAt }) => {
    return { stored: document, isGone: true, changedAt: deletedAt };
  });
  const known = new Set([...live, ...gone].map((each) => each.stored._id));
  const left = resourceId === null ? [] : await leftBy(resourceId, { since, range, known });
  return [...live, ...gone, ...left]
    .map(({ stored: each, ...version }) => eventOf(each, version))
    .filter(({ status, changedAt }) => status !== 'CANCELLED' || changedAt >= since.toISOString());
}

type Left = {
  readonly since: Date;
  readonly range: object;
  /** Ids of bookings that are in the calendar anyway. */
  readonly known: ReadonlySet<string>;
};

/** Bookings that had the resource and have it no longer: they are cancelled for its calendar. */
async function leftBy(resourceId: string, { since, range, known }: Left) {
  const changes = { $elemMatch: { field: 'resources', 'before.resourceId': resourceId } };
  const entries = await history
    .find(
      { entity: 'bookings', op: { $ne: 'delete' }, at: { $gte: since }, changes },
      { documentId: 1, at: 1 },
    )
    .sort({ at: 1 })
    .lean();
  const leftAt = new Map(entries.map(({ documentId, at }) => [documentId, at]));
  const ids = [...leftAt.keys()].filter((id) => !known.has(id));
  const stored = await modelNamed('bookings')
    .find({ _id: { $in: ids }, date: range })
    .lean<Stored[]>();
  const deleted = await trash.find({ _id: { $in: ids }, 'document.date': range }).lean();
  return [...stored, ...deleted.map(({ document }) => document)].map((each) => {
    return { stored: each, isGone: true, changedAt: leftAt.get(each._id) ?? each.updatedAt };
  });
}

/** An option that has lapsed is cancelled since then. */
function versionOf(stored: Stored, now: Date): Version {
  const { state, until } = bookingIn(stored);
  const end = state === 'option' && until !== null ? new Date(until) : null;
  return end && end <= now
    ? { isGone: true, changedAt: end }
    : { isGone: false, changedAt: stored.updatedAt };
}
