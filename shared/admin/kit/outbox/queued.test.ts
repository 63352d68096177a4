import { expect, test } from 'vitest';
import type { QueuedOperation } from '../../host/host.js';
import { refusedWriteOf, queuedWrites, withQueued } from './queued.js';

type Row = { readonly id: string; readonly title: string; readonly order?: number };

const rows: readonly Row[] = [
  { id: 'a', title: 'A', order: 0 },
  { id: 'b', title: 'B', order: 1 },
];
const asWritten = () => ({});
const common = { entity: 'services', key: 'k', title: '' } as const;

test('queued writes are applied to the list in their order', () => {
  const after = withQueued(
    rows,
    [
      { ...common, kind: 'create', id: 'temporary', body: { title: 'C', order: 2 } },
      { ...common, kind: 'update', id: 'temporary', body: { title: 'C2' } },
      { ...common, kind: 'delete', id: 'a' },
      {
        ...common,
        kind: 'reorder',
        body: [
          { id: 'temporary', order: 0 },
          { id: 'b', order: 1 },
        ],
      },
    ],
    asWritten,
  );
  expect(after).toMatchObject([
    { id: 'b', title: 'B', order: 1 },
    { id: 'temporary', title: 'C2', order: 0 },
  ]);
});

test('a field that the API returns in another form is shown in that form', () => {
  const write = { ...common, kind: 'update', id: 'a', body: { name: 'Emri' } } as const;
  expect(withQueued(rows, [write], ({ name }) => ({ title: String(name) }))[0]).toMatchObject({
    title: 'Emri',
  });
});

test('a document whose delete is undone stays in its place', () => {
  const remove = { ...common, kind: 'delete', id: 'a' } as const;
  const restore = { ...remove, kind: 'undelete' } as const;
  expect(withQueued(rows, [remove, restore], asWritten)).toEqual(rows);
  expect(withQueued(rows, [remove, restore, remove], asWritten)).toEqual([rows[1]]);
});

test('refused writes, uploads and other entities do not change the list', () => {
  const waiting: QueuedOperation[] = [
    { operation: { ...common, kind: 'delete', id: 'a' }, state: 'refused' },
    { operation: { ...common, entity: 'packages', kind: 'delete', id: 'a' }, state: 'waiting' },
    { operation: { kind: 'upload', key: 'u', title: 'foto.jpg' }, state: 'waiting' },
  ];
  expect(queuedWrites('services', waiting)).toEqual([]);
});

test('a refused write that can be edited stays in the list, and an edit replaces it', () => {
  const create = { ...common, kind: 'create', id: 'temporary', body: { title: 'C' } } as const;
  const update = { ...common, kind: 'update', id: 'a', body: { title: 'A2' } } as const;
  const conflict = { conflicts: ['title'], current: { id: 'a', version: 2, title: 'Theirs' } };
  const waiting: QueuedOperation[] = [
    { operation: create, state: 'refused', refusal: { status: 422, body: {} } },
    { operation: update, state: 'refused', refusal: { status: 409, body: conflict } },
  ];
  expect(queuedWrites('services', waiting)).toEqual([create]);
  expect(refusedWriteOf({ entity: 'services', id: 'temporary' }, waiting)).toBe(create);
  expect(refusedWriteOf({ entity: 'services', id: 'a' }, waiting)).toBeUndefined();
});
