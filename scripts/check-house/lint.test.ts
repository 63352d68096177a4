import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHouse, lend, plant } from './planted.js';

const realRoot = fileURLToPath(new URL('../..', import.meta.url));
const bin = (name: string) => join(realRoot, 'node_modules/.bin', name);

// The copy has no programs of its own to be found.
const env = { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') };

const planted = [
  {
    rule: 'no-restricted-imports',
    path: 'shared/ui/Styled.tsx',
    text: "import styled from 'styled-components';\nexport const Box = styled.div``;",
  },
  { rule: 'no-console', path: 'web/server/talking.ts', text: "console.log('hello');\nexport {};" },
  {
    rule: 'no-floating-promises',
    path: 'e2e/floating.ts',
    text: 'export async function go(): Promise<void> {}\ngo();',
  },
  { rule: 'no-default-export', path: 'web/server/byDefault.ts', text: 'export default 1;' },
  {
    rule: 'max-params',
    path: 'web/server/params.ts',
    text: 'export function sum(a: number, b: number, c: number, d: number) {\n  return a + b + c + d;\n}',
  },
  {
    rule: 'max-lines-per-function',
    path: 'web/server/longBody.ts',
    text: `export function long(x: number) {\n${'  x += 1;\n'.repeat(81)}  return x;\n}`,
  },
  { rule: 'no-explicit-any', path: 'web/server/anything.ts', text: 'export const anything: any = 1;' },
  { rule: 'no-warning-comments', path: 'web/server/later.ts', text: `// ${'TO'}${'DO'} later\nexport {};` },
  {
    rule: 'no-disabled-tests',
    path: 'web/server/skipped.test.ts',
    text: "import { test } from 'vitest';\ntest.skip('later', () => undefined);",
  },
  {
    rule: 'alt-text',
    path: 'shared/ui/NoAlt.tsx',
    text: 'export function NoAlt() {\n  return <img src="/a.webp" />;\n}',
  },
];

let root: string;
let found: string;

beforeAll(async () => {
  root = await copyHouse();
  for (const name of ['oxlint', 'oxlint-tsgolint', '@oxlint-tsgolint', 'vitest', 'vite', '@types'])
    await lend(root, name);
  for (const { path, text } of planted) await plant(root, path, `${text}\n`);
  found = await run(bin('oxlint'), [
    '--type-aware',
    '--deny-warnings',
    '--format=unix',
    ...planted.map(({ path }) => path),
  ]);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(planted)('$rule: a violation is caught', ({ rule, path }) => {
  const lines = found.split('\n').filter((line) => line.includes(path));
  expect(lines.join('\n')).toContain(`(${rule})`);
});

test('the DOM and Node in shared/domain do not compile', async () => {
  await lend(root, 'zod');
  await plant(
    root,
    'shared/domain/outside.ts',
    'export const page = document;\nexport const env = process.env;\n',
  );
  const errors = await run(bin('tsc'), ['-p', 'shared/domain', '--noEmit']);
  expect(errors).toMatch(/outside\.ts.*'document'/);
  expect(errors).toMatch(/outside\.ts.*'process'/);
});

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((settle) => {
    execFile(command, args, { cwd: root, env, maxBuffer: 50e6 }, (_error, output, errors) =>
      settle(output + errors),
    );
  });
}
