import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityName } from '@ritmi/shared/domain/entities';
import mongoose from 'mongoose';
import { UnavailableError, UnknownOutcomeError } from './errors.js';

/** A caller gets a response within 10 s, even while the database is unavailable (contract, wire format). */
const limitMs = 7_000;

/**
 * Runs the work in one transaction and repeats it on conflicts. Every Mongoose operation in it takes part.
 * @throws UnavailableError when it does not end in time, and what the work throws.
 */
export async function inTransaction<T>(
  work: () => Promise<T>,
  overdue = AbortSignal.timeout(limitMs),
): Promise<T> {
  let mayBeCommitted = false;
  const requireTime = () => {
    // The caller has been answered 503, so nothing may be written any more.
    if (overdue.aborted) throw new UnavailableError();
  };
  requireTime();
  const changed = new Set<EntityName>();
  const run = async () => {
    // The driver retries only an attempt that stored nothing.
    mayBeCommitted = false;
    requireTime();
    const result = await work();
    requireTime();
    mayBeCommitted = true;
    return result;
  };
  const running = changedEntities.run(changed, () => mongoose.connection.transaction(run));
  const timeout = new Promise<never>((_resolve, reject) => {
    overdue.addEventListener('abort', () => reject(new UnavailableError()), { once: true });
  });
  const notify = async () => {
    afterWrite.forEach((listener) => listener(changed));
    await Promise.all(commitListeners.map((listener) => listener(changed)));
  };
  // Also for a commit whose answer nobody waits for any more.
  const notified = running.then(notify, notify);
  const result = await Promise.race([running, timeout]).catch((error: unknown) => {
    throw mayBeCommitted ? new UnknownOutcomeError() : error;
  });
  await notified;
  return result;
}

/** What the running transaction changes. */
const changedEntities = new AsyncLocalStorage<Set<EntityName>>();

/** The running transaction changes documents of this entity. */
export function noteChange(entity: EntityName): void {
  changedEntities.getStore()?.add(entity);
}

type ChangeListener = (changed: ReadonlySet<EntityName>) => void;

const afterWrite = new Set<ChangeListener>();

/** Calls back after each transaction, before its caller continues, also when its outcome is unknown. */
export function onTransactionEnd(listener: ChangeListener): void {
  afterWrite.add(listener);
}

const commitListeners: ((changed: ReadonlySet<EntityName>) => Promise<void>)[] = [];

/** Calls as `onTransactionEnd` does; the caller of the transaction continues after the promise. It must not reject. */
export function onCommit(listener: (changed: ReadonlySet<EntityName>) => Promise<void>): void {
  commitListeners.push(listener);
}

type Check = () => Promise<void>;

type Waiting = {
  readonly work: () => Promise<unknown>;
  readonly check: Check | undefined;
  readonly overdue: AbortSignal;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const maxTogether = 25;

const waitingByQueue = new Map<string, Waiting[]>();

/**
 * Runs the work in a transaction, after all earlier work in the same queue. Work that waits meanwhile shares one
 * transaction, so many writes at once cost few commits; when it fails, each runs again in its own transaction.
 * @param check throws what the work would throw, from reads alone: before it waits, and again when its turn has come
 */
export async function inQueuedTransaction<T>(
  queue: string,
  work: () => Promise<T>,
  check?: Check,
): Promise<T> {
  // The time in the queue counts too.
  const overdue = AbortSignal.timeout(limitMs);
  await check?.();
  return new Promise<T>((resolve, reject) => {
    // A queue holds work of many types; each promise gets the result of its own.
    const own = { work, check, overdue, resolve: (result: unknown) => resolve(result as T), reject };
    const waiting = waitingByQueue.get(queue);
    if (waiting) waiting.push(own);
    else void runQueue(queue, own);
  });
}

async function runQueue(queue: string, first: Waiting): Promise<void> {
  const waiting: Waiting[] = [];
  waitingByQueue.set(queue, waiting);
  await runTogether([first]);
  while (waiting.length > 0) await runTogether(await stillPossible(waiting.splice(0, maxTogether)));
  waitingByQueue.delete(queue);
}

/** Those of a group that what ran before them has not made impossible; the others fail without a transaction. */
async function stillPossible(group: readonly Waiting[]): Promise<Waiting[]> {
  const checked = group.map(async (each) => {
    try {
      await each.check?.();
      return [each];
    } catch (error) {
      each.reject(error);
      return [];
    }
  });
  return (await Promise.all(checked)).flat();
}

async function runTogether(group: readonly Waiting[]): Promise<void> {
  if (group.length > 1) {
    try {
      const results = await inTransaction(
        async () => {
          const done: unknown[] = [];
          for (const { work } of group) done.push(await work());
          return done;
        },
        AbortSignal.any(group.map(({ overdue }) => overdue)),
      );
      group.forEach(({ resolve }, index) => resolve(results[index]));
      return;
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        for (const { reject } of group) reject(error);
        return;
      }
    }
  }
  for (const { work, overdue, resolve, reject } of group) {
    await inTransaction(work, overdue).then(resolve, reject);
  }
}
