import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../scripts/runtimes/child.js';
import { root, temporaryFolder } from '../../scripts/runtimes/folders.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { pidOf } from '../../scripts/test/processes.js';
import { callApi, send, signIn, startProduct } from '../../scripts/test/startProduct.js';

const pollOptions = { timeout: 120_000, interval: 100 };
const programs = ['mongod', 'api/main.js', 'web/server/main.js'] as const;

type Program = (typeof programs)[number];

let product: Awaited<ReturnType<typeof startRunningProduct>>;

beforeAll(async () => {
  product = await startRunningProduct();
  return () => product.stop();
});

/** Four clients that write in sequence and repeat unacknowledged writes under the same key. */
function beginWriting() {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const label = randomUUID();
      while ((await product.add(label)) !== 201) await pause(100);
      acknowledged.push(label);
    }
  };
  const writers = Array.from({ length: 4 }, write);
  return {
    acknowledged,
    untilMore: (count: number) => {
      const goal = acknowledged.length + count;
      return expect.poll(() => acknowledged.length, pollOptions).toBeGreaterThanOrEqual(goal);
    },
    end: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

test.each<Program>(programs)(
  'kill -9 of %s during writes loses no acknowledged write and repeats none',
  async (program) => {
    const writing = beginWriting();
    await writing.untilMore(20);
    await product.signal(program, 'SIGKILL');
    await writing.untilMore(20);
    await writing.end();
    const labels = (await product.labels()).filter((label) => writing.acknowledged.includes(label));
    expect(labels.sort()).toEqual(writing.acknowledged.sort());
  },
);

test('kill -9 of everything at once loses no acknowledged write', async () => {
  const writing = beginWriting();
  await writing.untilMore(20);
  await product.killAll();
  const before = [...writing.acknowledged];
  await product.start();
  expect(await product.labels()).toEqual(expect.arrayContaining(before));
  await writing.end();
});

test('while the database hangs, writes fail with 503 within 10 s and pages stay 200', async () => {
  const paths = ['/', '/sherbime', '/paketa', '/evente', '/projects', '/kontakt'];
  const statuses = () => Promise.all(paths.map(async (path) => (await fetch(product.webUrl + path)).status));
  expect(await statuses()).toEqual(paths.map(() => 200));
  await product.signal('mongod', 'SIGSTOP');
  try {
    const began = Date.now();
    const writes = await Promise.all(Array.from({ length: 4 }, () => product.add(randomUUID())));
    expect(writes).toEqual([503, 503, 503, 503]);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await statuses()).toEqual(paths.map(() => 200));
  } finally {
    await product.signal('mongod', 'SIGCONT');
  }
  await expect.poll(() => product.add(randomUUID()), pollOptions).toBe(201);
});

test('a reader of the change feed misses no event when the API is killed', async () => {
  const first = await readChanges(null, 1, () => product.add(randomUUID()));
  await product.signal('api/main.js', 'SIGKILL');
  await expect.poll(() => product.add(randomUUID()), pollOptions).toBe(201);
  await expect.poll(() => product.add(randomUUID()), pollOptions).toBe(201);
  const missed = await readChanges(first.lastId, 2, async () => 0);
  expect(missed.entities).toEqual(['contact', 'contact']);
});

test('frozen programs and a frozen database are restarted', async () => {
  const frozen = await product.pids();
  // By then each has answered its first health check.
  await pause(3_000);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  await expect.poll(() => frozen.filter(isAlive), pollOptions).toEqual([]);
  await expect.poll(() => product.add(randomUUID()), pollOptions).toBe(201);
});

// Runs last, because it ends the product.
test('on SIGTERM under load, a running upload finishes and every process ends within 15 s', async () => {
  const pids = await product.pids();
  const clients = [product.webUrl, `${product.webUrl}/api/services`, `${product.apiUrl}/services`].map(
    sendRequests,
  );
  const upload = product.sendSlowly(16, 250);
  await pause(1_000);
  const began = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await upload).toBe(201);
  for (const answered of await Promise.all(clients)) expect(answered).toBeGreaterThan(0);
});

/** Sends one request after another over one connection until it is refused; returns how many were answered. */
async function sendRequests(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get(url, { agent }, (answer) => answer.resume().once('close', () => resolve(''))).once(
        'error',
        (error: NodeJS.ErrnoException) => resolve(error.code ?? ''),
      );
    });
  for (let answered = 0; ; answered += 1) if ((await ask()) === 'ECONNREFUSED') return answered;
}

/** Reads the next events after a position in the change feed; `begin` runs once the reader is connected. */
async function readChanges(lastId: string | null, count: number, begin: () => Promise<number>) {
  const reading = new AbortController();
  const headers: Record<string, string> = lastId === null ? {} : { 'Last-Event-ID': lastId };
  const answer = await fetch(`${product.apiUrl}/changes`, { headers, signal: reading.signal });
  await begin();
  let entities: (string | undefined)[] = [];
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    entities = Array.from(text.matchAll(/^data: .*"entity":"(\w+)".*\n/gm), ([, entity]) => entity);
    if (entities.length >= count) break;
  }
  reading.abort();
  return { entities, lastId: text.match(/(?<=^id: ).*/gm)?.at(-1) ?? lastId };
}

/** Runs `npm start` on its own data folder; its processes can be sent signals. */
async function startRunningProduct() {
  const env = {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'error',
  };
  let running = await startProduct(env);
  const { webUrl, apiUrl } = running;
  let token = await signIn(apiUrl);

  const pids = () => Promise.all(programs.map((program) => pidOf(program, running.pid)));

  return {
    webUrl,
    apiUrl,
    pids,
    /** Starts the product again after `killAll`; resolves when every program answers. */
    async start(): Promise<void> {
      running = await startProduct(env);
      token = await signIn(apiUrl);
    },
    /** Adds a contact through the site's origin; resolves with the status, or 0 without a response. */
    add: (label: string): Promise<number> => {
      const body = { type: 'phone', label, value: '069 000 0142' };
      return send(`${webUrl}/api/contact`, { method: 'POST', body, token, key: label }).then(
        ({ status }) => status,
        () => 0,
      );
    },
    async labels(): Promise<string[]> {
      const found = (await callApi(`${apiUrl}/contact`, { method: 'GET' })) as { label: string }[];
      return found.map(({ label }) => label);
    },
    /** Uploads a video slowly through the site's origin; resolves with the status, or 0 without a response. */
    async sendSlowly(pieces: number, pauseMs: number): Promise<number> {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` };
      const upload = request(`${webUrl}/api/uploads`, { method: 'POST', headers });
      const status = once(upload, 'response').then(
        ([answer]: IncomingMessage[]) => answer?.resume().statusCode ?? 0,
        () => 0,
      );
      await pipeline(filmForm(pieces, pauseMs), upload).catch(() => undefined);
      return status;
    },
    async signal(program: Program, name: NodeJS.Signals): Promise<void> {
      process.kill(await pidOf(program, running.pid), name);
    },
    /** Kills the supervisor and its programs at once with SIGKILL. */
    async killAll(): Promise<void> {
      for (const pid of [running.pid, ...(await pids())]) process.kill(pid, 'SIGKILL');
      await running.ended;
    },
    /** Sends SIGTERM to the supervisor; resolves with its exit code. */
    stop: () => running.stop(),
  };
}

async function* filmForm(pieces: number, pauseMs: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
  const film = await readFile(join(root, 'api/db/demo/media/klip-lazer.mp4'));
  const length = Math.ceil(film.length / pieces);
  for (let piece = 0; piece < pieces; piece += 1) {
    yield film.subarray(piece * length, (piece + 1) * length);
    await pause(pauseMs);
  }
  yield Buffer.from('\r\n--x--\r\n');
}
