import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../runtimes/folders.js';
import { provideFactorKey, provideTokenSecrets } from './secrets.js';
import { readSettings } from './settings.js';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const provide = () => provideTokenSecrets(readSettings({ DATA_DIR: folder }));

test('a secret of 32 bytes is written atomically, readable by its owner only, and kept', async () => {
  const { JWT_SECRET } = await provide();
  expect(Buffer.from(JWT_SECRET, 'hex')).toHaveLength(32);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
  expect((await provide()).JWT_SECRET).toBe(JWT_SECRET);
});

test('the key of second factors is made once, readable by its owner only, unless a setting has it', async () => {
  const provideKey = (env = {}) => provideFactorKey(readSettings({ DATA_DIR: folder, ...env }));
  expect(await provideKey({ SECOND_FACTOR_KEY: 'known to several APIs' })).toEqual({
    SECOND_FACTOR_KEY: 'known to several APIs',
  });
  expect(await readdir(folder)).toEqual([]);
  const made = await provideKey();
  expect(Buffer.from(made.SECOND_FACTOR_KEY, 'hex')).toHaveLength(32);
  expect((await stat(join(folder, 'second-factor-key'))).mode & 0o777).toBe(0o600);
  expect(await provideKey()).toEqual(made);
});

test.each([
  ['is empty', (path: string) => writeFile(path, ''), 'is damaged'],
  ['is incomplete', (path: string) => writeFile(path, 'c2hvcnQ\n'), 'is damaged'],
  ['cannot be read', (path: string) => mkdir(path), 'cannot be read (EISDIR)'],
])(
  'a secret file that %s stops the start with a one-line error and is not changed',
  async (_kind, make, words) => {
    const path = join(folder, 'jwt-secret');
    await make(path);
    const before = (await stat(path)).mtimeMs;
    await expect(provide()).rejects.toThrow(`${path} ${words}`);
    expect((await stat(path)).mtimeMs).toBe(before);
  },
);

test('the previous secret is used while its file exists', async () => {
  const first = await provide();
  expect(first.JWT_SECRET_PREVIOUS).toBeUndefined();
  await rename(join(folder, 'jwt-secret'), join(folder, 'jwt-secret-previous'));
  const second = await provide();
  expect(second.JWT_SECRET_PREVIOUS).toBe(first.JWT_SECRET);
  expect(second.JWT_SECRET).not.toBe(first.JWT_SECRET);
  expect((await readFile(join(folder, 'jwt-secret'), 'utf8')).trim()).toBe(second.JWT_SECRET);
});
