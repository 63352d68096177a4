import type { Locker } from '@tus/server';
import mongoose, { Schema } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { plainDocuments } from '../../db/collection.js';
import { isDuplicateKey } from '../../db/errors.js';
import { unavailable } from '../../http/errors.js';

type StoredLock = {
  /** What is locked. */
  _id: string;
  owner: string;
  /** Until when its process counts as alive. */
  until: Date;
  /** Whether another request waits for it. */
  isWanted: boolean;
};

const schema = new Schema<StoredLock>({ _id: String }, { collection: 'resumableLocks', ...plainDocuments });

const locks = mongoose.model<StoredLock>('resumableLocks', schema);

const aliveMs = 8_000;
const renewMs = 1_000;
const retryMs = 150;
/** How long a request waits for another one, which is asked to end. */
const waitMs = 20_000;

/** Runs the work while no other process does anything with this upload. */
export async function withLock<T>(id: string, work: () => Promise<T>): Promise<T> {
  const lock = uploadLocks.newLock(id);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    return await work();
  } finally {
    await lock.unlock();
  }
}

/** Locks in the database, for requests of one upload that different processes answer. */
export const uploadLocks: Locker = {
  newLock(id) {
    const owner = randomUUID();
    let renewal: NodeJS.Timeout | undefined;
    return {
      async lock(signal, requestRelease) {
        const endsAt = Date.now() + waitMs;
        while (!(await tryLock(id, owner))) {
          if (signal.aborted || Date.now() > endsAt) throw unavailable();
          await locks.updateOne({ _id: id }, { $set: { isWanted: true } });
          await wait(retryMs);
        }
        renewal = setInterval(() => {
          void renew(id, owner, requestRelease).catch(() => undefined);
        }, renewMs).unref();
      },
      async unlock() {
        clearInterval(renewal);
        await locks.deleteOne({ _id: id, owner });
      },
    };
  },
};

async function tryLock(id: string, owner: string): Promise<boolean> {
  const now = Date.now();
  const held: Partial<StoredLock> = { owner, until: new Date(now + aliveMs), isWanted: false };
  try {
    await locks.updateOne({ _id: id, until: { $lt: new Date(now) } }, { $set: held }, { upsert: true });
    return true;
  } catch (error) {
    // Somebody holds it.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function renew(id: string, owner: string, requestRelease: () => Promise<void> | void): Promise<void> {
  const until = new Date(Date.now() + aliveMs);
  const known = await locks.findOneAndUpdate({ _id: id, owner }, { $set: { until } }).lean<StoredLock>();
  if (!known || known.isWanted) await requestRelease();
}
