import type { Actor } from '@ritmi/shared/domain/access';
import { toDay } from '@ritmi/shared/domain/time/date';
import type { Logger } from 'pino';
import mongoose from 'mongoose';
import { removeAccountEvents } from './accountEvents.js';
import { AccountEventModel } from '../auth/model.js';
import { history } from '../db/history.js';
import { modelNamed } from '../db/normalize.js';
import { forgetReplies } from '../db/idempotency.js';
import { inTransaction } from '../db/transaction.js';
import { erase, removedBy, trash } from '../db/trash.js';
import { dayMs, daily, type Task } from '../tasks/runner.js';

const program: Actor = { kind: 'program', name: 'Ritmi' };

/** The longest time without a write or a login in which the clock of this machine is believed. */
const maxIdleMs = 31 * dayMs;

/** The largest part of what is kept, such as the trash, that one run removes: a wrong clock must not empty it. */
export const usualPart = 1 / 5;

type Expiry = { readonly days: number; readonly now: number; readonly part?: number };

/**
 * Removes what has been in the trash, and in the history, for more than `days`. The last state of each document stays,
 * however old: stale edits are compared with it; so does an enquiry in the trash until its booked night is over. Several processes may do it at once. Files that nothing uses any more
 * are collected with the other unused ones. Returns how many documents and history entries it removed.
 */
export async function removeExpired({ days, now, part = usualPart }: Expiry) {
  const at = { $lt: new Date(now - days * dayMs) };
  let left = Math.ceil((await trash.estimatedDocumentCount()) * part);
  let documents = 0;
  const expired = { deletedAt: at, _id: { $nin: await ofNightsToCome(now) } };
  while (left > 0) {
    const erased = await inTransaction(() => erase(expired, program, left));
    if (erased.documents === 0) break;
    await forgetReplies(removedBy(erased));
    documents += erased.documents;
    left -= erased.documents;
  }
  const entries = await removeEntries(at, part);
  await removeAccountEvents(at.$lt, part);
  return { documents, entries };
}

/** Enquiries whose night is still to come: its booking would lose its title and notes with them. */
async function ofNightsToCome(now: number): Promise<string[]> {
  const date = { $gte: toDay(new Date(now).toISOString()) };
  const ids = await modelNamed('bookings').distinct('enquiryId', { enquiryId: { $ne: null }, date });
  return ids.map(String);
}

const maxAtOnce = 500;

/** In steps: one call for a large history would take longer than the driver waits. */
async function removeEntries(at: { readonly $lt: Date }, part: number): Promise<number> {
  const seen = new Set<string>();
  const expired: string[] = [];
  const state = { $ne: [{ $ifNull: ['$snapshot', null] }, null] };
  const entries = history.aggregate<{ _id: string; entity: string; documentId: string; hasState: boolean }>([
    { $match: { at } },
    { $sort: { _id: -1 } },
    { $project: { entity: 1, documentId: 1, hasState: state } },
  ]);
  for await (const { _id, entity, documentId, hasState } of entries.cursor({ batchSize: maxAtOnce })) {
    const key = `${entity} ${documentId}`;
    if (seen.has(key) || !hasState) expired.push(_id);
    seen.add(key);
  }
  const most = Math.ceil((await history.estimatedDocumentCount()) * part);
  const oldest = expired.toReversed().slice(0, most);
  let removed = 0;
  for (let start = 0; start < oldest.length; start += maxAtOnce) {
    const ids = oldest.slice(start, start + maxAtOnce);
    removed += (await history.deleteMany({ _id: { $in: ids } })).deletedCount;
  }
  return removed;
}

/** The time, as far as the database confirms it: no clock alone may make anything expire. */
export async function confirmedNow(): Promise<number> {
  const latest = { at: -1 } as const;
  const [entry, event] = [
    await history.findOne({}, { at: 1 }).sort(latest).lean(),
    await AccountEventModel.findOne({}, { at: 1 }).sort(latest).lean(),
  ];
  const newest = Math.max(0, ...[entry, event].map((each) => each?.at.getTime() ?? 0));
  const { localTime }: { localTime?: Date } =
    (await mongoose.connection.db?.admin().command({ hello: 1 })) ?? {};
  return Math.min(Date.now(), localTime?.getTime() ?? 0, newest + maxIdleMs);
}

/** Removes what has expired every day, for the first time a day after a start, since nothing brings it back. */
export function retentionTask(days: number, logger: Logger): Task {
  const work = async () => {
    const removed = await removeExpired({ days, now: await confirmedNow() });
    if (removed.documents + removed.entries === 0) return;
    logger.info(removed, 'removed what is older than TRASH_DAYS');
  };
  return daily('retention', work, dayMs);
}
