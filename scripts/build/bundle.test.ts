import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../runtimes/folders.js';
import { bundle } from './bundle.js';
import { bundleOf, hashInputs } from './bundles.mjs';

test('import.meta.url in a bundle is the URL of the source file', async () => {
  const root = await temporaryFolder(
    {
      'main.ts': "import { url } from './inner.js';\nconsole.log(url);",
      'inner.ts': 'export const url: string = import.meta.url;',
    },
    'ritmi bundle ',
  );
  await bundle(root, 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [bundleOf(root, 'main.ts')]);
  expect(stdout.trim()).toBe(pathToFileURL(join(root, 'inner.ts')).href);
});

test.each([
  ['api/main.ts', true],
  ['api/db/new.ts', true],
  ['package-lock.json', true],
  ['api/main.test.ts', false],
  ['api/node_modules/x/index.js', false],
  ['web/main.ts', false],
])('a change of %s makes a build of the API stale: %s', async (path, isStale) => {
  const files = { 'package-lock.json': '{}', 'api/main.ts': '', 'api/db/a.ts': '', 'web/main.ts': '' };
  const inputs = { paths: ['api', 'package-lock.json'], ignored: ['node_modules'] };
  const root = await temporaryFolder({ ...files, 'api/node_modules/x/package.json': '{}' });
  const before = hashInputs(root, inputs);
  await writeFile(join(root, path), 'changed');
  expect(hashInputs(root, inputs) !== before).toBe(isStale);
});
