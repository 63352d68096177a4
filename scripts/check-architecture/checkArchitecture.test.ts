import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cruiser } from '../check/runChecks.js';
import { checkArchitecture } from './checkArchitecture.js';

const realRoot = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['gadgets/model.ts', /unknown layer/],
  ['shared/ui/utils/color.ts', /generic name/],
  ['api/services/priceController.ts', /names a layer/],
  ['shared/ui/index.ts', /barrel/],
  ['web/pages/a/b/c/d/deep.ts', /depth/],
  ['docs/install.md', /machine/, `from ${['registry', 'npmjs'].join('.')}.org`],
])('%s: %s is reported', (path, rule, text = 'export {};') => {
  expect(
    checkArchitecture([{ path, text }])
      .map((found) => found.rule)
      .join(),
  ).toMatch(rule);
});

test('imports that a layer does not allow are reported', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ritmi-layers-'));
  const files = {
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
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  for (const path of ['.dependency-cruiser.cjs', 'scripts/check-architecture/layers.json', 'scripts/check']) {
    await cp(join(realRoot, path), join(root, path), { recursive: true });
  }
  await symlink(join(realRoot, 'node_modules'), join(root, 'node_modules'));
  const output = await new Promise<string>((resolve) => {
    const args = [...cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'shared', 'web'];
    execFile(process.execPath, args, { cwd: root }, (_error, out, errors) => resolve(out + errors));
  });
  await rm(root, { recursive: true });
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
