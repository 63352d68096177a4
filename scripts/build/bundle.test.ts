import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../runtimes/folders.js';
import { bundle } from './bundle.js';
import { bundleOf, isBundleCurrent } from './bundles.mjs';

const files = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'scripts/build/bundle.ts': '',
  'main.ts': "import { url } from './inner.js';\nconsole.log(url);",
  'inner.ts': 'export const url: string = import.meta.url;',
  'other.ts': '',
};

test('a bundle knows where its sources are, and is stale when one of them or a package has changed', async () => {
  const root = await temporaryFolder(files, 'ritmi bundle ');
  expect(isBundleCurrent(root, 'main.ts')).toBe(false);
  for (const changed of ['inner.ts', 'package-lock.json']) {
    await bundle(root, 'main.ts');
    expect(isBundleCurrent(root, 'main.ts')).toBe(true);
    await writeFile(join(root, 'other.ts'), `${changed} is not this one`);
    expect(isBundleCurrent(root, 'main.ts')).toBe(true);
    const { stdout } = await promisify(execFile)(process.execPath, [bundleOf(root, 'main.ts')]);
    expect(stdout.trim()).toBe(pathToFileURL(join(root, 'inner.ts')).href);
    await writeFile(join(root, changed), `export const url: string = import.meta.url; // ${changed}`);
    expect(isBundleCurrent(root, 'main.ts')).toBe(false);
  }
});
