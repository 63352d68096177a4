import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiser } from '../check/checks.js';
import { copyHouse, lend, plant } from './planted.js';
import rooms from './rooms.json' with { type: 'json' };
import { workspaces } from './sourceFiles.js';

interface CruiseReport {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const realRoot = fileURLToPath(new URL('../..', import.meta.url));
const config = createRequire(import.meta.url)(join(realRoot, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** For each row a file that goes where the row has no door, uses a foreign package and asks Node. */
const perRoom = rooms.map(({ room }) => {
  const folder = room.replace('/.', '').replace('*', 'planted');
  const isE2e = room === 'e2e';
  const up = '../'.repeat(folder.split('/').length);
  const target = isE2e ? 'desktop/main/plantedTarget.js' : 'e2e/plantedTarget.js';
  const foreign = ['mongodb', 'node:fs'].map((name) => `import '${name}';`).join('\n');
  return { room, path: `${folder}/planted.ts`, text: `import '${up}${target}';\n${foreign}\n` };
});

const general = [
  {
    rule: 'doors of the login dialog',
    path: 'web/layout/LoginDialog.tsx',
    text: "import '../../e2e/plantedTarget.js';",
  },
  { rule: 'no cycles', path: 'web/server/ringA.ts', text: "import './ringB.js';" },
  { rule: 'no samples in live code', path: 'web/server/sampling.ts', text: "import './sample.js';" },
  { rule: 'no tests in live code', path: 'web/server/testing.ts', text: "import './planted.test.js';" },
  { rule: 'no orphans', path: 'web/server/alone.ts', text: 'export const alone = 1;' },
  { rule: 'no unlisted packages', path: 'web/server/unlisted.ts', text: "import 'mongodb';" },
  { rule: 'no unresolvable imports', path: 'web/server/lost.ts', text: "import './nowhere.js';" },
];

let root: string;
let found: Set<string>;

beforeAll(async () => {
  root = await copyHouse();
  for (const name of ['mongodb', 'dependency-cruiser', '@swc']) await lend(root, name);
  for (const { path, text } of [...perRoom, ...general]) await plant(root, path, text);
  await plant(root, 'web/server/ringB.ts', "import './ringA.js';");
  await plant(root, 'web/server/sample.ts', 'export {};');
  await plant(root, 'web/server/planted.test.ts', 'export {};');
  await plant(root, 'e2e/plantedTarget.ts', 'export {};');
  await plant(root, 'desktop/main/plantedTarget.ts', 'export {};');
  const report = await cruise();
  found = new Set(report.summary.violations.map(({ from, rule }) => `${rule.name} | ${from}`));
});

afterAll(() => rm(root, { recursive: true, force: true }));

function cruise(): Promise<CruiseReport> {
  const args = [...cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...workspaces];
  return new Promise((settle, fail) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 100e6 }, (_error, output, errors) => {
      if (output === '') fail(new Error(errors));
      else settle(JSON.parse(output) as CruiseReport);
    });
  });
}

test.each(perRoom)('a wrong door of $room is caught', ({ room, path }) => {
  expect(found).toContain(`doors of ${room} | ${path}`);
});

test.each(perRoom.filter(({ room }) => hasRule(`packages of ${room}`)))(
  'a foreign package in $room is caught',
  ({ room, path }) => expect(found).toContain(`packages of ${room} | ${path}`),
);

test.each(perRoom.filter(({ room }) => hasRule(`no Node in ${room}`)))(
  'Node in $room is caught',
  ({ room, path }) => expect(found).toContain(`no Node in ${room} | ${path}`),
);

test.each(general)('$rule: a violation is caught', ({ rule, path }) => {
  expect(found).toContain(`${rule} | ${path}`);
});

test('no rule is without a violation here', () => {
  const broken = new Set([...found].map((line) => line.split(' | ')[0]));
  expect(config.forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});

function hasRule(name: string): boolean {
  return config.forbidden.some((rule) => rule.name === name);
}
