import { expect, it } from 'vitest';
import { neededFiles } from './adminFiles.js';

const page = (name: string) => `virtual:vike:page-entry:client:/pages/${name}`;
const entry = '../node_modules/vike/dist/client/runtime-client-routing/entry.js';

const modules = {
  [entry]: { file: 'assets/entry.js', imports: ['router.js'] },
  'router.js': { file: 'assets/router.js', dynamicImports: [page('admin'), page('index')] },
  [page('admin')]: {
    file: 'assets/admin.js',
    imports: ['router.js', 'kit.js'],
    dynamicImports: ['palette.tsx'],
    assets: ['assets/text.woff2'],
    css: ['assets/admin.css'],
  },
  'kit.js': { file: 'assets/kit.js' },
  'palette.tsx': { file: 'assets/palette.js', imports: ['kit.js'] },
  [page('index')]: { file: 'assets/home.js', imports: ['hall.js'] },
  'hall.js': { file: 'assets/hall.js' },
};

it('are those of the admin, also what it loads later, and of no other page', () => {
  expect(neededFiles(modules)).toEqual([
    '/assets/admin.js',
    '/assets/admin.css',
    '/assets/text.woff2',
    '/assets/router.js',
    '/assets/kit.js',
    '/assets/palette.js',
    '/assets/entry.js',
  ]);
});

it('are found where node_modules is a link to another folder', () => {
  const { [entry]: linked, ...others } = modules;
  const elsewhere = { ...others, [`../../../srv/shared/${entry.slice(3)}`]: linked };
  expect(neededFiles(elsewhere)).toEqual(neededFiles(modules));
});

it('are not guessed when the entries have other names', () => {
  const { [entry]: _entry, ...others } = modules;
  expect(() => neededFiles(others)).toThrow(`The build has no ${entry}`);
});
