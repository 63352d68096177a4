import type { KeptUpload, KeptUploads } from './keptUploads.js';

/** Stores chosen files on this computer, and asks people to stay while leaving would lose some. */
export class Keeping {
  readonly #kept: KeptUploads;
  #running = 0;
  /** Files that could not be stored. */
  readonly failed = new Set<string>();

  constructor(kept: KeptUploads) {
    this.#kept = kept;
  }

  /** @param isWanted false once the file is uploaded or dropped, which may happen before it is stored */
  async keep(entry: KeptUpload, file: File, isWanted: () => boolean): Promise<void> {
    this.#running += 1;
    try {
      if (isWanted()) await this.#kept.keep(entry, file);
      if (!isWanted()) await this.#kept.remove(entry.id);
    } catch (error) {
      // The disk may be full: the file is uploaded all the same.
      console.error(error);
      if (isWanted()) this.failed.add(entry.id);
    }
    this.#running -= 1;
  }

  start(): void {
    window.addEventListener('beforeunload', this.#ask);
  }

  stop(): void {
    window.removeEventListener('beforeunload', this.#ask);
  }

  readonly #ask = (event: BeforeUnloadEvent): void => {
    if (this.#running > 0 || this.failed.size > 0) event.preventDefault();
  };
}
