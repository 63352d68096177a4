import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createLog } from '@ritmi/shared/server/log';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { disableAccount } from './auth/accounts.js';
import { isSessionOpen } from './auth/session.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { type AuthServer, owner, startAuth } from './testing/auth.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';

let server: AuthServer;
let files: TestUploads;

beforeAll(async () => {
  files = await openTestUploads();
  const feed = new ChangeFeed(createLog('api', 'silent'));
  const changes = changeRoutes(feed, { isSessionOpen, beatMs: 100 });
  server = await startAuth(inject('mongoUri').replace('/?', '/feed_session?'), [
    ...changes,
    ...uploadRoutes(files.uploads),
  ]);
  await server.reset();
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

// spec: contract.session
it('a file that arrives after its session has ended is refused, and nothing of it stays', async () => {
  const [own, other] = [await server.signIn(), await server.signIn()];
  const upload = (headers: Record<string, string>) => {
    const sent = request(`${server.base}/uploads`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=a' },
    });
    sent.write('--a\r\nContent-Disposition: form-data; name="file"; filename="foto.png"\r\n\r\n');
    sent.write(Buffer.from(pixel, 'base64').subarray(0, 30));
    return sent;
  };
  const finish = async (sent: ReturnType<typeof upload>) => {
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write(Buffer.from(pixel, 'base64').subarray(30));
    sent.end('\r\n--a--\r\n');
    const [answer] = await answered;
    return { status: answer.statusCode, body: await json(answer) };
  };
  const [ended, staying] = [upload(own), upload(other)];
  await vi.waitUntil(async () => (await readdir(files.uploads.incoming)).length === 2, {
    timeout: 20_000,
  });
  await server.send('POST /auth/logout', own);
  expect(await finish(ended)).toMatchObject({ status: 401, body: { sessionEnded: true } });
  // Its last bytes may still be on their way to the disk when the answer is sent.
  await vi.waitUntil(async () => (await readdir(files.uploads.incoming)).length === 1, { timeout: 20_000 });
  expect(await finish(staying)).toMatchObject({ status: 201 });
  const stored = (await files.uploads.storage.list()).filter(({ name }) => name.endsWith('.png'));
  expect(stored).toHaveLength(1);
});

it('so is the last part of a file that is sent in parts', async () => {
  const own = await server.signIn();
  const headers = { ...own, 'Tus-Resumable': '1.0.0' };
  const bytes = Buffer.from(pixel, 'base64');
  const begun = await server.send('POST /uploads/tus', {
    ...headers,
    'Upload-Length': `${bytes.length}`,
    'Upload-Metadata': `filename ${btoa('foto.png')}`,
  });
  const part = request(server.base + begun.headers.get('Location'), {
    method: 'PATCH',
    headers: {
      ...headers,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': `${bytes.length}`,
    },
  });
  const answered = once(part, 'response') as Promise<[IncomingMessage]>;
  await new Promise((resolve) => part.write(bytes.subarray(0, 30), resolve));
  // The head of the part is there before that of the next call.
  expect((await server.send('GET /auth/sessions', own)).status).toBe(200);
  await server.send('POST /auth/logout', own);
  part.end(bytes.subarray(30));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
});

it('a session takes its change feed along when it ends, and no other one', async () => {
  const [first, second] = [await server.signIn(), await server.signIn()];
  const open = (headers: Record<string, string>) => fetch(`${server.base}/changes`, { headers });
  const [ended, staying, visitor] = await Promise.all([open(first), open(second), open({})]);
  let isOpen = true;
  void Promise.race([staying.text(), visitor.text()]).finally(() => (isOpen = false));
  await server.send('POST /auth/logout', first);
  expect(await ended.text()).toContain('retry: 1000');
  expect(isOpen).toBe(true);
  await disableAccount(owner.email);
  await vi.waitUntil(() => !isOpen, { timeout: 20_000 });
});
