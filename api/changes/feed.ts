import { setTimeout as delay } from 'node:timers/promises';
import { type EntityName, entities } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { type Entry, history } from '../db/history.js';

/** A notice and the place in the database's log after it, by which a reader resumes. */
export type Told = { readonly id: string | null; readonly notice: ChangeNotice };

type Listener = {
  handleTold(told: Told): void;
  handleEnd(): void;
};

type HistoryStream = mongo.ChangeStream<Entry, mongo.ChangeStreamInsertDocument<Entry>>;

const retryMs = 500;

// InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost: nobody can say what happened since.
const lostCodes = new Set<unknown>([50_811, 260, 280, 286, 9]);

/** One change stream for all readers of GET /changes. It comes back after every interruption where it was. */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>();
  readonly #stopping = new AbortController();
  readonly #logger: Logger;
  #position: string | null = null;
  #isCurrent = false;
  #running: Promise<void> = Promise.resolve();

  readonly #changesFrom: string | null;

  /** `changesFrom` is the first place of the restored content; null when nothing was ever restored. */
  constructor(logger: Logger, changesFrom: string | null = null) {
    this.#logger = logger;
    this.#changesFrom = changesFrom;
  }

  /** Whether a reader with this place has seen the present content, and not only what a restore has replaced. */
  isOfContent(place: string): boolean {
    return this.#changesFrom === null || place >= this.#changesFrom;
  }

  /** Where a reader that has seen everything stands; null before the database answered for the first time. */
  get position(): string | null {
    return this.#position;
  }

  /** Whether every change up to now has been told, but for what is on its way. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** Ends when no later change can be missed. */
  async start(): Promise<void> {
    const stream = openStream(null);
    await stream.tryNext();
    this.#position = positionOf(stream);
    await stream.close();
    this.#running = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const listener of this.#listeners) listener.handleEnd();
    this.#listeners.clear();
    await this.#running;
  }

  /** Tells from now on; the answer ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#stopping.signal.aborted) listener.handleEnd();
    return () => void this.#listeners.delete(listener);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    let isPlaceLost = false;
    while (!signal.aborted) {
      const stream = openStream(this.#position);
      const close = () => void stream.close().catch(() => undefined);
      signal.addEventListener('abort', close, { once: true });
      try {
        while (!signal.aborted) {
          const told = toldOf(await stream.tryNext());
          // After an interruption only once nothing is left to tell.
          if (!told) this.#isCurrent = true;
          this.#position = told?.id ?? positionOf(stream) ?? this.#position;
          // Only now that the new stream is open: what changed before it was would be read too early and never told.
          if (isPlaceLost) for (const each of everything()) this.#tell(each);
          isPlaceLost = false;
          if (told) this.#tell(told);
        }
      } catch (error) {
        if (signal.aborted) return;
        this.#isCurrent = false;
        this.#logger.warn({ err: error }, 'change feed interrupted');
        if (isLost(error)) {
          this.#position = null;
          isPlaceLost = true;
        }
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    }
  }

  #tell(told: Told): void {
    for (const listener of this.#listeners) listener.handleTold(told);
  }
}

/** A reader that missed more than this loads everything anew, which costs less than hearing of each. */
const mostMissed = 500;

/**
 * What happened after a place up to another one at least, in order; `everything` at last when that can no longer be
 * said, when it is too much, or when the signal comes before the end.
 */
export async function* toldSince(after: string, until: string, overdue: AbortSignal): AsyncGenerator<Told> {
  const stream = openStream(after);
  const close = () => void stream.close().catch(() => undefined);
  overdue.addEventListener('abort', close, { once: true });
  try {
    for (let count = 0; count <= mostMissed && !overdue.aborted; ) {
      const told = toldOf(await stream.tryNext());
      if (told) {
        count += 1;
        yield told;
      } else if (!overdue.aborted && (positionOf(stream) ?? '') >= until) {
        return;
      }
    }
  } catch (error) {
    if (!isLost(error) && !overdue.aborted) throw error;
  } finally {
    overdue.removeEventListener('abort', close);
    close();
  }
  yield* everything();
}

/** For readers whose past is lost: anything may have changed. */
export function everything(): Told[] {
  const names = Object.keys(entities) as EntityName[];
  return names.map((entity) => ({ id: null, notice: { entity, id: '', op: 'update' } }));
}

function openStream(after: string | null): HistoryStream {
  const told = { operationType: 'insert', 'fullDocument.isTold': true };
  const fields = { 'fullDocument.entity': 1, 'fullDocument.documentId': 1, 'fullDocument.op': 1 };
  return mongoose.connection
    .getClient()
    .db(mongoose.connection.name)
    .collection<Entry>(history.collection.collectionName)
    .watch([{ $match: told }, { $project: fields }], {
      maxAwaitTimeMS: 500,
      ...(after === null ? {} : { resumeAfter: { _data: after } }),
    });
}

const wireOps = {
  create: 'create',
  update: 'update',
  reorder: 'reorder',
  delete: 'delete',
  restore: 'create',
  // It left the trash.
  erase: 'delete',
} as const;

function toldOf(change: mongo.ChangeStreamInsertDocument<Entry> | null): Told | null {
  if (!change) return null;
  const { entity, documentId, op } = change.fullDocument;
  return {
    id: (change._id as { _data: string })._data,
    notice: {
      entity,
      id: documentId,
      op: wireOps[op],
    },
  };
}

function positionOf(stream: HistoryStream): string | null {
  return (stream.resumeToken as { _data?: string } | undefined)?._data ?? null;
}

function isLost(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && lostCodes.has(error.code);
}
