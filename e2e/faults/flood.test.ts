import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../scripts/runtimes/child.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { startProduct } from '../../scripts/test/startProduct.js';

const floodMs = 10_000;
const answerLimitMs = 1_000;

let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  product = await startProduct({ DATA_DIR: await temporaryFolder(), SEED: 'demo' });
  return () => product.stop();
});

async function ask(url: string) {
  const startedAt = performance.now();
  const { status } = await fetch(url, { headers: { Connection: 'close' } });
  return { status, ms: performance.now() - startedAt };
}

// A thousand connections on two cores: the answers to others may be slow, but come (issue 36).
test.each([
  'place',
  'package',
  'unknownPage',
  'project',
  'list',
  'unknownParameter',
  'sharePicture',
  'login',
])('a thousand connections that ask for ever another %s stop nobody', async (kind) => {
  const others = [`${product.webUrl}/`, `${product.webUrl}/healthz`, `${product.apiUrl}/healthz`];
  await Promise.all(others.map(ask));
  const args = ['--import', 'tsx', 'e2e/faults/floodFrom.ts', product.webUrl, kind];
  const flood = startProgram(process.execPath, args);
  await flood.shows('asking');
  onTestFinished(() => void flood.stop());
  const until = performance.now() + floodMs;
  const slowest = new Map<string, number>();
  while (performance.now() < until) {
    for (const url of others) {
      const { status, ms } = await ask(url);
      expect([url, status]).toEqual([url, 200]);
      slowest.set(url, Math.max(slowest.get(url) ?? 0, ms));
    }
    await pause(50);
  }
  await flood.stop();
  const late = [...slowest].filter(([, ms]) => ms >= answerLimitMs);
  expect(late).toEqual([]);
});
