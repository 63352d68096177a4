import { createStore } from '@ritmi/shared/ui/store';
import type { Host } from '../../host/host.js';
import { MissingTokenError } from '../model/failureText.js';
import { newKey } from '../model/newKey.js';
import { isOpen, type Item, itemOf, totalsOf } from './items.js';
import { Keeping } from './Keeping.js';
import { type KeptUploads, keptUploads } from './keptUploads.js';
import { holdLock } from './locks.js';
import { Pace } from './Pace.js';
import {
  isAway,
  isSignedOut,
  noTotals,
  type QueuedUpload,
  refusalOf,
  type UploadState,
  type UploadTotals,
} from './queued.js';
import { lockOf, restoreUploads } from './restoreUploads.js';
import { readableFile, sendFile } from './sendFile.js';
import { StoredFiles } from './StoredFiles.js';

type Reports = {
  readonly onStored: () => void;
  /** Nothing is left to send. */
  readonly onOver: (stored: readonly string[]) => void;
  readonly onSignedOut: (error: unknown) => void;
  readonly onHasLocation: () => void;
};

/**
 * Uploads files to the library, a few at once, until all of them are stored: they are kept on this computer, so they
 * outlive a reload, and wait for a server that does not respond. Each is sent by one window only.
 */
export class UploadQueue {
  /** What is not stored yet, in the order in which it was chosen. */
  readonly items = createStore<readonly QueuedUpload[]>([]);
  readonly totals = createStore<UploadTotals>(noTotals);
  readonly stored = new StoredFiles();

  readonly #host: Pick<Host, 'connection' | 'session'>;
  readonly #reports: Reports;
  readonly #kept: KeptUploads;
  readonly #pace = new Pace(() => this.#pump());
  readonly #keeping: Keeping;
  #queue: readonly Item[] = [];
  #elsewhere = 0;
  #order = Date.now() * 1_000;
  #stopped = new AbortController();

  constructor(host: Pick<Host, 'connection' | 'session' | 'drafts'>, owner: string, reports: Reports) {
    this.#host = host;
    this.#reports = reports;
    this.#kept = keptUploads(host.drafts, owner);
    this.#keeping = new Keeping(this.#kept);
  }

  /** Goes on with the files of earlier visits, and with those that were added before it was called. */
  start(): void {
    this.#stopped = new AbortController();
    this.#pace.start();
    this.#keeping.start();
    const restoring = restoreUploads({
      kept: this.#kept,
      signal: this.#stopped.signal,
      isKnown: (id) => this.#queue.some((item) => item.id === id),
      onElsewhere: (change) => {
        this.#elsewhere += change;
        this.#count();
      },
      onFound: (item) => this.#insert([item]),
    });
    restoring.catch(console.error);
    this.#pump();
  }

  /** Leaves the rest to another window or a later visit. */
  stop(): void {
    this.#stopped.abort();
    this.#pace.halt();
    this.#keeping.stop();
    for (const { sending, release } of this.#queue) {
      sending?.abort();
      release();
    }
    this.#queue = [];
    this.#elsewhere = 0;
    this.stored.forget();
    this.#show();
  }

  /** Keeps the files, and sends them meanwhile. `isAnyway`: also if the library has the same bytes. */
  async add(files: readonly File[], { isAnyway = false } = {}): Promise<void> {
    if (this.#queue.length === 0) this.stored.forget();
    const added = await Promise.all(
      files.map(async (file) => {
        this.#order += 1;
        const { name, size } = file;
        const entry = { id: newKey(), name, size, idempotencyKey: newKey(), order: this.#order };
        // No other window knows of it, so it is free.
        const release = (await holdLock(lockOf(entry.id))) ?? (() => undefined);
        return { item: itemOf(entry, { release, file, isAnyway }), file };
      }),
    );
    this.#insert(added.map(({ item }) => item));
    const stopped = this.#stopped.signal;
    // Left to a later visit, it is wanted too.
    for (const { item, file } of added) {
      await this.#keeping.keep(item.entry, file, () => stopped.aborted || this.#queue.includes(item));
      this.#count();
    }
  }

  /** Sends refused files again. */
  retry(ids: readonly string[]): void {
    for (const { id, state } of this.#queue) if (ids.includes(id)) state.set({ step: 'waiting' });
    this.#pump();
  }

  /** Drops files, also those that are being sent. */
  remove(ids: readonly string[]): void {
    const dropped = this.#queue.filter(({ id }) => ids.includes(id));
    for (const item of dropped) {
      item.sending?.abort();
      void this.#leave(item);
    }
    this.#show();
    this.#pump();
  }

  /** Sends a file that the library has already. */
  sendAnyway(id: string): void {
    const file = this.#queue.find((item) => item.id === id)?.file;
    if (file) void this.add([file], { isAnyway: true });
    this.remove([id]);
  }

  /** Drops what is not sent, and forgets what is. */
  close(): void {
    this.remove(this.#queue.map(({ id }) => id));
    this.stored.forget();
    this.#count();
  }

  #insert(items: readonly Item[]): void {
    this.#queue = [...this.#queue, ...items].sort((one, other) => one.entry.order - other.entry.order);
    this.#show();
    this.#pump();
  }

  #pump(): void {
    const running = this.#queue.filter(({ sending }) => sending).length;
    const waiting = this.#queue.filter(({ state, sending }) => !sending && state.get().step === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, this.#pace.limit() - running))) void this.#send(item);
    this.#count();
  }

  async #send(item: Item): Promise<void> {
    const sending = new AbortController();
    const { signal } = sending;
    item.sending = sending;
    const set = (state: UploadState) => {
      if (signal.aborted) return;
      item.state.set(state);
      this.#count();
    };
    set({ step: 'sending', share: 0 });
    try {
      const stored = await this.#sendNow(item, signal, (share) => set({ step: 'sending', share }));
      if (signal.aborted) return;
      this.#pace.reached();
      if (stored) {
        set({ step: 'known', stored });
        await this.#kept.remove(item.id);
      } else await this.#finish(item);
    } catch (error) {
      if (!signal.aborted) await this.#fail(item, error, set);
    } finally {
      item.sending = null;
    }
    this.#pump();
    this.#tellIfOver();
  }

  async #sendNow(item: Item, signal: AbortSignal, onProgress: (share: number) => void) {
    if (!this.#host.session.read()) throw new MissingTokenError();
    item.file = await readableFile(item, this.#kept);
    return sendFile(item.entry, item.file, {
      connection: this.#host.connection,
      kept: this.#kept,
      signal,
      isAnyway: item.isAnyway,
      onProgress,
      onReached: () => this.#pace.reached(),
      onHasLocation: this.#reports.onHasLocation,
    });
  }

  async #finish(item: Item): Promise<void> {
    this.stored.add(item);
    const left = this.#leave(item);
    this.#show();
    this.#reports.onStored();
    await left;
  }

  async #fail(item: Item, error: unknown, set: (state: UploadState) => void): Promise<void> {
    if (isSignedOut(error)) {
      set({ step: 'waiting' });
      this.#pace.halt();
      this.#reports.onSignedOut(error);
    } else if (isAway(error)) {
      set({ step: 'waiting' });
      this.#pace.failed();
    } else {
      const refusal = refusalOf(error);
      set(refusal);
      if (!refusal.mayRetry) await this.#kept.remove(item.id);
    }
  }

  /** Takes a file off the queue and this computer. */
  async #leave(item: Item): Promise<void> {
    this.#queue = this.#queue.filter((each) => each !== item);
    this.#keeping.failed.delete(item.id);
    await this.#kept.remove(item.id).catch(console.error);
    item.release();
  }

  #show(): void {
    this.items.set(this.#queue);
    this.#count();
  }

  #count(): void {
    const stored = { count: this.stored.names.get().length, bytes: this.stored.bytes };
    const rest = { isAway: this.#pace.isAway, elsewhere: this.#elsewhere, unkept: this.#keeping.failed.size };
    this.totals.set(totalsOf(this.#queue, { stored, ...rest }));
  }

  #tellIfOver(): void {
    if (this.#queue.some(isOpen)) return;
    const fresh = this.stored.takeFresh();
    if (fresh.length > 0) this.#reports.onOver(fresh);
  }
}
