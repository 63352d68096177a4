import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { startReplicaSet } from '../../scripts/runtimes/engines/startReplicaSet.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { send, signIn, startProduct } from '../../scripts/test/startProduct.js';
import { printTable } from './printTable.js';

/** After so long writes are accepted again (contract, Replica set). */
const recoverLimitMs = 15_000;

let database: Awaited<ReturnType<typeof startReplicaSet>>;
let product: Awaited<ReturnType<typeof startProduct>>;
let token = '';

beforeAll(async () => {
  const folder = await temporaryFolder();
  database = await startReplicaSet(folder);
  await database.primary();
  product = await startProduct({ DATA_DIR: folder, MONGODB_URI: database.uri, UPLOADS: 'gridfs' });
  token = await signIn(product.apiUrl);
  return async () => {
    await product.stop();
    await database.stop();
  };
});

type Acknowledged = { readonly title: string; readonly begunAt: number; readonly at: number };

/** Writes and reads until it is stopped. A write that was not acknowledged is repeated with its key. */
function keepWorking() {
  let isOver = false;
  let reads = 0;
  const acknowledged: Acknowledged[] = [];
  const failedPages: string[] = [];
  /** Statuses of writes other than 201 and 503. */
  const refused = new Set<number>();
  const writer = async () => {
    while (!isOver) {
      const [title, key] = [`Prova ${randomUUID()}`, randomUUID()];
      const body = { title, description: 'D', price: '10', category: 'dj', icon: 'music', features: [] };
      for (let status = 0; status === 0 || status === 503; ) {
        const begunAt = performance.now();
        const call = { method: 'POST', body, token, key };
        const answer = await send(`${product.apiUrl}/services`, call).catch(() => null);
        status = answer?.status ?? 0;
        if (status === 201) acknowledged.push({ title, begunAt, at: performance.now() });
        else if (status !== 0 && status !== 503) refused.add(status);
        await answer?.body?.cancel();
        await pause(100);
      }
    }
  };
  const reader = async () => {
    for (let count = 0; !isOver; count += 1) {
      const path = ['/', '/sherbime', '/kontakt'][count % 3] ?? '/';
      const answer = await fetch(product.webUrl + path).catch(() => null);
      reads += 1;
      if (answer?.status !== 200) failedPages.push(`${path}: ${answer?.status}`);
      await answer?.body?.cancel();
      await pause(50);
    }
  };
  const workers = [writer(), writer(), writer(), reader()];
  return {
    acknowledged,
    failedPages,
    refused,
    reads: () => reads,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

type Member = Awaited<ReturnType<typeof database.primary>>;

const faults: Readonly<Record<string, (primary: Member) => Promise<() => void>>> = {
  'stepped down': async ({ port }) => {
    await database.stepDown(port);
    return () => undefined;
  },
  frozen: async ({ program }) => {
    program.kill('SIGSTOP');
    return () => program.kill('SIGCONT');
  },
  killed: async (primary) => {
    primary.program.kill('SIGKILL');
    await primary.program.ended;
    return () => database.restart(primary);
  },
};

test.each(Object.entries(faults))(
  'a primary that is %s loses and doubles no acknowledged write, and no page fails',
  async (name, strike) => {
    const work = keepWorking();
    const beforeIt = () => work.acknowledged.length;
    await expect.poll(beforeIt, { timeout: 30_000 }).toBeGreaterThan(20);
    const struckAt = performance.now();
    const heal = await strike(await database.primary());
    const later = () => work.acknowledged.find(({ begunAt }) => begunAt > struckAt);
    await expect.poll(later, { timeout: 60_000, interval: 50 }).toBeDefined();
    const recoveredMs = (later()?.at ?? Number.POSITIVE_INFINITY) - struckAt;
    const enough = beforeIt() + 20;
    await expect.poll(beforeIt, { timeout: 30_000 }).toBeGreaterThan(enough);
    heal();
    await work.stop();
    const listed = (await (await fetch(`${product.apiUrl}/services`)).json()) as { title: string }[];
    const titles = listed.map(({ title }) => title).filter((title) => title.startsWith('Prova'));
    const lost = work.acknowledged.filter(({ title }) => !titles.includes(title));
    const doubled = titles.length - new Set(titles).size;
    printTable(`A primary that is ${name}`, {
      writes: work.acknowledged.length,
      lost: lost.length,
      doubled,
      pages: work.reads(),
      failed: work.failedPages.length,
      'ms to recover': Math.round(recoveredMs),
    });
    expect([lost, doubled, work.failedPages, [...work.refused]]).toEqual([[], 0, [], []]);
    expect(recoveredMs).toBeLessThan(recoverLimitMs);
  },
);
