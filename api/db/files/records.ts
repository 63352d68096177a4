import type { FileNote } from '@ritmi/shared/domain/uploads/library';
import type { FilmProblem } from '@ritmi/shared/domain/uploads/library';
import type { Rendition } from '@ritmi/shared/domain/uploads/films';
import { parseStoredName } from '@ritmi/shared/domain/uploads/stored';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../collection.js';

/** What is known of a film, and of the renditions that not every browser can do without. */
export type StoredFilm = {
  state: 'ready' | 'processing' | 'failed';
  /** Seconds. */
  duration?: number;
  renditions?: Rendition[];
  /** Why it failed. */
  problem?: FilmProblem;
  /** Attempts that failed for a reason that may pass, and when the next one begins. */
  failures?: number;
  retryAt?: Date;
};

/** What is known of a stored file besides what its name says. */
export type FileRecord = Omit<FileNote, 'renditions'> & {
  /** Its name in the storage. */
  _id: string;
  stem: string;
  bytes: number;
  createdAt: Date;
  /** Of the bytes that were sent; absent for files that were stored before there were records. */
  sha256?: string;
  /** Set aside because nothing named it, and not part of the library until something does. */
  isAside?: boolean;
  /** Absent for pictures, and for films that were stored before there were renditions. */
  film?: StoredFilm;
};

const schema = new Schema<FileRecord>({ _id: String }, { collection: 'media', ...plainDocuments });
/** The order of the library. */
export const latestFirst = { createdAt: -1, _id: 1 } as const;

schema.index({ stem: 1 });
schema.index(latestFirst);
schema.index({ sha256: 1 }, { partialFilterExpression: { sha256: { $type: 'string' } } });
schema.index({ isAside: 1 }, { partialFilterExpression: { isAside: true } });

export const fileRecords = mongoose.model<FileRecord>('media', schema);

/** How many files there are in the library. */
export async function countRecords(): Promise<number> {
  const [all, aside] = await Promise.all([
    // Any time: so entries of the index are counted, not documents.
    fileRecords.countDocuments({ createdAt: { $gte: new Date(0) } }),
    fileRecords.countDocuments({ isAside: true }),
  ]);
  return all - aside;
}

type Known = Pick<FileRecord, 'bytes' | 'createdAt' | 'sha256' | 'film'> & { readonly name: string };

/** Adds the records of files that have none. Names of variants and posters are left out. */
export async function addRecords(files: readonly Known[]): Promise<void> {
  const made = files.flatMap(({ name, ...known }) => {
    const stem = parseStoredName(name) && stemOf(name);
    return stem ? [{ _id: name, stem, ...known }] : [];
  });
  if (made.length === 0) return;
  await fileRecords.bulkWrite(
    made.map(({ _id, ...record }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
    })),
    { ordered: false },
  );
}

/** Hides the records of a file that was set aside. */
export async function hideRecords(stem: string): Promise<void> {
  await fileRecords.updateMany({ stem }, { $set: { isAside: true } });
}

type ListedFile = { readonly name: string; readonly size: number; readonly storedAt: Date };

/**
 * Brings the records in line with the files that are in use: adds those of files that were stored before there were
 * records, and hides those of files that were set aside, since they may come back.
 */
export async function syncRecords(listFiles: () => Promise<readonly ListedFile[]>): Promise<void> {
  // A file that is stored while the others are listed is in use, though it is not among them.
  const before = await fileRecords.find({}, { isAside: 1 }).lean<Pick<FileRecord, '_id' | 'isAside'>[]>();
  const files = await listFiles();
  const known = new Set(before.map(({ _id }) => _id));
  const added = files.filter(({ name }) => !known.has(name));
  await addRecords(added.map(({ name, size, storedAt }) => ({ name, bytes: size, createdAt: storedAt })));
  const inUse = new Set(files.map(({ name }) => name));
  const moved = before.filter(({ _id, isAside = false }) => isAside === inUse.has(_id));
  if (moved.length === 0) return;
  await fileRecords.bulkWrite(
    moved.map(({ _id, isAside }) => ({
      updateOne: {
        filter: { _id },
        update: isAside ? { $unset: { isAside: true } } : { $set: { isAside: true } },
      },
    })),
    { ordered: false },
  );
}

/** Removes the records of files that are gone for good. */
export async function removeRecords(names: readonly string[]): Promise<void> {
  await fileRecords.deleteMany({ _id: { $in: names } });
}
