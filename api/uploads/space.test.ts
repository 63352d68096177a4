import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mongo } from 'mongoose';
import sharp from 'sharp';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { connect } from '../db/connect.js';
import { serveRoutes, testToken, type TestServer } from '../testing/server.js';
import { uploadRoutes } from './routes.js';
import { openTestUploads, type TestUploads } from '../testing/uploads.js';

const gib = 1024 ** 3;
const clip = readFileSync(fileURLToPath(new URL('../db/demo/media/klip-lazer.mp4', import.meta.url)));

let files: TestUploads;
let server: TestServer;

async function open(options: Parameters<typeof openTestUploads>[0] = {}): Promise<void> {
  files = await openTestUploads(options);
  server = await serveRoutes(inject('mongoUri').replace('/?', '/space?'), uploadRoutes(files.uploads));
}

afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await files.close();
  await server.stop();
});

async function send(bytes: Uint8Array, filename = 'a.mp4') {
  const body = new FormData();
  body.append('file', new File([bytes], filename));
  return server.send('POST /uploads', { body });
}

/** Mocks the free space, because only root could change that of a real disk. */
async function setFree(freeBytes: number, allBytes: number): Promise<void> {
  const real = await fs.statfs(files.folder);
  const bsize = 4096;
  const free = Math.floor(freeBytes / bsize);
  const space = { bsize, bavail: free, bfree: free, blocks: Math.floor(allBytes / bsize) };
  vi.spyOn(fs, 'statfs').mockResolvedValue(Object.assign(real, space));
  syncBuiltinESMExports();
}

it.each([
  ['1 GiB', gib, 4 * gib],
  ['a tenth', 5 * gib, 50 * gib],
  ['10 GiB', 10 * gib, 2000 * gib],
])('refuses an upload that would leave less than %s of the disk free: 507', async (_what, least, all) => {
  await open();
  await setFree(least + clip.length / 2, all);
  const { status, body } = await send(clip);
  expect([status, body]).toEqual([
    507,
    { code: 'diskFull', message: 'The disk of the server is nearly full' },
  ]);
  await setFree(least + 2 * clip.length, all);
  expect((await send(clip)).status).toBe(201);
});

it('refuses an upload where the disk of the database is nearly full: 507', async () => {
  await connect(inject('mongoUri').replace('/?', '/space?'));
  await open({ storage: 'gridfs' });
  const stats = vi.spyOn(mongo.Db.prototype, 'stats');
  stats.mockResolvedValue({ fsTotalSize: 50 * gib, fsUsedSize: 45 * gib });
  expect((await send(clip)).status).toBe(507);
  stats.mockResolvedValue({ fsTotalSize: 50 * gib, fsUsedSize: 44 * gib });
  expect((await send(clip)).status).toBe(201);
});

it('reserves space for an upload of unknown length before it arrives: 507', async () => {
  await open();
  await setFree(gib + 1_000_000 - 1, 4 * gib);
  const request = http.request(`${server.base}/uploads`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${testToken}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Transfer-Encoding': 'chunked',
    },
  });
  request.write('--x\r\n');
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(507);
  request.destroy();
});

it('refuses a form whose texts are too long together: 413', async () => {
  await open();
  const body = new FormData();
  for (const name of ['a', 'b', 'c']) body.append(name, 'x'.repeat(1_900_000));
  body.append('file', new File([clip], 'a.mp4'));
  expect((await server.send('POST /uploads', { body })).status).toBe(413);
});

it('refuses uploads that exceed the quota, even simultaneous ones: 507', async () => {
  await open({ quotaBytes: Math.floor(2.5 * clip.length) });
  const statuses = (await Promise.all([send(clip), send(clip), send(clip)])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 507).length).toBeGreaterThan(0);
  expect(statuses).toContain(201);
  const full = [await send(clip), await send(clip)].at(-1);
  expect([full?.status, full?.body]).toEqual([
    507,
    { code: 'quotaUsed', message: 'The space for uploads is used up' },
  ]);
});

/** A box of the MP4 format. */
function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

it.each([
  ['a phone', box('udta', box('\xa9xyz', Buffer.from('\0\x0e\x15\xc7+41.32+019.81/', 'latin1')))],
  ['a camera', box('meta', Buffer.from('com.apple.quicktime.location.ISO6709'))],
])('reports that a video from %s contains its location', async (_kind, location) => {
  await open();
  const { body } = await send(Buffer.concat([clip, location]));
  expect(body).toEqual({ url: expect.any(String), hasLocation: true });
  // In the data of sound and pictures the same bytes mean nothing.
  expect((await send(Buffer.concat([clip, box('mdat', location)]))).body).toEqual({
    url: expect.any(String),
  });
});

it('shrinks a picture of 25 megapixels and refuses one of 50', async () => {
  await open({ maxBytes: 5_000_000 });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a2b4c' } })
      .png()
      .toBuffer();
  expect((await send(await picture(5000, 5000), 'a.png')).body.url).toContain('-4000x4000-');
  expect((await send(await picture(7100, 7100), 'a.png')).status).toBe(413);
});
