import { afterEach, expect, test, vi } from 'vitest';
import { missingPackages, provideSystemParts } from './systemPackages.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const parts = [
  { debianPackage: 'nodejs', command: 'node' },
  { debianPackage: 'no-such-tool', command: 'no-such-command' },
  { debianPackage: 'no-such-library', library: 'libnosuch.so.1' },
];

test.runIf(process.platform === 'linux')('only what is missing is named', async () => {
  expect(await missingPackages(parts)).toEqual(['no-such-tool', 'no-such-library']);
});

test.runIf(process.platform === 'linux')(
  'without root one error names everything that is missing',
  async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    const providing = provideSystemParts(parts, { say: () => undefined });
    await expect(providing).rejects.toThrow('missing on this machine: no-such-tool no-such-library');
  },
);

test('nothing is installed when nothing is missing', async () => {
  await expect(provideSystemParts([], { say: () => undefined })).resolves.toBeUndefined();
});
