import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHouse } from './house.js';
import { copyHouse, plant } from './planted.js';
import type { Violation } from './sourceFiles.js';

const manyLines = (count: number) => 'export {};\n'.repeat(count);
const planted: Record<string, { path: string; text?: string; rule: RegExp }> = {
  'a room that no row knows': { path: 'api/gadgets/model.ts', rule: /^unknown room$/ },
  'a workspace that no row knows': { path: 'mobile/app.ts', rule: /^unknown room$/ },
  'a junk room': { path: 'shared/ui/utils/color.ts', rule: /junk room/ },
  'a layer in a name': { path: 'api/services/services.service.ts', rule: /names a layer/ },
  'a layer in a camel-case name': { path: 'api/services/priceController.ts', rule: /names a layer/ },
  'a name that says nothing': { path: 'web/server/data.ts', rule: /says nothing/ },
  'a barrel': { path: 'shared/ui/index.ts', rule: /barrel/ },
  'a long source file': {
    path: 'web/server/long.ts',
    text: manyLines(251),
    rule: /lines: 251 of at most 250/,
  },
  'a long test file': { path: 'web/server/long.test.ts', text: manyLines(401), rule: /of at most 400/ },
  'a long Vike file': { path: 'web/pages/long/+Page.tsx', text: manyLines(61), rule: /of at most 60/ },
  'a long decision': { path: 'docs/decisions/999-long.md', text: manyLines(61), rule: /of at most 60/ },
  'a deep folder': { path: 'web/pages/a/b/c/d/deep.ts', rule: /depth/ },
  'a path of one machine': {
    path: 'web/server/place.ts',
    text: `export const place = '/${'work'}/main';`,
    rule: /machine/,
  },
  'a registry by name': {
    path: 'docs/install.md',
    text: `from ${['registry', 'npmjs'].join('.')}.org`,
    rule: /machine/,
  },
  'a way around the doors': {
    path: 'web/server/around.ts',
    text: "import '../../shared/domain/money.js';",
    rule: /way around the doors/,
  },
  'an optional package that the lock file leaves out': {
    path: 'package-lock.json',
    text: '{ "packages": { "node_modules/tool": { "optionalDependencies": { "tool-mac": "1.0.0" } } } }',
    rule: /tool-mac is left out/,
  },
  'zod in public bundles': {
    path: 'shared/domain/services/text.ts',
    text: "import { services } from './schema.js';",
    rule: /zod in public bundles/,
  },
};

let root: string;
let found: Violation[];

beforeAll(async () => {
  root = await copyHouse();
  for (const { path, text = 'export {};' } of Object.values(planted)) await plant(root, path, text);
  for (let count = 0; count < 15; count += 1)
    await plant(root, `web/server/crowd/file${count}.ts`, 'export {};');
  await mkdir(join(root, 'empty'));
  found = await checkHouse(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(Object.entries(planted))('%s is caught', (_what, { path, rule }) => {
  const at = rule.source === '^unknown room$' && !path.startsWith('api/') ? path.split('/')[0] : path;
  expect(
    found.filter((violation) => violation.path === at).map((violation) => violation.rule),
  ).toContainEqual(expect.stringMatching(rule));
});

test('too many files in a folder are caught', () => {
  expect(found).toContainEqual({ path: 'web/server/crowd', rule: 'files: 15 in one folder, at most 14' });
});
