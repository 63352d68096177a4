import { expect, it } from 'vitest';
import { lastSeenStore } from './lastSeen.js';
import type { StorageBridge } from './storedFile.js';

it('keeps the last state for each account, and nothing while nobody is signed in', async () => {
  const disk = new Map<string, string>();
  const bridge = {
    readDocument: async (name: string) => disk.get(name) ?? null,
    writeDocument: async ({ name, text }: { name: string; text: string | null }) => {
      if (text !== null) disk.set(name, text);
    },
  };
  let owner: string | null = 'arta';
  // Only these two are used.
  const store = lastSeenStore(bridge as unknown as StorageBridge, () => owner);
  await store.write('enquiries', [1]);
  expect(await store.read('enquiries')).toEqual([1]);
  owner = 'beni';
  expect(await store.read('enquiries')).toBeUndefined();
  owner = null;
  await store.write('enquiries', [2]);
  expect([await store.read('enquiries'), disk.size]).toEqual([undefined, 1]);
});
