import { expect, test, vi } from 'vitest';
import { expectLogged } from '../testing/steps.js';
import { memoryDrafts } from '../testing/testHost.js';
import { type Draft, createDraftRegistry } from './draftRegistry.js';

const ignore = () => undefined;

function sampleDraft(change: Partial<Draft> = {}): Draft {
  return {
    id: 'one',
    owner: 'arta',
    form: 'services:new',
    path: '/services',
    title: 'DJ',
    values: { title: 'DJ' },
    files: {},
    base: undefined,
    savedAt: 0,
    ...change,
  };
}

test('a draft is on disk as soon as it is typed and offered on the next visit', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  registry.save(sampleDraft(), ignore);
  expect(registry.lists.get().offered).toEqual([]);
  expect(registry.openIds()).toEqual(['one']);
  await registry.flushed();
  const next = createDraftRegistry(store, 'arta');
  await next.load();
  expect(next.lists.get().offered.map(({ id }) => id)).toEqual(['one']);
});

test('drafts of another account stay and are not offered', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  registry.save(sampleDraft(), ignore);
  await registry.flushed();
  const other = createDraftRegistry(store, 'besa');
  await other.load();
  expect(other.lists.get().offered).toEqual([]);
  expect(store.entries.size).toBe(1);
});

test('a claimed draft is taken over by its form under a new id', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  registry.save(sampleDraft(), ignore);
  registry.release('one');
  registry.claim(['one', 'unknown']);
  expect(registry.lists.get().offered).toEqual([]);
  expect(registry.lists.get().claims.map(({ id }) => id)).toEqual(['one']);
  registry.save(sampleDraft({ id: 'two' }), ignore);
  registry.drop('one');
  expect(registry.lists.get().claims).toEqual([]);
  expect(registry.lists.get().offered).toEqual([]);
  expect(registry.openIds()).toEqual(['two']);
  await registry.flushed();
  expect([...store.entries.values()]).toEqual([sampleDraft({ id: 'two' })]);
});

test('a draft that another window has changed since stays on disk when it is dropped here', async () => {
  const store = memoryDrafts();
  const [here, there] = [createDraftRegistry(store, 'arta'), createDraftRegistry(store, 'arta')];
  there.save(sampleDraft(), ignore);
  await there.flushed();
  await here.load();
  const newer = sampleDraft({ values: { title: 'DJ set' }, savedAt: 1 });
  there.save(newer, ignore);
  await there.flushed();
  here.drop('one');
  await here.flushed();
  expect(here.lists.get().offered).toEqual([]);
  expect([...store.entries.values()]).toEqual([newer]);
});

test('a dropped draft is deleted from disk, even while an older version is being written', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  const listener = vi.fn<() => void>();
  registry.lists.subscribe(listener);
  registry.save(sampleDraft(), ignore);
  registry.save(sampleDraft({ values: { title: 'DJ set' } }), ignore);
  registry.drop('one');
  await registry.flushed();
  expect(store.entries.size).toBe(0);
  expect(listener).toHaveBeenCalled();
});

test('the draft of a saved form is deleted at once, because the page may be reloaded', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry({ ...store, get: () => new Promise(() => undefined) }, 'arta');
  registry.save(sampleDraft(), ignore);
  await registry.flushed();
  registry.drop('one');
  expect(store.entries.size).toBe(0);
});

test('the draft of a saved form is not offered after a reload before which the disk did not delete it', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  registry.save(sampleDraft(), ignore);
  registry.save(sampleDraft({ id: 'two' }), ignore);
  await registry.flushed();
  const remove = vi.spyOn(store, 'delete').mockReturnValue(new Promise(() => undefined));
  registry.drop('one');
  registry.flushNow();
  remove.mockRestore();
  const next = createDraftRegistry(store, 'arta');
  await next.load();
  expect(next.lists.get().offered.map(({ id }) => id)).toEqual(['two']);
  expect([...store.entries.keys()]).toEqual(['draft:two']);
  // What was dropped before is forgotten with the next reload.
  next.flushNow();
  store.entries.set('draft:one', sampleDraft());
  const last = createDraftRegistry(store, 'arta');
  await last.load();
  expect(last.lists.get().offered).toHaveLength(2);
});

test('the newest values are written last', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  for (const title of ['D', 'DJ', 'DJ set']) registry.save(sampleDraft({ values: { title } }), ignore);
  await registry.flushed();
  expect([...store.entries.values()]).toEqual([sampleDraft({ values: { title: 'DJ set' } })]);
});

test('when the page is closed the newest values are written although an older write has not ended', async () => {
  const written: unknown[] = [];
  const slow = {
    ...memoryDrafts(),
    set: (_key: string, value: unknown) => {
      written.push((value as Draft).values);
      return new Promise<void>(() => undefined);
    },
  };
  const registry = createDraftRegistry(slow, 'arta');
  for (const title of ['D', 'DJ', 'DJ set']) registry.save(sampleDraft({ values: { title } }), ignore);
  expect(written).toEqual([{ title: 'D' }]);
  registry.flushNow();
  expect(written).toEqual([{ title: 'D' }, { title: 'DJ set' }]);
});

test('a draft that was not on disk before a reload is offered after it', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry({ ...store, set: () => new Promise(() => undefined) }, 'arta');
  registry.save(sampleDraft(), ignore);
  registry.flushNow();
  const other = createDraftRegistry(store, 'besa');
  await other.load();
  expect(other.lists.get().offered).toEqual([]);
  registry.flushNow();
  const next = createDraftRegistry(store, 'arta');
  await next.load();
  expect(next.lists.get().offered).toEqual([sampleDraft()]);
  await next.flushed();
  expect([...store.entries.values()]).toEqual([sampleDraft()]);
  expect(window.sessionStorage.length).toBe(0);
});

test('the newer one of a reload copy and the draft on disk is offered, with its files', async () => {
  const store = memoryDrafts();
  const files = { image: [new File(['a'], 'a.jpg')] };
  await store.set('draft:one', sampleDraft({ files, savedAt: 1 }));
  const registry = createDraftRegistry({ ...store, set: () => new Promise(() => undefined) }, 'arta');
  const typed = sampleDraft({ values: { title: 'DJ set' }, files, savedAt: 2 });
  registry.save(typed, ignore);
  registry.save(sampleDraft({ id: 'two', savedAt: 3 }), ignore);
  registry.flushNow();
  await store.set('draft:two', sampleDraft({ id: 'two', title: 'Newer', savedAt: 4 }));
  const next = createDraftRegistry(store, 'arta');
  await next.load();
  expect(next.lists.get().offered.map(({ values, title }) => [values['title'], title])).toEqual([
    ['DJ set', 'DJ'],
    ['DJ', 'Newer'],
  ]);
  expect(next.lists.get().offered[0]?.files).toEqual(files);
});

test('a reload copy is offered although the disk is full', async () => {
  const registry = createDraftRegistry(memoryDrafts(), 'arta');
  registry.save(sampleDraft(), ignore);
  registry.flushNow();
  const next = createDraftRegistry(
    { ...memoryDrafts(), set: () => Promise.reject(new Error('full')) },
    'arta',
  );
  await next.load();
  expect(next.lists.get().offered).toEqual([sampleDraft()]);
  expectLogged();
});

test('it is known whether what is typed can be stored', async () => {
  const store = memoryDrafts();
  const set = vi.spyOn(store, 'set').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const registry = createDraftRegistry(store, 'arta');
  registry.save(sampleDraft(), ignore);
  await registry.flushed();
  expectLogged();
  expect(registry.isStored.get()).toBe(false);
  registry.save(sampleDraft({ values: { title: 'DJ set' } }), ignore);
  await registry.flushed();
  expect(set).toHaveBeenCalledTimes(2);
  expect(registry.isStored.get()).toBe(true);
});

test('a draft whose form is left is deleted without reading it first, because the page may be reloaded then', async () => {
  const store = memoryDrafts();
  const registry = createDraftRegistry(store, 'arta');
  const draft = sampleDraft();
  registry.save(draft, () => registry.drop(draft.id));
  await registry.flushed();
  const read = vi.spyOn(store, 'get');
  registry.discard(ignore);
  await registry.flushed();
  expect(read).not.toHaveBeenCalled();
  expect(await store.keys()).toEqual([]);
});
