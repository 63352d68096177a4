import mongoose, { mongo } from 'mongoose';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StorageKind } from '../openStorage.js';

/** The bytes of uploads that have not arrived whole, where every process finds them. */
export type PartialBytes = {
  /** Adds chunks behind the first `offset` bytes; what arrived before an error stays. Returns how many bytes there are. */
  append(id: string, offset: number, chunks: AsyncIterable<Buffer>): Promise<number>;
  size(id: string): Promise<number>;
  open(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Removes bytes that nothing was added to since, and that no upload belongs to any more. */
  removeOlder(than: Date): Promise<void>;
};

/** In the data folder where the files are on disk, else in the database. */
export function openPartialBytes(kind: StorageKind, folder: string): Promise<PartialBytes> {
  return kind === 'disk' ? inFolder(folder) : inDatabase();
}

async function inFolder(folder: string): Promise<PartialBytes> {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string) => join(folder, id);
  return {
    async append(id, offset, chunks) {
      const file = await open(pathOf(id), offset === 0 ? 'w' : 'r+');
      let end = offset;
      try {
        for await (const chunk of chunks) {
          await file.write(chunk, 0, chunk.length, end);
          end += chunk.length;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      return end;
    },
    size: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? 0,
    open: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async removeOlder(than) {
      for (const name of await readdir(folder)) {
        const written = await stat(pathOf(name)).catch(() => null);
        if (written && written.mtime < than) await rm(pathOf(name), { force: true });
      }
    },
  };
}

type Chunk = {
  readonly upload: string;
  readonly start: number;
  readonly bytes: mongo.Binary;
  readonly at: Date;
};

/** A document holds 16 MB; requests bring chunks of 64 KiB and less, which would make many of them. */
const chunkBytes = 1024 * 1024;

async function inDatabase(): Promise<PartialBytes> {
  const chunks = mongoose.connection.collection<Chunk>('resumableChunks');
  await chunks.createIndex({ upload: 1, start: 1 }, { unique: true });
  const add = (upload: string, start: number, parts: readonly Buffer[]) =>
    chunks.insertOne({ upload, start, bytes: new mongo.Binary(Buffer.concat(parts)), at: new Date() });
  return {
    async append(id, offset, arriving) {
      let [start, end] = [offset, offset];
      let parts: Buffer[] = [];
      try {
        for await (const chunk of arriving) {
          parts.push(chunk);
          end += chunk.length;
          if (end - start < chunkBytes) continue;
          await add(id, start, parts);
          [start, parts] = [end, []];
        }
      } finally {
        if (end > start) await add(id, start, parts);
      }
      return end;
    },
    async size(id) {
      const last = await chunks.findOne({ upload: id }, { sort: { start: -1 } });
      return last ? last.start + last.bytes.length() : 0;
    },
    open: (id) =>
      Readable.from(
        (async function* () {
          for await (const { bytes } of chunks.find({ upload: id }).sort({ start: 1 })) yield bytes.buffer;
        })(),
      ),
    remove: async (id) => void (await chunks.deleteMany({ upload: id })),
    removeOlder: async (than) => void (await chunks.deleteMany({ at: { $lt: than } })),
  };
}
