import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import sharp from 'sharp';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '@ritmi/shared/server/log';
import { connect, disconnect } from '../db/connect.js';
import { openUploads } from './uploads.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-restart-'));
  await connect(inject('mongoUri').replace('/?', '/restart?'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await mongoose.connection.dropDatabase();
  await disconnect();
});

const open = () =>
  openUploads({ storage: 'disk', folder, maxBytes: 1_000_000, logger: createLog('api', 'silent') });

async function files(): Promise<string[]> {
  const entries = await readdir(join(folder, 'uploads'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

it('makes the variants that were missing when the program stopped', async () => {
  const first = await open();
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } });
  const url = await first.storeStream(Readable.from([await picture.jpeg().toBuffer()]), 'a.jpg');
  await first.close();

  const name = url.replace('/uploads/', '');
  for (const derived of derivedNames(name)) await first.storage.remove(derived);
  expect(await files()).toEqual([name]);

  const second = await open();
  second.begin();
  await vi.waitFor(async () => {
    const expected = derivedNames(name).filter((derived) => !/\d\.webp$/.test(derived));
    expect(await files()).toEqual([name, ...expected].sort());
  }, 15_000);
  await second.close();
});

it('copies the variants that were made before, and makes the others', async () => {
  const uploads = await open();
  const ready = join(folder, 'ready.avif');
  await writeFile(ready, 'made before');
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#654321' } });
  const sent = Readable.from([await picture.webp().toBuffer()]);
  const url = await uploads.storeStream(sent, 'b.webp', new Map([['-320.avif', ready]]));
  const stem = url.replace('/uploads/', '').replace('.webp', '');
  const contentOf = (end: string) => readFile(join(folder, 'uploads', stem + end), 'utf8');
  await vi.waitFor(async () => expect(await contentOf('-320.avif')).toBe('made before'), 15_000);
  await vi.waitFor(async () => expect(await contentOf('-400.avif')).toContain('ftypavif'), 15_000);
  expect(await readFile(ready, 'utf8')).toBe('made before');
  await uploads.close();
});

it('removes partial uploads of killed processes and keeps those of running ones', async () => {
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming);
  const anHourAgo = new Date(Date.now() - 3600 * 1000 - 1);
  for (const name of ['killed.part', 'running.part']) await writeFile(join(incoming, name), 'half');
  await utimes(join(incoming, 'killed.part'), anHourAgo, anHourAgo);
  await (await open()).close();
  expect(await readdir(incoming)).toEqual(['running.part']);
});

it('asks the storage once for all who ask meanwhile whether it is ready', async () => {
  const uploads = await open();
  const check = vi.spyOn(uploads.storage, 'check');
  check.mockRejectedValueOnce(new Error('away'));
  const answers = await Promise.all([uploads.isReady(), uploads.isReady()]);
  expect([answers, check.mock.calls.length]).toEqual([[false, false], 1]);
  expect([await uploads.isReady(), check.mock.calls.length]).toEqual([true, 2]);
  await uploads.close();
});
