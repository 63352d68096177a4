import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import mongoose, { mongo } from 'mongoose';
import { isDuplicateKey } from '../db/errors.js';
import { unavailable } from '../http/errors.js';
import type { Place, Storage, StoredFile } from './storage.js';

/** The bucket's collections are called after it: `uploads.files` and `uploads.chunks`. */
export const bucketName = 'uploads';

const filterOf = (place: Place) => ({ 'metadata.unusedSince': { $exists: place === 'aside' } });

/** Files in the connected database, for servers that share no disk. A unique index keeps a name from existing twice. */
export async function gridfsStorage(): Promise<Storage> {
  await files().createIndex({ filename: 1 }, { unique: true });
  // The driver creates these two only while the bucket is empty, which it is not after a restore.
  await files().createIndex({ filename: 1, uploadDate: 1 });
  await chunks().createIndex({ files_id: 1, n: 1 }, { unique: true });
  return {
    async put(name, path) {
      await move(name, 'inUse');
      if (!(await stat(name))) await store(name, path);
      await rm(path);
    },
    stat,
    open: async (name, range) =>
      bucket().openDownloadStreamByName(name, range ? { start: range.start, end: range.end + 1 } : {}),
    async remove(name) {
      for await (const { _id } of files().find({ filename: name })) await removeById(_id);
    },
    list: async (place = 'inUse') => (await files().find(filterOf(place)).toArray()).map(asStored),
    move,
    databaseIds: async () => (await owners().findOne({ _id: 'database' }))?.ids ?? [],
    async saveDatabaseIds(ids) {
      await owners().updateOne({ _id: 'database' }, { $set: { ids } }, { upsert: true });
    },
  };
}

/** The file's document is written last. A process that loses a race removes only what it has written itself. */
async function store(name: string, path: string): Promise<void> {
  const upload = bucket().openUploadStream(name);
  try {
    await pipeline(createReadStream(path), upload);
  } catch (error) {
    await removeById(upload.id);
    if (!isDuplicateKey(error)) throw error;
  }
}

async function removeById(id: mongo.ObjectId): Promise<void> {
  await files().deleteOne({ _id: id });
  await chunks().deleteMany({ files_id: id });
}

async function move(filename: string, place: Place): Promise<void> {
  const uploadDate = new Date();
  const isAside = place === 'aside';
  const change = isAside
    ? { $set: { uploadDate, 'metadata.unusedSince': uploadDate } }
    : { $set: { uploadDate }, $unset: { 'metadata.unusedSince': 1 as const } };
  await files().updateOne({ filename, ...filterOf(isAside ? 'inUse' : 'aside') }, change);
}

async function stat(filename: string, place: Place = 'inUse'): Promise<StoredFile | null> {
  const file = await files().findOne({ filename, ...filterOf(place) });
  return file && asStored(file);
}

function asStored({ filename, length, uploadDate }: mongo.GridFSFile): StoredFile {
  return { name: filename, size: length, storedAt: uploadDate };
}

function files(): mongo.Collection<mongo.GridFSFile> {
  return database().collection<mongo.GridFSFile>(`${bucketName}.files`);
}

function chunks(): mongo.Collection<mongo.GridFSChunk> {
  return database().collection<mongo.GridFSChunk>(`${bucketName}.chunks`);
}

function owners(): mongo.Collection<{ _id: string; ids: readonly string[] }> {
  return database().collection(`${bucketName}.owner`);
}

function bucket(): mongo.GridFSBucket {
  return new mongo.GridFSBucket(database(), { bucketName });
}

function database(): mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw unavailable();
  return db;
}
