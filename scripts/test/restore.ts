import { afterEach, vi } from 'vitest';

// The next test may be in another file, which has the same modules and the same process.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
