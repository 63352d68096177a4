import type { Readable } from 'node:stream';

export type StoredFile = { readonly name: string; readonly size: number; readonly storedAt: Date };

/** Where uploaded files are kept. A file is either there whole or not at all, and its content never changes. */
export type Storage = {
  /** Takes a local file over; it is gone from its path afterwards. */
  put(name: string, path: string): Promise<void>;
  stat(name: string): Promise<StoredFile | null>;
  /** Reads a file, or the bytes from `start` to `end` of it, both included. */
  open(name: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Removes a file, also one that is aside. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Takes a file out of use: from now on only the functions below and `remove` know it. */
  setAside(name: string): Promise<void>;
  /** Takes a file that is aside into use again, as if it had been stored now. */
  bringBack(name: string): Promise<void>;
  isAside(name: string): Promise<boolean>;
  /** The files that are aside; `storedAt` is since when. */
  listAside(): AsyncIterable<StoredFile>;
  /** Ids of the database that the files belong to; none when they know no database yet. */
  databaseIds(): Promise<readonly string[]>;
  keepDatabaseIds(ids: readonly string[]): Promise<void>;
};
