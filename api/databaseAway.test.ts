import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleService } from '@ritmi/shared/domain/sample';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from './testing/databaseProxy.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { uploadRoutes } from './uploads/routes.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { entityRoutes } from './entities.js';

let proxy: DatabaseProxy;
let files: TestUploads;
let server: TestServer;
let picture: Buffer;

beforeAll(async () => {
  proxy = await openDatabaseProxy(inject('mongoUri'));
  files = await openTestUploads();
  const { uploads } = files;
  const rows = [
    ...uploadRoutes(uploads),
    ...entityRoutes('events', uploads),
    ...entityRoutes('services'),
    ...entityRoutes('contact'),
  ];
  server = await serveRoutes(proxy.uriOf('database_away'), rows);
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a2b4c' } })
    .png()
    .toBuffer();
});
afterEach(async () => {
  await proxy.reopen();
  await vi.waitUntil(async () => (await server.send('GET /contact')).status === 200, { timeout: 30_000 });
});
afterAll(async () => {
  await files.close();
  // A transaction whose commit got lost keeps its locks for a minute, longer than dropping the database may take.
  await server.stop({ leavesDatabase: true });
  proxy.cut();
});

const storedPictures = async () =>
  (await readdir(join(files.folder, 'uploads'))).filter((name) => name.endsWith('.png'));

const sendFile = (key: string) => {
  const body = new FormData();
  body.append('file', new File([picture], 'foto.png'));
  return server.send('POST /uploads', { body, headers: { 'Idempotency-Key': key } });
};

const sendEvent = () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: 'Dasma', date: '2026-06-14', description: 'E bukur' }))
    body.append(name, value);
  body.append('image', new File([picture], 'dasma.png'));
  return server.send('POST /events', { body });
};

test('while the database does not respond, every write gets 503 within 10 s and leaves no file', async () => {
  const before = await storedPictures();
  proxy.silence();
  const began = Date.now();
  const list = Array.from({ length: 4 }, () => server.send('POST /services', { body: sampleService() }));
  const answers = await Promise.all([...list, sendEvent(), sendFile('not-written')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(await storedPictures()).toEqual(before);
});

describe('when only the response to a commit gets lost', () => {
  test('the file that a repeated upload returns exists', async () => {
    proxy.silence('commitTransaction');
    expect((await sendFile('committed')).status).toBe(503);
    await proxy.reopen();
    await expect.poll(async () => (await sendFile('committed')).status, { timeout: 30_000 }).toBe(201);
    const { url } = (await sendFile('committed')).body as unknown as { url: string };
    expect((await fetch(server.base + url)).status).toBe(200);
  });

  test('the event that was written keeps its picture', async () => {
    proxy.silence('commitTransaction');
    expect((await sendEvent()).status).toBe(503);
    await proxy.reopen();
    await expect
      .poll(async () => (await server.send('GET /events')).list.length, { timeout: 30_000 })
      .toBe(1);
    const [event] = (await server.send('GET /events')).list;
    expect((await fetch(server.base + String(event?.image))).status).toBe(200);
  });
});
