import type { S3Settings, uploadsKind } from '@ritmi/shared/server/environment';
import type { mongo } from 'mongoose';
import { basename } from 'node:path';
import type { z } from 'zod';
import { gridfsStorage } from './gridfsStorage.js';
import { S3Error } from './s3/client.js';
import { s3Storage } from './s3/s3Storage.js';
import { diskStorage, type Storage } from './storage.js';

/** A value of UPLOADS. */
export type StorageKind = z.output<typeof uploadsKind>;

export type Location = {
  /** The folder of the files, where they are on disk; in S3 they are below its name. */
  readonly folder: string;
  /** The database of the files, where they are in one; the connected one when absent. */
  readonly database?: mongo.Db;
  /** The S3 of the files, where they are in one. */
  readonly s3?: S3Settings | null;
};

const openers: Readonly<Record<StorageKind, (location: Location) => Promise<Storage>>> = {
  disk: ({ folder }) => diskStorage(folder),
  gridfs: ({ database }) => gridfsStorage(database),
  s3: async ({ folder, s3 }) => {
    if (!s3) throw new BadStorageError('UPLOADS=s3 needs the variables S3_…');
    const storage = s3Storage(s3, basename(folder));
    await storage.check(startMs).catch((error: unknown) => {
      throw error instanceof S3Error ? new BadStorageError(problemOf(error)) : error;
    });
    return storage;
  },
};

/** How long a start waits for S3. */
const startMs = 5_000;

/** The settings of a storage do not work; the message says which, in one line. */
export class BadStorageError extends Error {}

function problemOf({ answered, code }: S3Error): string {
  if (answered === null) return `S3 does not answer at S3_ENDPOINT (${code})`;
  if (answered === 404) return 'S3 has no bucket with the name in S3_BUCKET';
  if (answered === 403) return `S3 refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (${code})`;
  return `S3 at S3_ENDPOINT cannot be used: it answers ${answered} ${code}`;
}

/** Opens the storage that UPLOADS names. @throws BadStorageError where its settings do not work */
export function openStorage(kind: StorageKind, location: Location): Promise<Storage> {
  return openers[kind](location);
}

/** The kinds of storage that can be opened here. */
export function kindsAt({ s3 }: Location): StorageKind[] {
  // Keys of a record are typed as strings.
  return (Object.keys(openers) as StorageKind[]).filter((kind) => kind !== 's3' || s3);
}

/** How many files of another storage are looked up. */
const sampleSize = 100;

/** Another storage that has files which the one of `kind` lacks, as after UPLOADS was changed; null when there is none. */
export async function findOtherStorage(kind: StorageKind, location: Location): Promise<StorageKind | null> {
  const storage = await openStorage(kind, location);
  for (const other of kindsAt(location).filter((each) => each !== kind)) {
    const files = await (await openStorage(other, location)).list();
    for (const { name } of files.slice(0, sampleSize)) if (!(await storage.stat(name))) return other;
  }
  return null;
}
