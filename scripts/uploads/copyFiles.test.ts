import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { diskStorage, type Storage } from '../../api/uploads/storage.js';
import { temporaryFolder } from '../runtimes/folders.js';
import { copyFiles } from './copyFiles.js';

let folder: string;
let from: Storage;
let to: Storage;

beforeEach(async () => {
  folder = await temporaryFolder();
  from = await diskStorage(join(folder, 'from'));
  to = await diskStorage(join(folder, 'to'));
});

const storedAt = new Date('2026-06-14T20:00:00Z');

async function put(storage: Storage, name: string, text: string): Promise<void> {
  const path = join(folder, `arriving-${name}`);
  await writeFile(path, text);
  await storage.put(name, path, storedAt);
}

const copy = (change: { from?: Storage; to?: Storage } = {}) =>
  copyFiles({ from, to, folder, say: () => undefined, ...change });

const read = (name: string) => readFile(join(folder, 'to', name), 'utf8');

test('copies what is missing, with its time, and repairs what differs', async () => {
  await put(from, 'missing.webp', 'missing');
  await put(from, 'differs.webp', 'right');
  await put(to, 'differs.webp', 'wrong');
  await put(from, 'same.webp', 'same');
  await put(to, 'same.webp', 'same');
  await put(to, 'other.webp', 'only there');
  expect(await copy()).toBe('3 files: 1 copied, 1 repaired, 1 already there');
  expect([await read('missing.webp'), await read('differs.webp'), await read('other.webp')]).toEqual([
    'missing',
    'right',
    'only there',
  ]);
  expect((await to.stat('missing.webp'))?.storedAt).toEqual(storedAt);
  expect(await copy()).toBe('3 files: 0 copied, 0 repaired, 3 already there');
  expect((await readdir(folder)).toSorted()).toEqual(['from', 'to']);
});

test('files that were set aside are so in both, and those in use are in use', async () => {
  for (const name of ['aside.webp', 'used.webp']) await put(from, name, name);
  await from.move('aside.webp', 'aside');
  await put(to, 'used.webp', 'used.webp');
  await to.move('used.webp', 'aside');
  expect(await copy()).toMatch(/^\d files: 1 copied, 0 repaired, \d already there$/);
  expect([await to.stat('aside.webp'), (await to.stat('used.webp'))?.size]).toEqual([null, 9]);
  expect((await to.stat('aside.webp', 'aside'))?.size).toBe(10);
});

test('files that come meanwhile are copied, and those that go are left out', async () => {
  await put(from, 'first.webp', 'first');
  await put(from, 'goes.webp', 'goes');
  const changing: Storage = {
    ...from,
    open: async (name, range, place) => {
      if (name === 'first.webp') await put(from, 'comes.webp', 'comes');
      if (name === 'goes.webp') await from.remove(name);
      return from.open(name, range, place);
    },
  };
  expect(await copy({ from: changing })).toContain('2 copied');
  expect((await to.list()).map(({ name }) => name).toSorted()).toEqual(['comes.webp', 'first.webp']);
});

test('a file that still differs afterwards is named', async () => {
  await put(from, 'bad.webp', 'right');
  const broken: Storage = { ...to, put: async (name) => put(to, name, 'wrong') };
  await expect(copy({ to: broken })).rejects.toThrow('1 differ and could not be repaired: bad.webp');
});
