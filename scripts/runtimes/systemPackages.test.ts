import { expect, test, vi } from 'vitest';
import { missingPackages, provideSystemParts } from './systemPackages.js';

const parts = {
  nodejs: 'node',
  'base-files': '/etc/os-release',
  'no-such-tool': 'no-such-command',
  'no-such-library': 'libnosuch.so.1',
};

test.runIf(process.platform === 'linux')('without root one error names only what is missing', async () => {
  expect(await missingPackages(parts)).toEqual(['no-such-tool', 'no-such-library']);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const providing = provideSystemParts(parts, { say: () => undefined });
  await expect(providing).rejects.toThrow('missing on this machine: no-such-tool no-such-library');
});

test('nothing is installed when nothing is missing', async () => {
  await expect(provideSystemParts({}, { say: () => undefined })).resolves.toBeUndefined();
});
