import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const roots = ['../../shared/ui/', '../../shared/cards/', '../views/', './'];

const files = roots.flatMap((root) => {
  const folder = fileURLToPath(new URL(root, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}${path}`);
});

// The server renders them: a module that uses the browser's API while it loads would break every page.
it.each(files)('%s loads without a browser', async (path) => {
  expect(await import(path)).toBeTypeOf('object');
});
