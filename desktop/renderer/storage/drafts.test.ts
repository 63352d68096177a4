import { beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from './drafts.js';

let disk: Map<string, { text: string; files: readonly string[] }>;
let pieces: Map<string, Uint8Array[]>;
let files: Map<string, Uint8Array[]>;

const bridge: Parameters<typeof draftStore>[0] = {
  documentNames: async () => [...disk.keys()],
  readDocument: async (name) => disk.get(name)?.text ?? null,
  writeDocument: async ({ name, text, files: needed }) => {
    if (text === null) disk.delete(name);
    else disk.set(name, { text, files: needed });
  },
  appendToFile: async ({ key, bytes }) => {
    pieces.set(key, [...(pieces.get(key) ?? []), bytes]);
  },
  completeFile: async ({ key, name }) => {
    files.set(`${key}.${name.split('.')[1]}`, pieces.get(key) ?? []);
    return `${key}.${name.split('.')[1]}`;
  },
  discardFile: async () => undefined,
};

beforeEach(() => {
  disk = new Map();
  pieces = new Map();
  files = new Map();
  vi.stubGlobal('fetch', async (address: string) => {
    const found = files.get(address.replace('/kept/', ''));
    return found ? new Response(new Blob(found as BlobPart[])) : new Response(null, { status: 404 });
  });
});

test('values are restored, including files', async () => {
  const store = draftStore(bridge);
  const file = new File(['abc'], 'foto.png', { type: 'image/png' });
  await store.set('draft:1', { title: 'DJ', files: { image: [file] }, base: null });
  const draft = (await draftStore(bridge).get('draft:1')) as { title: string; files: { image: File[] } };
  expect(draft.title).toBe('DJ');
  const [restored] = draft.files.image;
  expect([restored?.name, restored?.type, await restored?.text()]).toEqual(['foto.png', 'image/png', 'abc']);
});

test('a missing file does not lose the rest of the draft', async () => {
  await draftStore(bridge).set('draft:1', { title: 'DJ', files: { image: [new File(['abc'], 'foto.png')] } });
  files.clear();
  expect(await draftStore(bridge).get('draft:1')).toEqual({ title: 'DJ', files: { image: [] } });
});

test('a draft that is saved again does not write its file again', async () => {
  const store = draftStore(bridge);
  const file = new File(['abc'], 'foto.png');
  await store.set('draft:1', { file, title: 'D' });
  await store.set('draft:1', { file, title: 'DJ' });
  expect(files.size).toBe(1);
  expect(disk.get('kept:draft:1')?.files).toHaveLength(1);
});

test('only drafts are listed', async () => {
  const store = draftStore(bridge);
  disk.set('outbox', { text: '{}', files: [] });
  await store.set('resume', { path: '/services' });
  expect(await store.keys()).toEqual(['resume']);
  await store.delete('resume');
  expect(await store.get('resume')).toBeUndefined();
});
