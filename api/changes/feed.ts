import { setTimeout as delay } from 'node:timers/promises';
import { entityNames } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { type Entry, history } from '../db/history.js';

/** A change and the position in the database's log after it, from which a reader resumes. */
export type ChangeEvent = { readonly id: string | null; readonly notice: ChangeNotice };

type Listener = {
  handleChange(change: ChangeEvent): void;
  /** Called when the API stops. */
  handleEnd?(): void;
};

const retryMs = 500;

// InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost: what changed since is unknown.
const lostCodes = new Set<unknown>([50_811, 260, 280, 286, 9]);

/** One change stream for all readers of GET /changes. After an interruption it resumes where it was. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>();
  readonly #stopping = new AbortController();
  readonly #logger: Logger;
  #position: string | null = null;
  #isCurrent = false;
  #running: Promise<void> = Promise.resolve();
  readonly #changesFrom: string | null;

  /** @param changesFrom first position of the restored content; null when nothing was ever restored */
  constructor(logger: Logger, changesFrom: string | null = null) {
    this.#logger = logger;
    this.#changesFrom = changesFrom;
  }

  /** Whether a position belongs to the present content, and not to what a restore has replaced. */
  isOfContent(position: string): boolean {
    return this.#changesFrom === null || position >= this.#changesFrom;
  }

  /** The position of a reader that has seen everything; null before the database answered for the first time. */
  get position(): string | null {
    return this.#position;
  }

  /** Whether changes arrive: false while the stream is interrupted or catches up. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** Resolves when no later change can be missed. */
  async start(): Promise<void> {
    for await (const { position } of changesAfter(null, this.#stopping.signal)) {
      this.#position = position;
      break;
    }
    this.#running = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const listener of this.#listeners) listener.handleEnd?.();
    this.#listeners.clear();
    await this.#running;
  }

  /** Calls the listener from now on; the returned function ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#stopping.signal.aborted) listener.handleEnd?.();
    return () => void this.#listeners.delete(listener);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    let isPositionLost = false;
    while (!signal.aborted) {
      try {
        for await (const { change, position } of changesAfter(this.#position, signal)) {
          // After an interruption only once nothing is left to publish.
          if (!change) this.#isCurrent = true;
          this.#position = position ?? this.#position;
          // Only once the new stream is open: readers that load anew before it would miss what changes in between.
          if (isPositionLost) for (const each of everythingChanged()) this.#publish(each);
          isPositionLost = false;
          if (change) this.#publish(change);
        }
      } catch (error) {
        if (signal.aborted) return;
        this.#isCurrent = false;
        this.#logger.warn({ err: error }, 'change feed interrupted');
        if (isLost(error)) {
          this.#position = null;
          isPositionLost = true;
        }
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #publish(change: ChangeEvent): void {
    for (const listener of this.#listeners) listener.handleChange(change);
  }
}

/** A reader that missed more than this loads everything anew, which costs less than an event for each. */
const maxMissed = 500;

/**
 * What changed after a position up to another one at least, in order. Ends with `everythingChanged` when the log no
 * longer reaches back that far, when too much has changed, or when the signal aborts first.
 */
export async function* changesSince(
  after: string,
  until: string,
  overdue: AbortSignal,
): AsyncGenerator<ChangeEvent> {
  try {
    let count = 0;
    for await (const { change, position } of changesAfter(after, overdue)) {
      if (!change && (position ?? '') >= until) return;
      if (!change) continue;
      yield change;
      count += 1;
      if (count > maxMissed) break;
    }
  } catch (error) {
    if (!isLost(error) && !overdue.aborted) throw error;
  }
  yield* everythingChanged();
}

/** For readers whose past is lost: anything may have changed. */
export function everythingChanged(): ChangeEvent[] {
  return entityNames.map((entity) => ({ id: null, notice: { entity, id: '', op: 'update' } }));
}

type ReadChange = { readonly change: ChangeEvent | null; readonly position: string | null };

/** The changes after a position as they come, and null each time that there is none at the moment. */
async function* changesAfter(after: string | null, signal: AbortSignal): AsyncGenerator<ReadChange> {
  const published = { operationType: 'insert', 'fullDocument.isTold': true };
  const fields = { 'fullDocument.entity': 1, 'fullDocument.documentId': 1, 'fullDocument.op': 1 };
  const stream = mongoose.connection
    .getClient()
    .db(mongoose.connection.name)
    .collection<Entry>(history.collection.collectionName)
    .watch<Entry, mongo.ChangeStreamInsertDocument<Entry>>([{ $match: published }, { $project: fields }], {
      maxAwaitTimeMS: 500,
      ...(after === null ? {} : { resumeAfter: { _data: after } }),
    });
  const close = () => void stream.close().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  try {
    while (!signal.aborted) {
      const read = await stream.tryNext();
      const change = read && { id: positionOf(read._id), notice: noticeOf(read.fullDocument) };
      yield { change, position: change?.id ?? positionOf(stream.resumeToken) };
    }
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** A token that MongoDB gives out as a position, which compares as text. */
function positionOf(token: unknown): string | null {
  if (typeof token !== 'object' || token === null || !('_data' in token)) return null;
  return typeof token._data === 'string' ? token._data : null;
}

function noticeOf({ entity, documentId, op }: Entry): ChangeNotice {
  // A restored document is new to readers, and an erased one has left the trash.
  const wireOp = op === 'restore' ? 'create' : op === 'erase' ? 'delete' : op;
  return { entity, id: documentId, op: wireOp };
}

function isLost(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && lostCodes.has(error.code);
}
