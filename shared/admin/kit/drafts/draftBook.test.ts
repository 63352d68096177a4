import { expect, test, vi } from 'vitest';
import { expectLogged } from '../testing/steps.js';
import { memoryDrafts } from '../testing/testHost.js';
import { type Draft, draftBook } from './draftBook.js';

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
  const book = draftBook(store, 'arta');
  book.save(sampleDraft(), ignore);
  expect(book.lists.get().offered).toEqual([]);
  expect(book.live()).toEqual(['one']);
  await book.flushed();
  const next = draftBook(store, 'arta');
  await next.load();
  expect(next.lists.get().offered.map(({ id }) => id)).toEqual(['one']);
});

test('drafts of another account stay and are not offered', async () => {
  const store = memoryDrafts();
  const book = draftBook(store, 'arta');
  book.save(sampleDraft(), ignore);
  await book.flushed();
  const other = draftBook(store, 'besa');
  await other.load();
  expect(other.lists.get().offered).toEqual([]);
  expect(store.entries.size).toBe(1);
});

test('a claimed draft is taken over by its form under a new id', async () => {
  const store = memoryDrafts();
  const book = draftBook(store, 'arta');
  book.save(sampleDraft(), ignore);
  book.release('one');
  book.claim(['one', 'unknown']);
  expect(book.lists.get().offered).toEqual([]);
  expect(book.lists.get().claims.map(({ id }) => id)).toEqual(['one']);
  book.save(sampleDraft({ id: 'two' }), ignore);
  book.drop('one');
  expect(book.lists.get().claims).toEqual([]);
  expect(book.lists.get().offered).toEqual([]);
  expect(book.live()).toEqual(['two']);
  await book.flushed();
  expect([...store.entries.values()]).toEqual([sampleDraft({ id: 'two' })]);
});

test('a draft that another window has changed since stays on disk when it is dropped here', async () => {
  const store = memoryDrafts();
  const [here, there] = [draftBook(store, 'arta'), draftBook(store, 'arta')];
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
  const book = draftBook(store, 'arta');
  const listener = vi.fn<() => void>();
  book.lists.subscribe(listener);
  book.save(sampleDraft(), ignore);
  book.save(sampleDraft({ values: { title: 'DJ set' } }), ignore);
  book.drop('one');
  await book.flushed();
  expect(store.entries.size).toBe(0);
  expect(listener).toHaveBeenCalled();
});

test('the draft of a saved form is deleted at once, because the page may be reloaded', async () => {
  const store = memoryDrafts();
  const book = draftBook({ ...store, get: () => new Promise(() => undefined) }, 'arta');
  book.save(sampleDraft(), ignore);
  await book.flushed();
  book.drop('one');
  expect(store.entries.size).toBe(0);
});

test('the newest values are written last', async () => {
  const store = memoryDrafts();
  const book = draftBook(store, 'arta');
  for (const title of ['D', 'DJ', 'DJ set']) book.save(sampleDraft({ values: { title } }), ignore);
  await book.flushed();
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
  const book = draftBook(slow, 'arta');
  for (const title of ['D', 'DJ', 'DJ set']) book.save(sampleDraft({ values: { title } }), ignore);
  expect(written).toEqual([{ title: 'D' }]);
  book.flushNow();
  expect(written).toEqual([{ title: 'D' }, { title: 'DJ set' }]);
});

test('a draft that was not on disk before a reload is offered after it', async () => {
  const store = memoryDrafts();
  const book = draftBook({ ...store, set: () => new Promise(() => undefined) }, 'arta');
  book.save(sampleDraft(), ignore);
  book.flushNow();
  const other = draftBook(store, 'besa');
  await other.load();
  expect(other.lists.get().offered).toEqual([]);
  book.flushNow();
  const next = draftBook(store, 'arta');
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
  const book = draftBook({ ...store, set: () => new Promise(() => undefined) }, 'arta');
  const typed = sampleDraft({ values: { title: 'DJ set' }, files, savedAt: 2 });
  book.save(typed, ignore);
  book.save(sampleDraft({ id: 'two', savedAt: 3 }), ignore);
  book.flushNow();
  await store.set('draft:two', sampleDraft({ id: 'two', title: 'Newer', savedAt: 4 }));
  const next = draftBook(store, 'arta');
  await next.load();
  expect(next.lists.get().offered.map(({ values, title }) => [values['title'], title])).toEqual([
    ['DJ set', 'DJ'],
    ['DJ', 'Newer'],
  ]);
  expect(next.lists.get().offered[0]?.files).toEqual(files);
});

test('a reload copy is offered although the disk is full', async () => {
  const book = draftBook(memoryDrafts(), 'arta');
  book.save(sampleDraft(), ignore);
  book.flushNow();
  const next = draftBook({ ...memoryDrafts(), set: () => Promise.reject(new Error('full')) }, 'arta');
  await next.load();
  expect(next.lists.get().offered).toEqual([sampleDraft()]);
  expectLogged();
});
