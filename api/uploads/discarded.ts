import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Storage } from './storage.js';

const retryMs = 5_000;

/** How long a caller waits for the first attempt. */
const waitMs = 1_000;

/**
 * Files to be removed that nothing names, such as those of a failed upload. While the storage is away they are tried again
 * and again; what is left when the process ends is collected like any unused file.
 */
export class Discarded {
  readonly #names = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly logger: Logger,
  ) {}

  /** Removes files at once if possible, otherwise later. Does not throw, and does not wait for a storage that hangs. */
  async add(names: readonly string[]): Promise<void> {
    for (const name of names) this.#names.add(name);
    await Promise.race([this.#removeAll(), pause(waitMs, undefined, { ref: false })]);
  }

  async #removeAll(): Promise<void> {
    try {
      for (const name of this.#names) {
        await this.storage.remove(name);
        this.#names.delete(name);
      }
    } catch (error) {
      this.logger.warn({ cause: String(error), files: this.#names.size }, 'files are removed later');
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#removeAll(), retryMs).unref();
    }
  }
}
