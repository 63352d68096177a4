import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAlive } from '../runtimes/child.js';
import { type Program, programs, startRunningProduct } from './runningProduct.js';

const soon = { timeout: 120_000, interval: 100 };

let product: Awaited<ReturnType<typeof startRunningProduct>>;

beforeAll(async () => {
  product = await startRunningProduct();
  return () => product.remove();
});

/** Four who write one after the other and repeat under the same key what was not acknowledged. */
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
    more: (count: number) => {
      const goal = acknowledged.length + count;
      return expect.poll(() => acknowledged.length, soon).toBeGreaterThanOrEqual(goal);
    },
    end: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

describe.each<Program>(programs)('kill -9 of %s under writes', (program) => {
  test('loses no acknowledged write and does none twice', async () => {
    const writing = beginWriting();
    await writing.more(20);
    await product.signal(program, 'SIGKILL');
    await writing.more(20);
    await writing.end();
    const labels = (await product.labels()).filter((label) => writing.acknowledged.includes(label));
    expect(labels.sort()).toEqual(writing.acknowledged.sort());
  });
});

test('kill -9 of everything at once loses no acknowledged write', async () => {
  const writing = beginWriting();
  await writing.more(20);
  await product.killAll();
  const before = [...writing.acknowledged];
  await product.start();
  expect(await product.labels()).toEqual(expect.arrayContaining(before));
  await writing.end();
});

test('while the database hangs writes are 503 within 10 s and pages stay 200', async () => {
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
  await expect.poll(() => product.add(randomUUID()), soon).toBe(201);
});

test('a reader of the change feed misses nothing when the API is killed', async () => {
  const first = await readChanges(null, 1, () => product.add(randomUUID()));
  await product.signal('api/main.js', 'SIGKILL');
  await expect.poll(() => product.add(randomUUID()), soon).toBe(201);
  await expect.poll(() => product.add(randomUUID()), soon).toBe(201);
  const missed = await readChanges(first.lastId, 2, async () => 0);
  expect(missed.entities).toEqual(['contact', 'contact']);
});

test('programs and database that are frozen are replaced', async () => {
  const frozen = await product.pids();
  // By then each has answered its first health check.
  await pause(3_000);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  await expect.poll(() => frozen.filter(isAlive), soon).toEqual([]);
  await expect.poll(() => product.add(randomUUID()), soon).toBe(201);
});

// The last: it ends the product.
test('SIGTERM lets an upload finish and ends everything within 15 s, while other requests go on', async () => {
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

/** Sends requests over one connection, without a pause, until it is refused; returns how many were answered. */
async function sendRequests(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const request = () =>
    new Promise<string>((resolve) => {
      get(url, { agent }, (answer) => answer.resume().once('close', () => resolve(''))).once(
        'error',
        (error: NodeJS.ErrnoException) => resolve(error.code ?? ''),
      );
    });
  for (let answered = 0; ; answered += 1) if ((await request()) === 'ECONNREFUSED') return answered;
}

/** The next notices after a place; `begin` runs when the reader listens. */
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
