import mongoose from 'mongoose';
import { unavailable } from '../http/errors.js';

/** A caller gets an answer within 10 s, also while the database is away (contract, wire format). */
const limitMs = 7_000;

/**
 * Runs the work in one transaction and repeats it on conflicts. Every Mongoose operation in it takes part.
 * @throws 503 when it does not come to an end in time.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const overdue = AbortSignal.timeout(limitMs);
  const running = mongoose.connection.transaction(async () => {
    // The caller has its 503: a later try must not write behind its back.
    if (overdue.aborted) throw unavailable();
    return work();
  });
  const timeout = new Promise<never>((_resolve, reject) => {
    overdue.addEventListener('abort', () => reject(unavailable()), { once: true });
  });
  running.catch(() => undefined);
  return Promise.race([running as Promise<T>, timeout]);
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
