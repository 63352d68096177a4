import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import mongoose, { mongo } from 'mongoose';
import { isDuplicateKey } from '../db/errors.js';
import { unavailable } from '../http/errors.js';
import type { Place, Storage, StoredFile } from './storage.js';

/** The bucket's collections are named after it: `uploads.files` and `uploads.chunks`. */
export const bucketName = 'uploads';

const filterOf = (place: Place) => ({ 'metadata.unusedSince': { $exists: place === 'aside' } });

/** @throws 503 while there is no connection */
function connectedDatabase(): mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw unavailable();
  return db;
}

/** Files in a database, for servers that share no disk. A unique index keeps a name from existing twice. */
export async function gridfsStorage(db = connectedDatabase()): Promise<Storage> {
  const bucket = new mongo.GridFSBucket(db, { bucketName });
  const files = db.collection<mongo.GridFSFile>(`${bucketName}.files`);
  const chunks = db.collection<mongo.GridFSChunk>(`${bucketName}.chunks`);
  const owners = db.collection<{ _id: string; ids: readonly string[] }>(`${bucketName}.owner`);
  await files.createIndex({ filename: 1 }, { unique: true });
  // The driver creates these two only while the bucket is empty, which it is not after a restore.
  await files.createIndex({ filename: 1, uploadDate: 1 });
  await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });

  async function removeById(id: mongo.ObjectId): Promise<void> {
    await files.deleteOne({ _id: id });
    await chunks.deleteMany({ files_id: id });
  }

  async function move(filename: string, place: Place): Promise<void> {
    const isAside = place === 'aside';
    const change = isAside
      ? { $set: { 'metadata.unusedSince': new Date() } }
      : { $set: { uploadDate: new Date() }, $unset: { 'metadata.unusedSince': 1 as const } };
    await files.updateOne({ filename, ...filterOf(isAside ? 'inUse' : 'aside') }, change);
  }

  async function stat(filename: string, place: Place = 'inUse'): Promise<StoredFile | null> {
    const file = await files.findOne({ filename, ...filterOf(place) });
    return file && asStored(file);
  }

  return {
    async put(name, path, storedAt) {
      await move(name, 'inUse');
      if (!(await stat(name))) {
        // The file's document is written last. A process that loses a race removes only what it has written itself.
        const upload = bucket.openUploadStream(name);
        await pipeline(createReadStream(path), upload).catch(async (error: unknown) => {
          await removeById(upload.id);
          if (!isDuplicateKey(error)) throw error;
        });
      }
      if (storedAt) await files.updateOne({ filename: name }, { $set: { uploadDate: storedAt } });
      await rm(path);
    },
    stat,
    open: async (name, range) =>
      bucket.openDownloadStreamByName(name, range ? { start: range.start, end: range.end + 1 } : {}),
    async remove(name) {
      for await (const { _id } of files.find({ filename: name })) await removeById(_id);
    },
    list: async (place = 'inUse', start = '') => {
      const names = { filename: { $gte: start, $lt: `${start}\u{10ffff}` } };
      return (await files.find({ ...filterOf(place), ...(start && names) }).toArray()).map(asStored);
    },
    move,
    async space() {
      const { fsTotalSize: allBytes, fsUsedSize }: { fsTotalSize?: number; fsUsedSize?: number } =
        await db.stats();
      if (allBytes === undefined || fsUsedSize === undefined) return null;
      return { freeBytes: allBytes - fsUsedSize, allBytes };
    },
    databaseIds: async () => (await owners.findOne({ _id: 'database' }))?.ids ?? [],
    async saveDatabaseIds(ids) {
      await owners.updateOne({ _id: 'database' }, { $set: { ids } }, { upsert: true });
    },
    check: async (limitMs) => {
      await db.command({ ping: 1 }, { timeoutMS: limitMs });
    },
    removeAll: async () => {
      for (const each of [files, chunks]) await each.drop();
      await owners.deleteMany();
    },
  };
}

function asStored({ filename, length, uploadDate, metadata }: mongo.GridFSFile): StoredFile {
  const since: unknown = metadata?.unusedSince;
  return { name: filename, size: length, storedAt: since instanceof Date ? since : uploadDate };
}
