import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeLocks } from '../testing/fakeLocks.js';
import { memoryDrafts } from '../testing/testHost.js';
import { keptUploads } from './keptUploads.js';
import { holdLock } from './locks.js';
import { lockOf, restoreUploads } from './restoreUploads.js';

let store: ReturnType<typeof memoryDrafts>;
let kept: ReturnType<typeof keptUploads>;

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: '', onLine: true, locks: fakeLocks() });
  store = memoryDrafts();
  kept = keptUploads(store, 'Arta');
});
afterEach(() => vi.unstubAllGlobals());

const entryOf = (order: number) => {
  const id = `${order}`;
  return { id, name: `${id}.jpg`, size: id.length, idempotencyKey: `key-${id}`, order };
};
const keep = (order: number) => kept.keep(entryOf(order), new File([`${order}`], `${order}.jpg`));

/** Another window, which sends these files until it is closed. */
async function otherWindow(...orders: readonly number[]) {
  const releases = await Promise.all(orders.map((order) => holdLock(lockOf(`${order}`))));
  return { close: () => releases.forEach((release) => release?.()) };
}

/** The files that this window has found and waits for; it counts how often all keys were read. */
async function restore() {
  const listed = vi.spyOn(store, 'keys');
  const found: string[] = [];
  let elsewhere = 0;
  await restoreUploads({
    kept,
    isKnown: () => false,
    onFound: ({ name }) => found.push(name),
    onElsewhere: (change) => {
      elsewhere += change;
    },
    signal: new AbortController().signal,
  });
  return { found, elsewhere: () => elsewhere, listed };
}

it('reads the keys of the store once for a hundred files, also when another window leaves them', async () => {
  const orders = Array.from({ length: 100 }, (_, index) => index + 1);
  for (const order of orders) await keep(order);
  const other = await otherWindow(...orders.slice(50));
  const { found, elsewhere, listed } = await restore();
  expect([found.length, elsewhere()]).toEqual([50, 50]);
  other.close();
  await vi.waitFor(() => expect([found.length, elsewhere()]).toEqual([100, 0]));
  expect(listed).toHaveBeenCalledTimes(1);
});

it('takes a file that another window had not stored whole when it was found', async () => {
  const { id, ...entry } = entryOf(1);
  await store.set(`upload:Arta:${id}`, entry);
  const other = await otherWindow(1);
  const { found } = await restore();
  await keep(1);
  other.close();
  await vi.waitFor(() => expect(found).toEqual(['1.jpg']));
});

it('takes no file that another window has sent meanwhile, or that was never stored whole', async () => {
  await keep(1);
  await keep(2);
  await store.delete('uploadFile:Arta:2');
  const other = await otherWindow(1);
  const { found, elsewhere } = await restore();
  await kept.remove('1');
  other.close();
  await vi.waitFor(() => expect(elsewhere()).toBe(0));
  expect([found, await store.keys()]).toEqual([[], []]);
});
