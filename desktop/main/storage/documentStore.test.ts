import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../log.js';
import { type DocumentStore, openDocumentStore } from './documentStore.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-documents-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openDocumentStore(folder);

async function writeFileOf(documents: DocumentStore, key: string, text: string): Promise<string> {
  for (const letter of text) await documents.appendToFile(key, Buffer.from(letter));
  return documents.completeFile({ key, name: 'foto.JPG' });
}

const filesOnDisk = () => readdir(join(folder, 'files'));

test('a document can be read after a restart', async () => {
  await (await open()).write({ name: 'kept:draft:1', text: 'fjalë', files: [] });
  const again = await open();
  expect(again.names()).toEqual(['kept:draft:1']);
  expect(await again.read('kept:draft:1')).toBe('fjalë');
  expect(await again.read('kept:draft:2')).toBeNull();
});

test('writes reach the disk in their order', async () => {
  const documents = await open();
  await Promise.all(['1', '2', '3'].map((text) => documents.write({ name: 'outbox', text, files: [] })));
  expect(await (await open()).read('outbox')).toBe('3');
});

test('a completed file has all its bytes and is named by its key', async () => {
  const documents = await open();
  expect(await writeFileOf(documents, 'k1', 'abc')).toBe('k1.jpg');
  expect(await readFile(documents.pathOfFile('k1.jpg'), 'utf8')).toBe('abc');
});

test('a stored file gets no extension that the app would serve as a page or script', async () => {
  const documents = await open();
  expect(await documents.completeFile({ key: 'k1', name: 'faqe.html' })).toBe('k1');
  expect(await documents.completeFile({ key: 'k2', name: 'kod.js' })).toBe('k2');
});

test('a discarded file leaves nothing, and its key can be used again', async () => {
  const documents = await open();
  await documents.appendToFile('k1', Buffer.from('ha'));
  await documents.discardFile('k1');
  expect(await filesOnDisk()).toEqual([]);
  expect(await writeFileOf(documents, 'k1', 'abc')).toBe('k1.jpg');
});

test('a file is removed with the last document that needs it', async () => {
  const documents = await open();
  await writeFileOf(documents, 'k1', 'abc');
  await documents.write({ name: 'kept:draft:1', text: '', files: ['k1'] });
  await documents.write({ name: 'outbox', text: '', files: ['k1'] });
  await documents.write({ name: 'kept:draft:1', text: null, files: [] });
  expect(await filesOnDisk()).toEqual(['k1.jpg']);
  await documents.write({ name: 'outbox', text: '', files: [] });
  expect(await filesOnDisk()).toEqual([]);
});

test('partial and unneeded files that a crash left are removed at the next start', async () => {
  const documents = await open();
  await writeFile(join(folder, 'files', 'half.jpg.part'), 'a');
  await writeFileOf(documents, 'orphan', 'x');
  await writeFileOf(documents, 'needed', 'y');
  await documents.write({ name: 'outbox', text: '', files: ['needed'] });
  await open();
  expect(await filesOnDisk()).toEqual(['needed.jpg']);
});

test('a damaged document is set aside, and then no file is removed', async () => {
  const documents = await open();
  await writeFileOf(documents, 'k1', 'x');
  await documents.write({ name: 'outbox', text: 'before', files: ['k1'] });
  await writeFile(join(folder, 'outbox.json'), '{"name":"outbox","te');
  await writeFile(join(folder, '100%.json'), '');
  const warn = vi.spyOn(log, 'warn');
  const again = await open();
  expect(again.damaged.toSorted()).toEqual(['100%', 'outbox']);
  expect(await again.read('outbox')).toBeNull();
  expect(await filesOnDisk()).toEqual(['k1.jpg']);
  expect(warn).toHaveBeenCalledTimes(2);
  expect((await readdir(folder)).some((name) => name.startsWith('outbox.json.damaged'))).toBe(true);
});
