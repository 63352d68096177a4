import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('every dependency has its line, and no line outlives its dependency', () => {
  const manifests = ['.', 'shared', 'api', 'web', 'desktop'].map((workspace) =>
    JSON.parse(read(`${workspace}/package.json`)),
  );
  const declared = manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  const heads = read('docs/dependencies.md').match(/^- [^:\n]*/gm) ?? [];
  const explained = [...heads.join('\n').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(explained.sort()).toEqual([...new Set(declared)].sort());
});
