import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { connect } from './db/connect.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, testToken, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { resumableUploads } from './uploads/resumable/store.js';
import { uploadRoutes } from './uploads/routes.js';

const clip = await readFile(fileURLToPath(new URL('./db/demo/media/klip-lazer.mp4', import.meta.url)));

describe.each(['disk', 'gridfs'] as const)('a resumable upload on %s', (storage) => {
  let files: TestUploads;
  let server: TestServer;

  beforeAll(async () => {
    const database = inject('mongoUri').replace('/?', `/resumable_${storage}?`);
    await connect(database);
    files = await openTestUploads({ storage, maxBytes: 2_000_000 });
    const { uploads } = files;
    server = await serveApp(
      database,
      createApp({
        verifyToken: verifyTestToken,
        routes: uploadRoutes(uploads),
        uploads,
        logger: createLog('api', 'silent'),
        trustProxy: false,
      }),
    );
  });
  beforeEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await files.close();
    await server.stop();
  });

  const tus = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${testToken}` };
  const call = (line: string, headers: Record<string, string> = {}, body?: Uint8Array) => {
    const [method, path = ''] = line.split(' ');
    return fetch(server.base + path, {
      method: String(method),
      headers: { ...tus, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  };
  const begin = async (size: number, filename = 'Vallja e parë.mov') => {
    const named = `filename ${Buffer.from(filename).toString('base64')}`;
    const answer = await call('POST /uploads/tus', {
      'Upload-Length': `${size}`,
      'Upload-Metadata': named,
    });
    expect(answer.status).toBe(201);
    const path = answer.headers.get('Location') ?? '';
    expect(path).toMatch(/^\/uploads\/tus\/[0-9a-f]+$/);
    expect(new Date(answer.headers.get('Upload-Expires') ?? '').getTime()).toBeGreaterThan(
      Date.now() + 86_000_000,
    );
    return path;
  };
  const go = (path: string, offset: number, bytes: Uint8Array) =>
    call(
      `PATCH ${path}`,
      { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' },
      bytes,
    );
  const offsetOf = async (path: string) => Number((await call(`HEAD ${path}`)).headers.get('Upload-Offset'));

  it('goes on where it was interrupted, and ends with the address of its file', async () => {
    const path = await begin(clip.length);
    expect((await go(path, 0, clip.subarray(0, 1000))).status).toBe(204);
    // The connection breaks in the middle of a part.
    await new Promise<void>((resolve) => {
      const headers = {
        ...tus,
        'Upload-Offset': '1000',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': `${clip.length - 1000}`,
      };
      const part = request(server.base + path, { method: 'PATCH', headers }).on('error', () => resolve());
      part.write(clip.subarray(1000, 70_000), () => setTimeout(() => part.destroy(), 300));
    });
    await vi.waitFor(async () => expect(await offsetOf(path)).toBeGreaterThan(1000), 15_000);
    const offset = await offsetOf(path);
    expect(offset).toBeLessThanOrEqual(70_000);
    expect((await go(path, 0, clip)).status).toBe(409);
    const last = await go(path, offset, clip.subarray(offset));
    expect(last.status).toBe(204);
    const url = last.headers.get('X-Stored-Url') ?? '';
    expect(url).toMatch(/^\/uploads\/Vallja-e-parë-.+\.mp4$/);
    // The answer was lost, and the client sends what is left: nothing.
    const repeated = await go(path, clip.length, new Uint8Array());
    expect([repeated.status, repeated.headers.get('X-Stored-Url')]).toEqual([204, url]);
    const again = await call(`HEAD ${path}`);
    expect([again.headers.get('Upload-Offset'), again.headers.get('X-Stored-Url')]).toEqual([
      `${clip.length}`,
      url,
    ]);
    const sent = async () => Buffer.from(await (await fetch(server.base + url)).arrayBuffer());
    expect((await sent()).equals(clip)).toBe(true);
    expect((await call(`DELETE ${path}`)).status).toBe(204);
    expect((await call(`HEAD ${path}`)).status).toBe(404);
    expect((await sent()).equals(clip)).toBe(true);
  });

  it('is stored at the next question when its process ended in the middle of that', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a2b4c' } })
      .png()
      .toBuffer();
    const path = await begin(picture.length, 'a.png');
    await go(path, 0, picture.subarray(0, 10));
    const store = vi
      .spyOn(files.uploads.storage, 'put')
      .mockRejectedValueOnce(new Error('The process ended'));
    expect((await go(path, 10, picture.subarray(10))).status).toBeGreaterThanOrEqual(500);
    store.mockRestore();
    const answers = await Promise.all([call(`HEAD ${path}`), call(`HEAD ${path}`)]);
    const urls = answers.map(({ headers }) => headers.get('X-Stored-Url'));
    expect(urls[0]).toMatch(/^\/uploads\/a-.+\.png$/);
    expect(urls[1]).toBe(urls[0]);
  });

  it('may come through several proxies', async () => {
    const answer = await call('POST /uploads/tus', {
      'Upload-Length': '10',
      'X-Forwarded-Proto': 'https,http',
      'X-Forwarded-Host': 'agjencia.example,web-1:3000',
      Forwarded: 'for=192.0.2.1;proto=https',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      201,
      expect.stringMatching(/^\/uploads\/tus\//),
    ]);
  });

  it('is refused as in POST /uploads', async () => {
    const text = Buffer.from('Kjo nuk është foto. '.repeat(400));
    const answer = await go(await begin(text.length, 'a.png'), 0, text);
    expect([answer.status, await answer.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'notAccepted' }),
    ]);
    const short = await begin(5);
    expect((await go(short, 0, text.subarray(0, 5))).status).toBe(415);
    expect((await call(`HEAD ${short}`)).status).toBe(404);
    const open = await begin(5);
    const json = { 'Upload-Offset': '0', 'Content-Type': 'application/json' };
    expect((await call(`PATCH ${open}`, json, text.subarray(0, 5))).status).toBe(415);
    expect(await offsetOf(open)).toBe(0);
    const empty = await call('POST /uploads/tus', { 'Upload-Length': '0' });
    expect([empty.status, await empty.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'notAccepted' }),
    ]);
    const large = await call('POST /uploads/tus', { 'Upload-Length': '2000001' });
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'fileTooLarge' }),
    ]);
    const path = await begin(10);
    for (const [method, at] of [
      ['POST', '/uploads/tus'],
      ['PATCH', path],
      ['HEAD', path],
      ['DELETE', path],
    ] as const)
      expect((await call(`${method} ${at}`, { Authorization: 'Bearer no' })).status).toBe(401);
    expect((await call('POST /uploads/tus', { 'Tus-Resumable': '0.2.2', 'Upload-Length': '1' })).status).toBe(
      412,
    );
    expect((await call('PUT /uploads/tus')).status).toBe(405);
  });

  it('is refused, and ends no process, whatever the request is like', async () => {
    const path = await begin(10);
    const statuses: Record<string, number> = {};
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    const length = { 'Upload-Length': '10' };
    const tried: readonly (readonly [line: string, headers: Record<string, string>, size?: number])[] = [
      ['POST /uploads/tus', {}],
      ['POST /uploads/tus', { 'Upload-Length': '-1' }],
      ['POST /uploads/tus', { 'Upload-Length': '1e9' }],
      ['POST /uploads/tus', { 'Upload-Length': '9'.repeat(400) }],
      ['POST /uploads/tus', { 'Upload-Defer-Length': '1' }],
      ['POST /uploads/tus', { ...length, 'Upload-Concat': 'partial' }],
      ['POST /uploads/tus', { ...length, 'Upload-Metadata': 'filename ?,=, ,' }],
      ['POST /uploads/tus', { ...length, 'Upload-Metadata': 'ë'.repeat(3) }],
      ['POST /uploads/tus', { ...length, 'Upload-Metadata': '__proto__ YQ==,constructor YQ==' }],
      ['POST /uploads/tus', { ...length, ...type, 'X-HTTP-Method-Override': 'DELETE' }, 4000],
      ['POST /uploads/tus', { ...length, ...type }, 1_000_000],
      [`PATCH ${path}`, { ...type }, 1_000_000],
      [`PATCH ${path}`, { ...type, 'Upload-Offset': '-1' }, 1_000_000],
      [`PATCH ${path}`, { ...type, 'Upload-Offset': '11' }, 1_000_000],
      [`PATCH ${path}`, { 'Upload-Offset': '0' }, 1_000_000],
      ['PATCH /uploads/tus/%00', { ...type, 'Upload-Offset': '0' }, 1_000_000],
      ['PATCH /uploads/tus/..%2F..%2Fx', { ...type, 'Upload-Offset': '0' }, 1_000_000],
      ['HEAD /uploads/tus/%E0%A4%A', {}],
      ['DELETE /uploads/tus/%2e%2e', {}],
    ];
    for (const [line, headers, size] of tried) {
      const { status } = await call(line, headers, size === undefined ? undefined : Buffer.alloc(size, 'x'));
      statuses[`${line.slice(0, 24)} ${JSON.stringify(headers).slice(0, 60)}`] = status;
    }
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
    expect((await call(`HEAD ${path}`)).status).toBeLessThan(500);
  });

  it('is given up after a day', async () => {
    const path = await begin(clip.length);
    await go(path, 0, clip.subarray(0, 100_000));
    const start = Date.now();
    const isKnown = () => resumableUploads.exists({ _id: path.split('/').at(-1) ?? '' });
    for (const hours of [23, 25]) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 3_600_000 });
      expect((await call(`HEAD ${path}`)).status).toBe(hours < 24 ? 200 : 404);
      expect(await isKnown()).not.toBeNull();
      const sweep = files.uploads.tasks.find(({ name }) => name === 'unfinished uploads');
      await sweep?.run(new AbortController().signal);
    }
    expect(await isKnown()).toBeNull();
    expect(await mongoose.connection.collection('resumableChunks').countDocuments()).toBe(0);
  });

  it('tells OPTIONS what it can do, and the desktop app may read its headers', async () => {
    const plain = await fetch(`${server.base}/uploads/tus`, { method: 'OPTIONS' });
    expect(plain.headers.get('Tus-Version')).toBe('1.0.0');
    expect(plain.headers.get('Tus-Max-Size')).toBe('2000000');
    expect(plain.headers.get('Tus-Extension')?.split(',')).toEqual(
      expect.arrayContaining(['creation', 'termination', 'expiration']),
    );
    const asked = await fetch(`${server.base}/uploads/tus`, {
      method: 'OPTIONS',
      headers: { Origin: 'app://ritmi', 'Access-Control-Request-Method': 'PATCH' },
    });
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Upload-Offset');
    const foreign = await call('POST /uploads/tus', {
      Origin: 'https://example.com',
      'Upload-Length': '10',
    });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const own = await call('POST /uploads/tus', { Origin: 'app://ritmi', 'Upload-Length': '10' });
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe('app://ritmi');
    expect(own.headers.get('Access-Control-Expose-Headers')).toMatch(/Location.*Tus-Max-Size.*X-Stored-Url/);
  });
});
