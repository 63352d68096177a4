import type { Request } from 'express';
import { statfs } from 'node:fs/promises';
import { noSpace } from '../http/errors.js';
import type { Storage } from './storage/storage.js';

/** What uploads leave free of the disk: whichever is more. */
const leastFreeBytes = 1024 ** 3;
const leastFreePart = 1 / 10;

type Options = {
  readonly storage: Storage;
  /** Lies on the disk that must not fill up; null when the files are stored elsewhere. */
  readonly folder: string | null;
  /** What all files may take together. */
  readonly quotaBytes: number | undefined;
};

/** Keeps uploads from filling the disk or exceeding the quota. */
export class Space {
  readonly #options: Options;
  #heldBytes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Keeps space for an upload until it is answered. @throws 507 when there is not enough */
  async hold(bytes: number, request: Request): Promise<void> {
    this.#heldBytes += bytes;
    request.res?.once('close', () => {
      this.#heldBytes -= bytes;
    });
    const { folder, quotaBytes } = this.#options;
    if (folder !== null) {
      const { bavail, blocks, bsize } = await statfs(folder);
      const least = Math.max(leastFreeBytes, blocks * bsize * leastFreePart);
      if (bavail * bsize - this.#heldBytes < least) throw noSpace('The disk of the server is nearly full');
    }
    if (quotaBytes !== undefined && (await this.#usedBytes()) + this.#heldBytes > quotaBytes) {
      throw noSpace('The space for uploads is used up');
    }
  }

  async #usedBytes(): Promise<number> {
    const { storage } = this.#options;
    let used = 0;
    for await (const { size } of storage.list()) used += size;
    for await (const { size } of storage.listAside()) used += size;
    return used;
  }
}
