import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';

const clip = readFileSync(fileURLToPath(new URL('./db/demo/media/klip-lazer.mp4', import.meta.url)));
const mongoUri = inject('mongoUri').replace('/?', '/main?');
const admin = { email: 'arta@example.al', password: 'nje fjalekalim i gjate' };

let folder: string;
let port: number;
let child: ChildProcess;
let ended: Promise<unknown[]>;
let authorization: string;

// Starts the program as a separate process.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-main-'));
  port = await freePort();
  child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      API_PORT: String(port),
      DATA_DIR: folder,
      MONGODB_URI: mongoUri,
      JWT_SECRET: 'a secret of a test, long enough for it',
      SECOND_FACTOR_KEY: 'a key of a test, long enough',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  ended = once(child, 'exit');
  await vi.waitFor(() => fetch(`${base()}/readyz`).then(requireOk), 60_000);
  const login = await fetch(`${base()}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  authorization = `Bearer ${((await login.json()) as { token: string }).token}`;
});

afterAll(async () => {
  child.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true });
  const client = await MongoClient.connect(mongoUri);
  await client.db().dropDatabase();
  await client.close();
});

const base = () => `http://127.0.0.1:${port}`;

function requireOk({ ok, status }: Response): void {
  if (!ok) throw new Error(`not ready: ${status}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

it.runIf(process.platform === 'linux')(
  'stays under 600 MB while two large pictures are uploaded at once',
  async () => {
    const size = { width: 7000, height: 7000, channels: 3, background: '#3a2b4c' } as const;
    const large = await sharp({ create: size }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const send = async () => {
      const body = new FormData();
      body.append('file', new File([large], 'large.jpg'));
      const answer = await fetch(`${base()}/uploads`, {
        method: 'POST',
        headers: { Authorization: authorization },
        body,
      });
      return [answer.status, await answer.json()];
    };
    const stored = [201, { url: expect.stringContaining('-4000x4000-') }];
    expect(await Promise.all([send(), send()])).toEqual([stored, stored]);
    const [, peakKiB] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    expect(Number(peakKiB) / 1024).toBeLessThan(600);
  },
);

// Must be the last test, because it ends the program.
it('finishes an upload after SIGTERM, refuses one that does not end, and exits with 0, even while other clients keep sending', async () => {
  const headers = { Authorization: authorization, 'Content-Type': 'multipart/form-data; boundary=b' };
  const begin = () => {
    const call = request(`${base()}/uploads`, { method: 'POST', headers }).on('error', () => undefined);
    call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    call.write(clip.subarray(0, 100_000));
    return call;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answers = 0;
  let isClosing = false;
  const keepSending = () => {
    const call = request(`${base()}/healthz`, { agent }, (response) => {
      answers += 1;
      isClosing ||= response.headers.connection === 'close';
      response.resume().once('end', keepSending);
    });
    // A connection that is idle between two requests is closed at once.
    call.on('error', () => (isClosing = true)).end();
  };
  const [finished, unfinished] = [begin(), begin()];
  const answer = once(finished, 'response');
  const refusal = once(unfinished, 'response');
  keepSending();
  await vi.waitFor(() => expect(answers).toBeGreaterThan(5), 15_000);

  const stoppedAt = Date.now();
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(isClosing).toBe(true), 15_000);
  finished.write(clip.subarray(100_000));
  finished.end('\r\n--b--\r\n');
  const [response] = await answer;
  expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
  const [refused] = (await refusal) as [IncomingMessage];
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(await json(refused)).toMatchObject({ code: 'unavailable' });
  unfinished.end();
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - stoppedAt).toBeLessThan(15_000);
  agent.destroy();
});
