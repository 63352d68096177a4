import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cruiser } from '../check/runChecks.js';
import { checkArchitecture } from './checkArchitecture.js';
import { isTest, readSourceFiles } from './sourceFiles.js';
import { root as realRoot, temporaryFolder } from '../runtimes/folders.js';

test.each([
  ['gadgets/model.ts', /unknown layer/],
  ['shared/ui/utils/color.ts', /generic name/],
  ['api/services/priceController.ts', /names a layer/],
  ['shared/ui/index.ts', /barrel/],
  ['web/pages/a/b/c/d/deep.ts', /depth/],
  ['api/db/planted.ts', /kind of field/, "if (field.kind === 'media') return [];"],
  ['shared/domain/planted.ts', /kind of field/, "if (part?.kind === 'captions') return [];"],
  ['docs/install.md', /machine/, `from ${['registry', 'npmjs'].join('.')}.org`],
])('%s: %s is reported', (path, rule, text = 'export {};') => {
  expect(
    checkArchitecture([{ path, text }])
      .map((found) => found.rule)
      .join(),
  ).toMatch(rule);
});

test('imports that a layer does not allow are reported', async () => {
  const root = await temporaryFolder({
    'shared/domain/events/schema.ts': 'export {};',
    'shared/domain/services/schema.ts': 'export {};',
    'shared/domain/planted.ts': "import '../../api/planted.js';\nimport 'node:fs';\nimport 'express';",
    'web/views/events/planted.ts': "import '../services/planted.js';",
    'web/views/services/planted.ts': "import '../../server/planted.js';",
    'web/server/planted.ts': "import './ring.js';",
    'web/server/ring.ts': "import './planted.js';",
    'web/gadgets/planted.ts': "import '../server/ring.js';",
    'api/planted.ts': 'export {};',
    'package.json': '{}',
  });
  for (const path of ['.dependency-cruiser.cjs', 'scripts/check-architecture/layers.json', 'scripts/check']) {
    await cp(join(realRoot, path), join(root, path), { recursive: true });
  }
  await symlink(join(realRoot, 'node_modules'), join(root, 'node_modules'));
  const output = await new Promise<string>((resolve) => {
    const args = [...cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'shared', 'web'];
    execFile(process.execPath, args, { cwd: root }, (_error, out, errors) => resolve(out + errors));
  });
  for (const rule of [
    'imports of shared/domain: shared/domain/planted.ts → api/planted.ts',
    'packages of shared/domain: shared/domain/planted.ts',
    'no Node in shared/domain: shared/domain/planted.ts',
    'imports of web/views/*: web/views/events/planted.ts → web/views/services/planted.ts',
    'imports of web/views/*: web/views/services/planted.ts → web/server/planted.ts',
    'no cycles: web/server/planted.ts',
    'unknown layer: web/gadgets/planted.ts',
  ]) {
    expect(output).toContain(rule);
  }
});

// spec: contract.decision.brand
test('the name and addresses of the agency and its artists are in the demo’s files only', async () => {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(realRoot, 'shared/demo', `${name}.json`), 'utf8'));
  const { fallback, social, place } = await read('settings');
  const artists: readonly { readonly stageName: string }[] = await read('artists');
  const words: readonly string[] = [
    ...Object.values<string>(fallback),
    ...Object.values<string>(social),
    String(place.latitude),
    ...artists.map(({ stageName }) => stageName),
  ];
  const live = readSourceFiles(realRoot).filter(
    ({ path }) =>
      /^(shared|api|web|desktop)\/.*\.tsx?$/.test(path) && !isTest(path) && !path.endsWith('sample.ts'),
  );
  expect(live.length).toBeGreaterThan(300);
  const repeated = live.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(repeated).toEqual([]);
});
