import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The environment has no IndexedDB. Mocked here, because test files share their modules: a test file cannot replace one
// that another file has loaded already.
vi.mock('idb-keyval', () => ({ createStore: () => null, get: async () => null, set: async () => undefined }));

// Waits are milliseconds, but take longer on a machine that runs everything at once.
configure({ asyncUtilTimeout: 10_000 });

// A test that expects a message must check and clear it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const errors = vi.mocked(console.error).mock.calls;
  const warnings = vi.mocked(console.warn).mock.calls;
  vi.restoreAllMocks();
  const unexpected = [...errors, ...warnings].map((words) => words.map(String).join(' '));
  if (unexpected.length > 0) throw new Error(`unexpected console output:\n${unexpected.join('\n')}`);
});
