import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cacheFolder, folderBytes, makeOnce } from './cache.js';
import { isAlive } from './child.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-cache-'));
  return () => rm(folder, { recursive: true, force: true });
});

test('the cache is in the folder of the environment, else in the usual one', () => {
  expect(cacheFolder({ RITMI_CACHE: '/a' })).toBe('/a');
  expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe('/b/ritmi');
  expect(cacheFolder({})).toMatch(/\.cache\/ritmi$/);
});

test('two at once make one whole folder, both get it, and it is not made again', async () => {
  const target = join(folder, 'tool-1');
  const make = (text: string) => (work: string) => writeFile(join(work, 'tool'), text);
  const paths = await Promise.all([makeOnce(target, make('first')), makeOnce(target, make('second'))]);
  expect(paths).toEqual([target, target]);
  expect(['first', 'second']).toContain(await readFile(join(target, 'tool'), 'utf8'));
  await makeOnce(target, () => Promise.reject(new Error('made again')));
  expect(await readdir(folder)).toEqual(['tool-1']);
});

test('a failure leaves nothing behind', async () => {
  const making = makeOnce(join(folder, 'tool-1'), async (work) => {
    await writeFile(join(work, 'half'), '');
    throw new Error('broke off');
  });
  await expect(making).rejects.toThrow('broke off');
  expect(await readdir(folder)).toEqual([]);
});

test('what a killed process left half made is cleared, what a living one makes is not', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const living = `tool-1.part-${process.ppid}-x`;
  for (const name of [`tool-1.part-${dead}-x`, living]) await mkdir(join(folder, name));
  await makeOnce(join(folder, 'tool-1'), () => Promise.resolve());
  expect((await readdir(folder)).toSorted()).toEqual(['tool-1', living]);
});

test('a folder is as big as the files in it', async () => {
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'a'), '12345');
  await writeFile(join(folder, 'inner/b'), '123');
  expect(await folderBytes(folder)).toBe(8);
  expect(await folderBytes(join(folder, 'nowhere'))).toBe(0);
});

test.each([0, -1, Number.NaN])('%d is no living process', (pid) => {
  expect(isAlive(pid)).toBe(false);
});
