import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../http/log.js';
import { openUploads } from './uploads.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-restart-'));
});

afterAll(() => rm(folder, { recursive: true }));

const open = () =>
  openUploads({ storage: 'disk', folder, maxBytes: 1_000_000, logger: createLogger('silent') });

it('makes what a stop has left undone', async () => {
  const first = await open();
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } });
  const url = await first.storeStream(Readable.from([await picture.jpeg().toBuffer()]), 'a.jpg');
  await first.close();

  const name = url.replace('/uploads/', '');
  for (const derived of derivedNames(name)) await first.storage.remove(derived);
  expect(await readdir(join(folder, 'uploads'))).toEqual([name]);

  const second = await open();
  second.begin();
  await vi.waitFor(async () => {
    expect((await readdir(join(folder, 'uploads'))).sort()).toEqual([name, ...derivedNames(name)].sort());
  }, 15_000);
  await second.close();
});

it('removes what killed processes have left half arrived, and nothing of living ones', async () => {
  const incoming = join(folder, 'incoming');
  // No process has this number: it is above the highest that Linux gives.
  const killed = join(incoming, String(2 ** 22 + 1));
  const living = join(incoming, String(process.ppid));
  for (const each of [killed, living]) {
    await mkdir(each, { recursive: true });
    await writeFile(join(each, 'half.part'), 'half');
  }
  await open();
  expect((await readdir(incoming)).sort()).toEqual([String(process.ppid), String(process.pid)].sort());
});
