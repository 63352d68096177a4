import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeep } from './keep.js';

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-keep-'));
  warnings = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openKeep(folder, (line) => warnings.push(line));

async function keepFile(keep: Awaited<ReturnType<typeof open>>, key: string, text: string): Promise<string> {
  const name = await keep.files.open(key, 'foto.JPG');
  for (const letter of text) await keep.files.append(key, Buffer.from(letter));
  await keep.files.close(key);
  return name;
}

const filesOnDisk = () => readdir(join(folder, 'files'));

test('what was written is there after a restart', async () => {
  await (await open()).write({ name: 'kept:draft:1', text: 'fjalë', files: [] });
  const again = await open();
  expect(again.names()).toEqual(['kept:draft:1']);
  expect(await again.read('kept:draft:1')).toBe('fjalë');
  expect(await again.read('kept:draft:2')).toBeNull();
});

test('writes reach the disk in their order', async () => {
  const keep = await open();
  await Promise.all(['1', '2', '3'].map((text) => keep.write({ name: 'outbox', text, files: [] })));
  expect(await (await open()).read('outbox')).toBe('3');
});

test('a file is whole and named by its key', async () => {
  const keep = await open();
  expect(await keepFile(keep, 'k1', 'abc')).toBe('k1.jpg');
  expect(await readFile(keep.files.pathOf('k1.jpg'), 'utf8')).toBe('abc');
});

test('the app never serves a page or a script of somebody else', async () => {
  const keep = await open();
  expect(await keep.files.open('k1', 'faqe.html')).toBe('k1');
  await keep.files.close('k1');
  expect(await keep.files.open('k2', 'kod.js')).toBe('k2');
  await keep.files.close('k2');
});

test('a file that could not be written whole leaves nothing', async () => {
  const keep = await open();
  await keep.files.open('k1', 'film.mp4');
  await keep.files.append('k1', Buffer.from('ha'));
  await keep.files.drop('k1');
  expect(await filesOnDisk()).toEqual([]);
  expect(await keepFile(keep, 'k1', 'abc')).toBe('k1.jpg');
});

test('a file goes with the last document that needs it', async () => {
  const keep = await open();
  await keepFile(keep, 'k1', 'abc');
  await keep.write({ name: 'kept:draft:1', text: '', files: ['k1'] });
  await keep.write({ name: 'outbox', text: '', files: ['k1'] });
  await keep.delete('kept:draft:1');
  expect(await filesOnDisk()).toEqual(['k1.jpg']);
  await keep.write({ name: 'outbox', text: '', files: [] });
  expect(await filesOnDisk()).toEqual([]);
});

test('what a crash left behind goes at the next start', async () => {
  const keep = await open();
  await writeFile(join(folder, 'files', 'half.jpg.part'), 'a');
  await keepFile(keep, 'orphan', 'x');
  await keepFile(keep, 'needed', 'y');
  await keep.write({ name: 'outbox', text: '', files: ['needed'] });
  await open();
  expect(await filesOnDisk()).toEqual(['needed.jpg']);
});

test('a damaged document is set aside, and no file is thrown away beside it', async () => {
  const keep = await open();
  await keepFile(keep, 'k1', 'x');
  await keep.write({ name: 'outbox', text: 'before', files: ['k1'] });
  await writeFile(join(folder, 'outbox.json'), '{"name":"outbox","te');
  await writeFile(join(folder, '100%.json'), '');
  const again = await open();
  expect(again.damaged.toSorted()).toEqual(['100%', 'outbox']);
  expect(await again.read('outbox')).toBeNull();
  expect(await filesOnDisk()).toEqual(['k1.jpg']);
  expect(warnings).toHaveLength(2);
  expect((await readdir(folder)).some((name) => name.startsWith('outbox.json.damaged'))).toBe(true);
});
