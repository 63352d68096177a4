import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Discarded } from './discarded.js';
import type { Storage } from './storage.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Discarded files of a storage that refuses removals while it is away. */
function discardedOf(files: Set<string>) {
  const state = { isAway: false };
  const remove = async (name: string) => {
    if (state.isAway) throw new Error('away');
    files.delete(name);
  };
  const storage = { remove } satisfies Pick<Storage, 'remove'>;
  return { state, discarded: new Discarded(storage, pino({ level: 'silent' })) };
}

it('removes at once', async () => {
  const files = new Set(['a.png', 'b.png']);
  await discardedOf(files).discarded.add(['a.png']);
  expect([...files]).toEqual(['b.png']);
});

it('removes later what a storage that was away refused to', async () => {
  const files = new Set(['a.png']);
  const { state, discarded } = discardedOf(files);
  state.isAway = true;
  await discarded.add(['a.png']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([...files]).toEqual(['a.png']);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...files]).toEqual([]);
});

it('removes what a storage that hung wrote after the removal, and then forgets the name', async () => {
  const files = new Set<string>();
  const { state, discarded } = discardedOf(files);
  state.isAway = true;
  await discarded.add(['a.png']);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  files.add('a.png');
  await vi.advanceTimersByTimeAsync(30_000);
  expect([...files]).toEqual([]);
  files.add('a.png');
  await vi.advanceTimersByTimeAsync(300_000);
  expect([...files]).toEqual(['a.png']);
});
