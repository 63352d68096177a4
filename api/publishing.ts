import type { Actor } from '@ritmi/shared/domain/access';
import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { lateAfterMs } from '@ritmi/shared/domain/publishing/publishing';
import { type Collection, type Collections, plannedFields } from './db/collection.js';
import { letCopyWait, publishDueCopy } from './db/publishing/copies.js';
import { AddressTakenError, InvalidError, StaleError } from './db/errors.js';
import { copies, type StoredCopy } from './db/publishing/storedCopies.js';
import { scheduleName } from './db/tasks.js';
import { inTransaction } from './db/transaction.js';
import { applyPlan } from './db/writes.js';
import type { Task } from './tasks/runner.js';

/** As history names it (contract, Publishing). */
const schedule: Actor = { kind: 'program', name: 'schedule' };

/** How many documents one search returns. */
const maxFound = 100;

function planned(collections: Collections): readonly Collection[] {
  return entityNames.filter((name) => entityOf(name).publishing).map((name) => collections[name]);
}

/** Publishes and ends documents at their times. */
export function scheduleTask(collections: Collections): Task {
  return {
    name: scheduleName,
    restMs: 0,
    maxRetryMs: 5_000,
    // Short, because a restart must not wait for it; each write makes sure by itself that it happens once.
    leaseMs: 3_000,
    run: async (lease) => {
      const failed = new Map<string, unknown>();
      for (const collection of planned(collections)) {
        for (;;) {
          const due = (await dueIn(collection)).filter((id) => !failed.has(id));
          if (due.length === 0 || lease.aborted) break;
          for (const id of due) {
            // One document that cannot be changed must not keep the others waiting.
            await inTransaction(() => applyPlan(collection, { id, actor: schedule })).catch(
              (error: unknown) => void failed.set(id, error),
            );
          }
        }
      }
      await publishCopies(collections, { failed, lease });
      const [first] = failed.values();
      if (first !== undefined) throw first;
      return nextTime(collections);
    },
  };
}

type Run = { readonly failed: Map<string, unknown>; readonly lease: AbortSignal };

/** Publishes copies at their times; one whose fields the document has changed meanwhile waits for a person. */
async function publishCopies(collections: Collections, { failed, lease }: Run): Promise<void> {
  const due = await copies
    .find({ at: before(new Date().toISOString()), 'waitsFor.0': { $exists: false } })
    .lean<StoredCopy[]>();
  for (const { _id, entity, documentId: id } of due) {
    if (lease.aborted) return;
    const collection = collections[entity];
    await inTransaction(() => publishDueCopy(collection, { id, actor: schedule })).catch(
      async (error: unknown) => {
        const waitsFor = waitingFields(error);
        if (waitsFor === null) failed.set(_id, error);
        else await inTransaction(() => letCopyWait(collection, { id, actor: schedule, waitsFor }));
      },
    );
  }
}

/** The fields because of which a copy cannot be published; null for another failure. */
function waitingFields(error: unknown): readonly string[] | null {
  if (error instanceof StaleError) return error.conflicts;
  if (error instanceof AddressTakenError) return [error.field];
  return error instanceof InvalidError ? error.issues.map(({ path }) => path.join('.')) : null;
}

const before = (time: string) => ({ $type: 'string' as const, $lte: time });

/** The documents of which a time has passed. */
async function dueIn({ model }: Collection): Promise<string[]> {
  const now = new Date().toISOString();
  const found = await Promise.all(
    plannedFields.map((field) =>
      model
        .find({ [field]: before(now) }, { _id: 1 })
        .sort({ [field]: 1 })
        .limit(maxFound)
        .lean(),
    ),
  );
  return [...new Set(found.flat().map(({ _id }) => _id))];
}

/** When something is planned next; null if nothing is. */
async function nextTime(collections: Collections): Promise<Date | null> {
  const first = ({ model }: Collection, field: string) =>
    model
      .findOne({ [field]: { $type: 'string' } }, { [field]: 1 })
      .sort({ [field]: 1 })
      .lean();
  const found = await Promise.all(
    planned(collections).flatMap((collection) =>
      plannedFields.map(async (field) => (await first(collection, field))?.[field]),
    ),
  );
  const copy = await copies
    .findOne({ at: { $type: 'string' }, 'waitsFor.0': { $exists: false } }, { at: 1 })
    .sort({ at: 1 })
    .lean();
  const times = [...found, copy?.at].filter((time) => typeof time === 'string').sort();
  return times[0] === undefined ? null : new Date(times[0]);
}

/** How many documents are late, with the copies that wait for a person (contract, Publishing). */
export async function countOverdue(collections: Collections): Promise<number> {
  const limit = new Date(Date.now() - lateAfterMs).toISOString();
  const late = { $or: plannedFields.map((field) => ({ [field]: before(limit) })) };
  const counts = await Promise.all(planned(collections).map(({ model }) => model.countDocuments(late)));
  const waiting = {
    at: { $type: 'string' as const },
    $or: [{ at: before(limit) }, { 'waitsFor.0': { $exists: true } }],
  };
  return counts.reduce((sum, count) => sum + count, await copies.countDocuments(waiting));
}
