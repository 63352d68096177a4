import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../check-architecture/sourceFiles.js';
import { root } from '../runtimes/folders.js';

const texts = readSourceFiles(root).filter(({ path }) => path.endsWith('.md'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Matches of a pattern's group, each with its document. */
function found(pattern: RegExp): { where: string; what: string }[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ where: path, what })),
  );
}

test('links lead to existing files', () => {
  const links = found(/\]\((?!https?:)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ where, what }) => !existsSync(join(root, dirname(where), what)))).toEqual([]);
});

test('paths in documents exist, except those of the example entity', () => {
  const paths = found(/`((?:api|desktop|docs|e2e|scripts|shared|web)\/[\w./@+-]+)`/g);
  expect(paths.length).toBeGreaterThan(30);
  const isExample = (path: string) => /\/(venues|vendet)\//.test(path);
  expect(paths.filter(({ what }) => !isExample(what) && !existsSync(join(root, what)))).toEqual([]);
});

test('npm scripts in documents exist in package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const runs = found(/npm run (?:-s )?([\w:]+)/g);
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter(({ what }) => !(what in scripts))).toEqual([]);
});

test('every dependency has a line in its document, and every line a dependency', () => {
  const declared = ['.', 'shared', 'api', 'web', 'desktop'].flatMap((workspace) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(`${workspace}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  });
  const heads = read('docs/dependencies.md').match(/^- [^:\n]*/gm) ?? [];
  const explained = [...heads.join('\n').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(explained.sort()).toEqual([...new Set(declared)].sort());
});

/** Licences that allow redistributing a package unchanged. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Python-2\.0|MPL-2\.0|LGPL-3\.0(-or-later)?)\b/;
// MIT, said in an older format or in its text, which npm does not copy to the lock file.
const olderForm = ['busboy', 'streamsearch', 'combine-errors', 'png-js'].map(
  (name) => `node_modules/${name}`,
);

type Locked = { readonly dev?: boolean; readonly link?: boolean; readonly license?: string };

test('every runtime package has a licence that allows redistribution', () => {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && !olderForm.includes(path),
  );
  expect(installed.length).toBeGreaterThan(100);
  const others = installed.filter(([, { license = 'none' }]) => !allowed.test(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
