import type { uploadsKind } from '@ritmi/shared/server/environment';
import type { mongo } from 'mongoose';
import type { z } from 'zod';
import { gridfsStorage } from './gridfsStorage.js';
import { diskStorage, type Storage } from './storage.js';

/** A value of UPLOADS. */
export type StorageKind = z.output<typeof uploadsKind>;

type Location = {
  /** The folder of the files, where they are on disk. */
  readonly folder: string;
  /** The database of the files, where they are in one; the connected one when absent. */
  readonly database?: mongo.Db;
};

const openers: Readonly<Record<StorageKind, (location: Location) => Promise<Storage>>> = {
  disk: ({ folder }) => diskStorage(folder),
  gridfs: ({ database }) => gridfsStorage(database),
};

/** Opens the storage that UPLOADS names. */
export function openStorage(kind: StorageKind, location: Location): Promise<Storage> {
  return openers[kind](location);
}

/** How many files of another storage are looked up. */
const sampleSize = 100;

/** Another storage that has files which the one of `kind` lacks, as after UPLOADS was changed; null when there is none. */
export async function findOtherStorage(kind: StorageKind, location: Location): Promise<StorageKind | null> {
  const storage = await openStorage(kind, location);
  // Keys of a record are typed as strings.
  const others = (Object.keys(openers) as StorageKind[]).filter((other) => other !== kind);
  for (const other of others) {
    const files = await (await openStorage(other, location)).list();
    for (const { name } of files.slice(0, sampleSize)) if (!(await storage.stat(name))) return other;
  }
  return null;
}
