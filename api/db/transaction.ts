import mongoose from 'mongoose';
import { UnavailableError, UnknownOutcomeError } from './errors.js';

/** A caller gets an answer within 10 s, also while the database is away (contract, wire format). */
const limitMs = 7_000;

/** When a write that arrives now is answered at the latest, its waiting for others included. */
export function deadline(): AbortSignal {
  return AbortSignal.timeout(limitMs);
}

/**
 * Runs the work in one transaction and repeats it on conflicts. Every Mongoose operation in it takes part.
 * @throws UnavailableError when it does not end in time, and what the work throws.
 */
export async function inTransaction<T>(work: () => Promise<T>, overdue = deadline()): Promise<T> {
  let mayBeCommitted = false;
  const requireTime = () => {
    // The caller has its 503: nothing must be written behind its back.
    if (overdue.aborted) throw new UnavailableError();
  };
  requireTime();
  const running = mongoose.connection.transaction(async () => {
    // The driver begins again only where nothing of the attempt before was kept.
    mayBeCommitted = false;
    requireTime();
    const result = await work();
    requireTime();
    mayBeCommitted = true;
    return result;
  });
  const timeout = new Promise<never>((_resolve, reject) => {
    overdue.addEventListener('abort', () => reject(new UnavailableError()), { once: true });
  });
  const notify = () => afterWrite.forEach((listener) => listener());
  running.then(notify, notify);
  return Promise.race([running as Promise<T>, timeout]).catch((error: unknown) => {
    throw mayBeCommitted ? new UnknownOutcomeError() : error;
  });
}

const afterWrite = new Set<() => void>();

/** Calls back after each transaction, before its caller goes on, also when nobody knows how it ended. */
export function onTransactionEnd(listener: () => void): void {
  afterWrite.add(listener);
}

const lanes = new Map<string, Promise<unknown>>();

/** Runs what shares a lane one after the other, so that transactions on the same list wait instead of colliding. */
export function inTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
  const turn = (lanes.get(lane) ?? Promise.resolve()).then(work, work);
  const settled = turn
    .catch(() => undefined)
    .finally(() => {
      if (lanes.get(lane) === settled) lanes.delete(lane);
    });
  lanes.set(lane, settled);
  return turn;
}
