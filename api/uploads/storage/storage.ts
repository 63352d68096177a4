import type { Readable } from 'node:stream';

export type StoredFile = { readonly name: string; readonly size: number; readonly storedAt: Date };

/** Where uploaded files are kept. A file is either there whole or not at all, and its content never changes. */
export type Storage = {
  /** Takes a local file over; it is gone from its path afterwards. */
  put(name: string, path: string): Promise<void>;
  stat(name: string): Promise<StoredFile | null>;
  /** Reads a file, or the bytes from `start` to `end` of it, both included. */
  open(name: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};
