import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { entityNames, isPublished } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { type Entry, history } from '../db/history.js';

/** A change and the position in the database's log after it, from which a reader resumes. */
export type ChangeEvent = {
  readonly id: string | null;
  /** For administrators; null for what only visitors are told. */
  readonly notice: ChangeNotice | null;
  /** For visitors, who are told nothing of drafts and of what is not published content but the days that it changes. */
  readonly shown: readonly ChangeNotice[];
};

const retryMs = 500;

// InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost, MaxTimeMSExpired: what changed since is unknown.
const lostCodes = new Set<unknown>([50_811, 260, 280, 286, 9, 50]);

/** A reader that missed more than this reloads everything, which is cheaper than one event per change. */
const maxRemembered = 500;

/** How far back a start reads: readers that a restart has disconnected come back within seconds. */
const rememberedS = 300;

/**
 * Time limit for reading what was missed. The database looks through all that was written since, so after a large restore
 * or import it would take longer than a connection waits, and the API would not start.
 */
const maxCatchingUpMs = 2_000;

/**
 * One change stream for all readers of GET /changes. After an interruption it resumes where it was. Emits `end` when the
 * API stops.
 */
export class ChangeFeed extends EventEmitter<{ change: [ChangeEvent]; end: [] }> {
  readonly #stopping = new AbortController();
  /** The latest changes, oldest first; all that came after `#rememberedFrom`. */
  #remembered: ChangeEvent[] = [];
  #rememberedFrom = '';
  #position: string | null = null;
  #isCurrent = false;
  #running: Promise<void> = Promise.resolve();

  /** @param changesFrom first position of the restored content; null when nothing was ever restored */
  constructor(
    private readonly logger: Logger,
    private readonly changesFrom: string | null = null,
  ) {
    super();
    // Each reader is a listener.
    this.setMaxListeners(0);
  }

  /** The position after the latest change; null until the database has responded for the first time. */
  get position(): string | null {
    return this.#position;
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Whether changes arrive: false while the stream is interrupted or catches up. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** The changes after a reader's position. */
  missedSince(position: string): readonly ChangeEvent[] {
    const isOfContent = this.changesFrom === null || position >= this.changesFrom;
    const isKnown = isOfContent && position >= this.#rememberedFrom && position <= (this.#position ?? '');
    if (!isKnown) return everythingChanged();
    return this.#remembered.filter(({ id }) => id !== null && id > position);
  }

  /** Resolves once no later change can be missed. @throws when the stream cannot be opened the first time. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#running = this.#follow(resolve, reject);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.emit('end');
    await this.#running;
  }

  async #follow(handleCurrent: () => void, handleFailure: (error: unknown) => void): Promise<void> {
    const { signal } = this.#stopping;
    let isPositionLost = false;
    while (!signal.aborted) {
      try {
        const begin = isPositionLost ? {} : await this.#begin();
        const isCatchingUp = !this.#isCurrent;
        // A stream reports that nothing is left only after this wait, so a start must keep it short.
        const wait = isCatchingUp
          ? { maxAwaitTimeMS: 1, maxTimeMS: maxCatchingUpMs }
          : { maxAwaitTimeMS: 500 };
        let missed = 0;
        for await (const { change, position } of readChanges({ ...begin, ...wait }, signal)) {
          this.#position = position ?? this.#position;
          // Only once the new stream is open: readers that reload before would miss changes in between.
          if (isPositionLost) this.#forget();
          if (change) this.#publish(change);
          missed += change ? 1 : 0;
          isPositionLost = isCatchingUp && missed > maxRemembered;
          if (isPositionLost) break;
          if (change || !isCatchingUp) continue;
          this.#isCurrent = true;
          handleCurrent();
          break;
        }
      } catch (error) {
        if (signal.aborted) return;
        this.#isCurrent = false;
        this.logger.warn({ err: error }, 'change feed interrupted');
        if (isLost(error)) isPositionLost = true;
        else handleFailure(error);
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Where the stream begins: at its last position or, when the API has just started, `rememberedS` ago. */
  async #begin(): Promise<Begin> {
    if (this.#position !== null) return { resumeAfter: { _data: this.#position } };
    // By the database's clock: with a clock that is ahead of it, changes would be missed. Just after the database has
    // started, the reply has no `operationTime`.
    const reply = await mongoose.connection.db?.command({ hello: 1 });
    if (!reply?.lastWrite) throw new Error('The database must be a replica set');
    const t = reply.lastWrite.opTime.ts.getHighBits() - rememberedS;
    // Positions begin with the type of a timestamp and its seconds.
    this.#rememberedFrom = `82${t.toString(16).toUpperCase()}`;
    return { startAtOperationTime: new mongoose.mongo.Timestamp({ t, i: 0 }) };
  }

  #forget(): void {
    this.#remembered = [];
    this.#rememberedFrom = this.#position ?? '';
    for (const change of everythingChanged()) this.emit('change', change);
  }

  #publish(change: ChangeEvent): void {
    this.#remembered.push(change);
    if (this.#remembered.length > maxRemembered) this.#rememberedFrom = this.#remembered.shift()?.id ?? '';
    this.emit('change', change);
  }
}

/** For readers whose missed changes are unknown: anything may have changed. */
function everythingChanged(): ChangeEvent[] {
  const changes = entityNames.map((entity) => {
    const notice = { entity, id: '', op: 'update' } as const;
    return { id: null, notice, shown: isPublished(entity) ? [notice] : [] };
  });
  return [...changes, { id: null, notice: null, shown: [availabilityOn('')] }];
}

type ReadChange = { readonly change: ChangeEvent | null; readonly position: string | null };

type Begin = Pick<mongo.ChangeStreamOptions, 'resumeAfter' | 'startAtOperationTime'>;
type Wait = { readonly maxAwaitTimeMS: number; readonly maxTimeMS?: number };

/** Yields the changes from where `options` begin, by default now, and a null whenever none arrived within the wait. */
async function* readChanges(options: Begin & Wait, signal: AbortSignal): AsyncGenerator<ReadChange> {
  const published = {
    operationType: 'insert',
    $or: [{ 'fullDocument.isTold': true }, { 'fullDocument.shown': { $ne: null } }],
  };
  const names = ['entity', 'documentId', 'op', 'isTold', 'shown', 'days'];
  const fields = Object.fromEntries(names.map((name) => [`fullDocument.${name}`, 1]));
  const stream = mongoose.connection
    .getClient()
    .db(mongoose.connection.name)
    .collection<Entry>(history.collection.collectionName)
    .watch<Entry, mongo.ChangeStreamInsertDocument<Entry>>(
      [{ $match: published }, { $project: fields }],
      options,
    );
  const close = () => void stream.close().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  try {
    while (!signal.aborted) {
      const read = await stream.tryNext();
      const change = read && { id: positionOf(read._id), ...noticesOf(read.fullDocument) };
      yield { change, position: change?.id ?? positionOf(stream.resumeToken) };
    }
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** MongoDB's resume token as a string; later ones compare as greater. */
function positionOf(token: unknown): string | null {
  if (typeof token !== 'object' || token === null || !('_data' in token)) return null;
  return typeof token._data === 'string' ? token._data : null;
}

function noticesOf({ entity, documentId: id, op, isTold, shown, days = [] }: Entry): Omit<ChangeEvent, 'id'> {
  // A restored document is new to readers, and an erased one has left the trash.
  const wireOp = op === 'restore' ? 'create' : op === 'erase' ? 'delete' : op === 'draft' ? 'update' : op;
  return {
    notice: isTold ? { entity, id, op: wireOp } : null,
    shown: [...(shown ? [{ entity, id, op: shown }] : []), ...days.map(availabilityOn)],
  };
}

/** What visitors are told of a booking, a blocked day or a resource. */
const availabilityOn = (id: string): ChangeNotice => ({ entity: 'availability', id, op: 'update' });

function isLost(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && lostCodes.has(error.code);
}
