import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import { createLog } from '@ritmi/shared/server/log';
import mongoose from 'mongoose';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '../db/connect.js';
import { openTestUploads, type TestUploads } from '../testing/uploads.js';
import { Collector } from './unused.js';

const dayMs = 24 * 3600 * 1000;

let files: TestUploads;

const history = () => mongoose.connection.collection('history');

beforeAll(() => connect(inject('mongoUri').replace('/?', '/collect_clock?')));

beforeEach(async () => {
  files = await openTestUploads();
  // Without a write the database confirms no time at all.
  await history().insertOne({ at: new Date() });
});

afterEach(async () => {
  vi.useRealTimers();
  await files.close();
  for (const name of ['history', 'services']) await mongoose.connection.collection(name).deleteMany();
});

afterAll(() => mongoose.disconnect());

async function store(): Promise<string> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a2b4c' } });
  return files.uploads.storeStream(Readable.from([await picture.jpeg().toBuffer()]), 'foto.jpg');
}

/** The originals that are set aside. */
async function stemsAside(): Promise<ReadonlySet<string>> {
  const aside = await files.uploads.storage.list('aside');
  return new Set(aside.flatMap(({ name }) => stemOf(name) ?? []));
}

describe('unused files', () => {
  it('are no older than the database confirms, whatever the clock of this machine says', async () => {
    for (let count = 0; count < 8; count += 1) {
      await mongoose.connection.collection('services').insertOne({ image: await store() });
    }
    const [unused, deleted] = [await store(), await store()];
    await files.uploads.removeForGood([deleted]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * dayMs });
    const task = files.uploads.tasks.find(({ name }) => name === 'unused files');
    await task?.run(new AbortController().signal);
    expect(await files.uploads.storage.stat(basename(unused))).not.toBeNull();
    expect(await stemsAside()).toEqual(new Set([stemOf(basename(deleted))]));
    // A wrong clock may be noticed until then.
    expect(task?.restMs).toBe(dayMs);
  });

  it('that were deleted for good are removed a fifth at a time, the earliest first', async () => {
    const urls = [await store(), await store(), await store(), await store(), await store(), await store()];
    for (const url of urls.slice(0, 3)) await files.uploads.removeForGood([url]);
    const collector = new Collector(files.uploads.storage, createLog('api', 'silent'));
    const tomorrow = Date.now() + dayMs;
    await collector.collect(tomorrow);
    expect(await stemsAside()).toEqual(new Set([stemOf(basename(urls[2] ?? ''))]));
    await collector.collect(tomorrow);
    expect(await stemsAside()).toEqual(new Set());
  });
});
