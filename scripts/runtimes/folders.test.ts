import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isAlive } from './child.js';
import { cacheFolder, makeOnce, temporaryFolder } from './folders.js';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  target = join(folder, 'tool-1');
});

test('the cache is in the folder of the environment, or else in the default one', () => {
  expect(cacheFolder({ RITMI_CACHE: '/a' })).toBe('/a');
  expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe('/b/ritmi');
  expect(cacheFolder({})).toMatch(/\.cache\/ritmi$/);
});

test('two concurrent calls make one complete folder, which is not made again', async () => {
  const made: string[] = [];
  const make = (text: string) => async (work: string) => {
    made.push(text);
    await writeFile(join(work, 'tool'), text);
  };
  const paths = await Promise.all([makeOnce(target, make('first')), makeOnce(target, make('second'))]);
  expect(paths).toEqual([target, target]);
  expect([await readFile(join(target, 'tool'), 'utf8')]).toEqual(made);
  await makeOnce(target, () => Promise.reject(new Error('made again')));
  expect(await readdir(folder)).toEqual(['tool-1']);
});

test('a failed or killed attempt leaves no incomplete folder', async () => {
  await mkdir(`${target}.part/left`, { recursive: true });
  const making = makeOnce(target, async (work) => {
    expect(await readdir(work)).toEqual([]);
    await writeFile(join(work, 'half'), '');
    throw new Error('interrupted');
  });
  await expect(making).rejects.toThrow('interrupted');
  expect(await readdir(folder)).toEqual([]);
});

test.each([0, -1, Number.NaN])('%d is not the id of a running process', (pid) => {
  expect(isAlive(pid)).toBe(false);
});
