import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function declared(): string[] {
  const manifests = ['.', 'shared', 'api', 'web', 'desktop'].map((workspace) =>
    JSON.parse(read(`${workspace}/package.json`)),
  );
  const names = manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  return [...new Set(names)].sort();
}

function explained(): string[] {
  const lines = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const names = lines.flatMap((line) => {
    const [head = ''] = line.split(':');
    return [...head.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  });
  return names.sort();
}

test('every dependency has its line, and no line outlives its dependency', () => {
  expect(explained()).toEqual(declared());
});
