import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideFirstAdmin } from './secrets.js';
import { readSettings } from './settings.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a login is made once and kept', async () => {
  const settings = readSettings({ DATA_DIR: folder }, folder);
  const made = await provideFirstAdmin(settings);
  expect(made).toMatchObject({ keptIn: join(folder, 'admin-login.json'), isNew: true });
  expect(await provideFirstAdmin(settings)).toEqual({ ...made, isNew: false });
});

test.each(['{"email": "arta@rit', '{}', ''])(
  'a kept login that reads %j is named, not replaced',
  async (text) => {
    const path = join(folder, 'admin-login.json');
    await writeFile(path, text);
    await expect(provideFirstAdmin(readSettings({ DATA_DIR: folder }, folder))).rejects.toThrow(
      `${path} is damaged`,
    );
  },
);
