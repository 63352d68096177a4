import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import mongoose, { mongo } from 'mongoose';
import { unavailable } from '../../http/errors.js';
import type { Storage, StoredFile } from './storage.js';

type FileDocument = { readonly _id: string; readonly length: number; readonly uploadDate: Date };

/** The bucket's collections are called after it: `uploads.files` and `uploads.chunks`. */
export const bucketName = 'uploads';

/** Files in the database, for servers that share no disk. A file's name is its id, so no name is there twice. */
export function gridfsStorage(): Storage {
  return {
    async put(name, path) {
      if (!(await fileOf(name))) await store(name, path);
      await rm(path);
    },
    async stat(name) {
      const file = await fileOf(name);
      return file && asStored(file);
    },
    open: async (name, range) =>
      bucket().openDownloadStream(idOf(name), range ? { start: range.start, end: range.end + 1 } : {}),
    remove: (name) => removeAll(name),
    async *list() {
      for await (const file of files().find()) yield asStored(file);
    },
  };
}

async function store(name: string, path: string): Promise<void> {
  // The file's document is written last; chunks without one are what a crash has left.
  await removeAll(name);
  try {
    await pipeline(createReadStream(path), bucket().openUploadStreamWithId(idOf(name), name));
  } catch (error) {
    await removeAll(name);
    throw error;
  }
}

async function removeAll(name: string): Promise<void> {
  await files().deleteOne({ _id: name });
  await database().collection<{ files_id: string }>(`${bucketName}.chunks`).deleteMany({ files_id: name });
}

function fileOf(name: string): Promise<FileDocument | null> {
  return files().findOne({ _id: name });
}

function asStored({ _id, length, uploadDate }: FileDocument): StoredFile {
  return { name: _id, size: length, storedAt: uploadDate };
}

function files(): mongo.Collection<FileDocument> {
  return database().collection<FileDocument>(`${bucketName}.files`);
}

function bucket(): mongo.GridFSBucket {
  return new mongo.GridFSBucket(database(), { bucketName });
}

function database(): mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw unavailable();
  return db;
}

// The driver takes any id, its types know ObjectIds only.
function idOf(name: string): mongo.ObjectId {
  return name as unknown as mongo.ObjectId;
}
