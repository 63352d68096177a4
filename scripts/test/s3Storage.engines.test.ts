import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startS3, type TestBucket } from './testBucket.js';
import { connect, disconnect } from '../../api/db/connect.js';
import { testLargeStorage, testStorage } from '../../api/testing/storageSuite.js';
import { gridfsStorage } from '../../api/uploads/gridfsStorage.js';
import { openStorage } from '../../api/uploads/openStorage.js';
import { diskStorage } from '../../api/uploads/storage.js';
import { s3Storage } from '../../api/uploads/s3/s3Storage.js';

let server: Awaited<ReturnType<typeof startS3>>;
let bucket: TestBucket;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-s3-'));
  await connect(inject('mongoUri').replace('/?', '/storage_engines?'));
  server = await startS3();
  bucket = await server.makeBucket('ritmi');
});

afterAll(async () => {
  await server.stop();
  await mongoose.connection.dropDatabase();
  await disconnect();
  await rm(folder, { recursive: true });
});

const inS3 = async (path: string) => s3Storage(bucket.settings, basename(path));

for (const test of [testStorage, testLargeStorage]) {
  test('on disk', diskStorage);
  test('in the database', () => gridfsStorage());
  test('in S3', inS3);
}

it.each([
  [
    'a wrong secret',
    { secretAccessKey: 'wrong' },
    'S3 refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (SignatureDoesNotMatch)',
  ],
  [
    'an unknown key',
    { accessKeyId: 'nobody' },
    'S3 refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (InvalidAccessKeyId)',
  ],
  ['a missing bucket', { bucket: 'nowhere' }, 'S3 has no bucket with the name in S3_BUCKET'],
  [
    'an endpoint where nothing is',
    { endpoint: 'http://127.0.0.1:9' },
    'S3 does not answer at S3_ENDPOINT (ECONNREFUSED)',
  ],
])('%s is one line', async (_what, change, message) => {
  const s3 = { ...bucket.settings, ...change };
  await expect(openStorage('s3', { folder: 'uploads', s3 })).rejects.toThrow(message);
});

describe('a server that', () => {
  const storage = () => s3Storage(bucket.settings, 'away');
  const put = async (name: string, bytes: Buffer) => {
    const path = join(folder, `arriving-${name}`);
    await writeFile(path, bytes);
    await storage().put(name, path);
  };

  it('is killed while files arrive has each of them completely or not at all', async () => {
    const large = randomBytes(40_000_000);
    const sent = Promise.allSettled(
      Array.from({ length: 12 }, async (_, at) => {
        await put(`${at}.bin`, large);
        return `${at}.bin`;
      }),
    );
    await expect.poll(async () => (await storage().list()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await server.kill();
    const outcomes = await sent;
    const stored = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failed.length).toBeGreaterThan(0);
    for (const error of failed) expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    await server.restart();
    const read = async (name: string) => large.equals(await buffer(await storage().open(name)));
    await expect
      .poll(
        () =>
          storage()
            .check(5_000)
            .then(
              () => true,
              () => false,
            ),
        { timeout: 60_000 },
      )
      .toBe(true);
    // A server that lists again may not have found its volumes yet.
    for (const name of stored)
      await vi.waitFor(async () => expect([name, await read(name)]).toEqual([name, true]), 60_000);
    for (const { name, size } of await storage().list()) expect([name, size]).toEqual([name, large.length]);
  });

  it('is frozen is given up within 15 s, also in the middle of a file', async () => {
    await put('half.bin', randomBytes(30_000_000));
    const begun = await storage().open('half.bin');
    await new Promise((resolve) => begun.once('readable', resolve));
    server.freeze();
    const startedAt = Date.now();
    try {
      const away = { status: 503 };
      await Promise.all([
        expect(storage().stat('half.bin')).rejects.toMatchObject(away),
        expect(storage().open('half.bin')).rejects.toMatchObject(away),
        expect(put('other.bin', randomBytes(20_000_000))).rejects.toMatchObject(away),
        expect(storage().check(2_000)).rejects.toMatchObject(away),
        expect(buffer(begun)).rejects.toThrow('nothing for 6 s'),
      ]);
      expect(Date.now() - startedAt).toBeLessThan(15_000);
    } finally {
      server.thaw();
    }
  });

  it('waits for a slow reader does not give up', async () => {
    const bytes = randomBytes(30_000_000);
    await put('slow.bin', bytes);
    const stream = await storage().open('slow.bin');
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    expect(bytes.equals(await buffer(stream))).toBe(true);
  });
});
