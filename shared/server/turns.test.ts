import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Turns } from './turns.js';

/** Keeps the thread busy, as an answer does. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Counts turns of the event loop until the promise is settled. */
async function turnsUntil(promise: Promise<unknown>, each: () => void = () => undefined): Promise<number> {
  let isSettled = false;
  void promise.finally(() => (isSettled = true));
  let turns = 0;
  while (!isSettled) {
    each();
    turns += 1;
    await new Promise(setImmediate);
  }
  return turns;
}

/** Adds pieces of work. @returns when the last one is done, and in which order they were */
function addAll(turns: Turns, count: number, ms: number) {
  const order: number[] = [];
  const done = new Promise<void>((resolve) => {
    for (let each = 0; each < count; each += 1) {
      turns.add(() => {
        work(ms);
        if (order.push(each) === count) resolve();
      });
    }
  });
  return { order, done };
}

test('work takes some of each turn, in its order', async () => {
  const { order, done } = addAll(new Turns(), 40, 1);
  const count = await turnsUntil(done);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(count).toBeGreaterThanOrEqual(40 / 5);
  expect(count).toBeLessThan(40);
});

test('while connections come in, work leaves the turns to them', async () => {
  const turns = new Turns();
  const server = createServer();
  turns.watch(server);
  const connect = () => void server.emit('connection', new Socket());
  const startedAt = performance.now();
  expect(await turnsUntil(addAll(turns, 1, 0).done, connect)).toBeGreaterThan(10);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(100);
  expect(await turnsUntil(turns.next(), connect)).toBeGreaterThan(10);
  expect(await turnsUntil(addAll(turns, 1, 0).done)).toBeLessThanOrEqual(5);
});

test('what takes long begins in the next turn while nobody connects', async () => {
  expect(await turnsUntil(new Turns().next())).toBeLessThanOrEqual(3);
});

test('refuses work when two thousand requests wait', async () => {
  const turns = new Turns();
  const { done } = addAll(turns, 2_000, 0);
  expect(turns.add(() => undefined)).toBe(false);
  await done;
  expect(turns.add(() => undefined)).toBe(true);
});
