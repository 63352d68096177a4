import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, disconnect } from '../db/connect.js';
import { testStorage } from '../testing/storageSuite.js';
import { gridfsStorage } from './gridfsStorage.js';
import { diskStorage, type Storage } from './storage.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-storage-'));
  await connect(inject('mongoUri').replace('/?', '/storage_contract?'));
});

afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnect();
  await rm(folder, { recursive: true });
});

testStorage('on disk', diskStorage);
testStorage('in the database', () => gridfsStorage());

describe('files in the database', () => {
  // Without what the tests above have left.
  beforeAll(() => mongoose.connection.dropDatabase());

  it('have their indexes after every start', async () => {
    const files = mongoose.connection.collection('uploads.files');
    const chunks = mongoose.connection.collection('uploads.chunks');
    await gridfsStorage();
    // Like a restore by another tool: files without indexes.
    await files.insertOne({ filename: 'a.bin', length: 0, chunkSize: 255 * 1024, uploadDate: new Date() });
    for (const each of [files, chunks]) await each.dropIndexes();
    await gridfsStorage();
    const keys = async (each: typeof files) =>
      (await each.indexes()).map(({ key }) => Object.keys(key).join());
    expect(await keys(files)).toEqual(['_id', 'filename', 'filename,uploadDate']);
    expect(await keys(chunks)).toEqual(['_id', 'files_id,n']);
  });

  it('that an earlier version set aside keep that date', async () => {
    const storage = await gridfsStorage();
    const storedAt = new Date('2026-11-01');
    await mongoose.connection.collection('uploads.files').insertOne({
      filename: 'b.bin',
      length: 0,
      chunkSize: 255 * 1024,
      uploadDate: new Date('2026-01-01'),
      metadata: { unusedSince: storedAt },
    });
    expect(await storage.list('aside')).toEqual([{ name: 'b.bin', size: 0, storedAt }]);
    await storage.remove('b.bin');
  });

  it('are complete when several processes write the same one at once', async () => {
    const [one, other] = [await gridfsStorage(), await gridfsStorage()];
    const bytes = Buffer.from('whole');
    const race = async (name: string) => {
      const put = async (storage: Storage, path: string) => {
        await writeFile(path, bytes);
        await storage.put(name, path);
      };
      await Promise.all([put(one, join(folder, `${name}.1`)), put(other, join(folder, `${name}.2`))]);
      return (await buffer(await one.open(name))).equals(bytes);
    };
    const lanes = Array.from({ length: 20 }, async (_, lane) => {
      for (let count = 0; count < 50; count += 1) expect(await race(`${lane}-${count}`)).toBe(true);
    });
    await Promise.all(lanes);
    expect(
      await mongoose.connection.collection('uploads.files').countDocuments({ length: bytes.length }),
    ).toBe(1000);
    expect(await mongoose.connection.collection('uploads.chunks').countDocuments()).toBe(1000);
  });
});
