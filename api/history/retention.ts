import type { Actor } from '@ritmi/shared/domain/access';
import type { Logger } from 'pino';
import { history } from '../db/history.js';
import { inTransaction } from '../db/transaction.js';
import { erase } from '../db/trash.js';

const dayMs = 24 * 3600 * 1000;

const program: Actor = { kind: 'program', name: 'Ritmi' };

/**
 * Removes what has been in the trash, and in the history, for more than `days`. The last state of each document stays,
 * however old: stale edits are compared with it. Several processes may do it at once. Files that nothing uses any more
 * are collected with the other unused ones. Returns how many documents and history entries it removed.
 */
export async function removeExpired(
  days: number,
  now = Date.now(),
): Promise<{ documents: number; entries: number }> {
  const before = { $lt: new Date(now - days * dayMs) };
  let documents = 0;
  let count: number;
  do {
    count = (await inTransaction(() => erase({ deletedAt: before }, program))).documents;
    documents += count;
  } while (count > 0);
  const newest = await history.aggregate<{ entryId: string; hasState: boolean }>([
    { $match: { at: before } },
    { $project: { entity: 1, documentId: 1, hasState: { $ne: [{ $ifNull: ['$snapshot', null] }, null] } } },
    { $sort: { _id: -1 } },
    {
      $group: {
        _id: { entity: '$entity', documentId: '$documentId' },
        entryId: { $first: '$_id' },
        hasState: { $first: '$hasState' },
      },
    },
  ]);
  const kept = newest.filter(({ hasState }) => hasState).map(({ entryId }) => entryId);
  const { deletedCount } = await history.deleteMany({ at: before, _id: { $nin: kept } });
  return { documents, entries: deletedCount };
}

/** Removes what has expired, at once and then every day; returns a function that stops it. */
export function startRetention(days: number, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const start = () => {
    running = removeExpired(days).then(
      (removed) => {
        if (removed.documents + removed.entries === 0) return;
        logger.info(removed, 'removed what is older than TRASH_DAYS');
      },
      (error: unknown) => {
        logger.warn(
          { err: error },
          'removing what is older than TRASH_DAYS failed; it is tried again tomorrow',
        );
      },
    );
  };
  start();
  const timer = setInterval(start, dayMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
