import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type * as fs from 'node:fs/promises';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { createLog } from '@ritmi/shared/server/log';
import { serveRoutes, type TestServer } from '../testing/server.js';
import { uploadRoutes } from './routes.js';
import { openUploads } from './uploads.js';

// Uploads leave a tenth of the disk free. They see the free space of another disk here, so this one can fill up, as
// another program may fill it.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, statfs: () => real.statfs(tmpdir()) };
});

let folder: string;
let server: TestServer;

// Only root may mount a disk of two megabytes.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-full-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  const logger = createLog('api', 'silent');
  const uploads = await openUploads({ storage: 'disk', folder, maxBytes: 1e8, logger });
  server = await serveRoutes(inject('mongoUri').replace('/?', '/full?'), uploadRoutes(uploads));
  return async () => {
    await uploads.close();
    await server.stop();
    execFileSync('umount', [folder]);
  };
});

const clipPath = fileURLToPath(new URL('../db/demo/media/klip-salla.mp4', import.meta.url));

/** Sends a film that has this many bytes more than the clip, different ones each time. */
async function send(bytes: number) {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(8 + bytes);
  box.write('free', 4);
  const body = new FormData();
  body.append('file', new File([await readFile(clipPath), box, randomBytes(bytes)], 'klip.mp4'));
  return server.send('POST /uploads', { body });
}

const stored = async () => (await readdir(join(folder, 'uploads'))).filter((name) => name !== '.unused');
const arriving = async () => {
  const entries = await readdir(join(folder, 'incoming'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
};

test('a full disk is 503 with a message, and leaves no partial file; stored files can still be read', async () => {
  const { status, body } = await send(100_000);
  expect(status).toBe(201);
  const before = await stored();
  const refused = await send(4_000_000);
  expect([refused.status, refused.body]).toEqual([
    503,
    { code: 'unavailable', message: 'The service is not available at the moment' },
  ]);
  expect(await stored()).toEqual(before);
  expect(await arriving()).toEqual([]);
  expect((await fetch(server.base + String(body.url))).status).toBe(200);
  expect((await send(100_000)).status).toBe(201);
});

test('a read-only disk is 503, and stored files can still be read', async () => {
  const before = await stored();
  execFileSync('mount', ['-o', 'remount,ro', folder]);
  try {
    expect((await send(1_000)).status).toBe(503);
    expect(await stored()).toEqual(before);
    const [name = ''] = before;
    const shown = await fetch(`${server.base}/uploads/${name}`);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(await readFile(join(folder, 'uploads', name)));
  } finally {
    execFileSync('mount', ['-o', 'remount,rw', folder]);
  }
});
