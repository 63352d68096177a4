import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, disconnect } from '../db/connect.js';
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

describe.each([
  ['on disk', () => diskStorage(join(folder, 'uploads'))],
  ['in the database', gridfsStorage],
])('files %s', (_where, open) => {
  const content = Buffer.from('0123456789'.repeat(100_000));
  let storage: Storage;

  async function put(name: string, bytes = content): Promise<void> {
    const path = join(folder, 'arriving');
    await writeFile(path, bytes);
    await storage.put(name, path);
  }

  async function names(): Promise<string[]> {
    return (await storage.list()).map(({ name }) => name).sort();
  }

  beforeEach(async () => {
    storage = await open();
    for (const name of await names()) await storage.remove(name);
  });

  it('are read back byte for byte, and the source file is gone', async () => {
    await put('vallë.bin');
    expect(await storage.stat('vallë.bin')).toEqual({
      name: 'vallë.bin',
      size: content.length,
      storedAt: expect.any(Date),
    });
    expect(content.equals(await buffer(await storage.open('vallë.bin')))).toBe(true);
    expect(await readdir(folder)).not.toContain('arriving');
  });

  it.each([
    [0, 0],
    [3, 12],
    [261_118, 261_125],
    [999_990, 999_999],
  ])('give the bytes %i to %i, both included', async (start, end) => {
    await put('a.bin');
    expect(await buffer(await storage.open('a.bin', { start, end }))).toEqual(
      content.subarray(start, end + 1),
    );
  });

  it('can be put again', async () => {
    await put('a.bin');
    await put('a.bin');
    expect(await names()).toEqual(['a.bin']);
    expect(content.equals(await buffer(await storage.open('a.bin')))).toBe(true);
  });

  it('are listed with their size and time', async () => {
    await put('a.bin');
    await put('b.bin', Buffer.from('b'));
    const files = await storage.list();
    expect(files.map(({ size }) => size).sort((a, b) => a - b)).toEqual([1, content.length]);
    for (const { storedAt } of files) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  });

  it('are gone after removal, which may be repeated', async () => {
    await put('a.bin');
    await storage.remove('a.bin');
    await storage.remove('a.bin');
    expect(await storage.stat('a.bin')).toBeNull();
    expect(await names()).toEqual([]);
  });

  it('cannot be read while they are set aside', async () => {
    await put('a.bin');
    await storage.move('a.bin', 'aside');
    await storage.move('nope.bin', 'aside');
    expect([await storage.stat('a.bin'), await names(), (await storage.list('aside')).length]).toEqual([
      null,
      [],
      1,
    ]);
    for (const { storedAt } of await storage.list('aside')) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    }
    await storage.move('a.bin', 'inUse');
    expect([await names(), (await storage.list('aside')).length]).toEqual([['a.bin'], 0]);
    expect(content.equals(await buffer(await storage.open('a.bin')))).toBe(true);
    await storage.move('a.bin', 'aside');
    await put('a.bin');
    expect(await names()).toEqual(['a.bin']);
    await storage.remove('a.bin');
    expect([await names(), (await storage.list('aside')).length]).toEqual([[], 0]);
  });

  it('are not found under empty, unknown or long names', async () => {
    for (const name of ['', 'nope.bin', 'x'.repeat(300)]) expect(await storage.stat(name)).toBeNull();
  });
});

describe('files in the database', () => {
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
