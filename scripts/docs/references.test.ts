import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
const texts = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a pattern's group matches, with the text that has it. */
function found(pattern: RegExp): { where: string; what: string }[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ where: path, what })),
  );
}

test('links lead to files that are there', () => {
  const links = found(/\]\((?!https?:)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ where, what }) => !existsSync(join(root, dirname(where), what)))).toEqual([]);
});

test('paths in documents exist, but for the example entity', () => {
  const folders = ['api', 'desktop', 'docs', 'e2e', 'scripts', 'shared', 'web'].join('|');
  const paths = found(new RegExp(`\`((?:${folders})/[\\w./@+-]+)\``, 'g'));
  expect(paths.length).toBeGreaterThan(30);
  const isExample = (path: string) => /\/(venues|vendet)\//.test(path);
  expect(paths.filter(({ what }) => !isExample(what) && !existsSync(join(root, what)))).toEqual([]);
});

test('npm scripts are those of package.json', () => {
  const runs = found(/npm run (?:-s )?([\w:]+)/g);
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter(({ what }) => !(what in scripts))).toEqual([]);
});
