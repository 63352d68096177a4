import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Storage } from './storage.js';

const retryMs = 5_000;

/** How long a caller waits for the first attempt. */
const waitMs = 1_000;

/** After this time a file is removed again: a storage that hung may carry out a write after its later removal. */
const againMs = 30_000;

/**
 * Files to be removed that nothing names, such as those of a failed upload. While the storage is away they are tried again
 * and again; what is left when the process ends is collected like any unused file.
 */
export class Discarded {
  /** With when they were removed for the first time, in ms of `performance.now()`. */
  readonly #names = new Map<string, number | null>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly storage: Pick<Storage, 'remove'>,
    private readonly logger: Logger,
  ) {}

  /** Removes files at once if possible, otherwise later. Does not throw, and does not wait for a storage that hangs. */
  async add(names: readonly string[]): Promise<void> {
    for (const name of names) this.#names.set(name, null);
    await Promise.race([this.#removeAll(), pause(waitMs, undefined, { ref: false })]);
  }

  async #removeAll(): Promise<void> {
    try {
      for (const [name, removedAt] of this.#names) {
        await this.storage.remove(name);
        const now = performance.now();
        if (removedAt === null) this.#names.set(name, now);
        else if (now - removedAt >= againMs) this.#names.delete(name);
      }
      if (this.#names.size > 0) this.#removeAfter(againMs);
    } catch (error) {
      this.logger.warn({ cause: String(error), files: this.#names.size }, 'files are removed later');
      this.#removeAfter(retryMs);
    }
  }

  #removeAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#removeAll(), ms).unref();
  }
}
