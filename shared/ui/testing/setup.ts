import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// The environment has no IndexedDB. Test files share their modules, also this one's replacement as an earlier file has
// loaded it, so what is stored is global.
const stored = vi.hoisted(() => {
  const shared: typeof globalThis & { storedCopies?: Map<unknown, unknown> } = globalThis;
  shared.storedCopies ??= new Map();
  return shared.storedCopies;
});
vi.mock('idb-keyval', () => ({
  clear: async () => stored.clear(),
  createStore: () => null,
  get: async (key: unknown) => stored.get(key),
  set: async (key: unknown, value: unknown) => void stored.set(key, value),
}));

// Waits take milliseconds, but more on a machine that runs everything at once.
configure({ asyncUtilTimeout: 10_000 });

// A test that expects a message must check and clear it: vi.mocked(console.error).mockClear().
let output: MockInstance<typeof console.error>[];
beforeEach(() => {
  output = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
});

afterEach(() => {
  cleanup();
  // Tests, also those of other files, share the document, the storage and the queue of toasts.
  toast.dismiss();
  window.localStorage.clear();
  stored.clear();
  const unexpected = output.flatMap(({ mock }) => mock.calls).map((words) => words.map(String).join(' '));
  if (unexpected.length > 0) throw new Error(`unexpected console output:\n${unexpected.join('\n')}`);
});
