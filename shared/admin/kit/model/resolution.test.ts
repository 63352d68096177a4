import { expect, test } from 'vitest';
import type { QueuedOperation } from '../../host/host.js';
import { conflictOf, resolutionOf } from './resolution.js';

const refused = (body: object): QueuedOperation => ({
  operation: {
    entity: 'services',
    kind: 'update',
    id: 'a',
    key: 'k',
    title: 'DJ',
    ifMatch: '"1"',
    body: { title: 'Mine', price: '5.00', description: 'Mine too' },
  },
  state: 'refused',
  refusal: { status: 409, body },
});

const current = { id: 'a', version: 4, title: 'Theirs', price: '9.00', description: 'Old' };

test('chosen fields are sent with the newer version, the rest with the old one', () => {
  const conflict = conflictOf(refused({ conflicts: ['title', 'price'], current }));
  if (!conflict) throw new Error('no conflict');
  expect([conflict.mine.title, conflict.theirs.title]).toEqual(['Mine', 'Theirs']);
  const [others, chosen, ...more] = resolutionOf(conflict, ['title']);
  expect(others).toMatchObject({ ifMatch: '"1"', body: { description: 'Mine too' } });
  expect(chosen).toMatchObject({ ifMatch: '"4"', body: { title: 'Mine' } });
  expect(chosen?.body).toEqual({ title: 'Mine' });
  expect(more).toEqual([]);
  expect(new Set(['k', others?.key, chosen?.key]).size).toBe(3);
  expect(resolutionOf(conflict, [])).toHaveLength(1);
});

test('an order is shown by titles, and is kept or dropped as a whole', () => {
  const waiting: QueuedOperation = {
    operation: {
      entity: 'services',
      kind: 'reorder',
      key: 'k',
      title: '',
      ifMatch: '"list"',
      body: [
        { id: 'b', order: 0 },
        { id: 'a', order: 1 },
      ],
    },
    state: 'refused',
    refusal: {
      status: 409,
      body: {
        conflicts: ['order'],
        current: [
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B' },
        ],
      },
    },
  };
  const conflict = conflictOf(waiting);
  if (!conflict) throw new Error('no conflict');
  expect(conflict.mine).toEqual({ order: ['B', 'A'] });
  expect(conflict.theirs).toEqual({ order: ['A', 'B'] });
  expect(resolutionOf(conflict, [])).toEqual([]);
  const [again] = resolutionOf(conflict, ['order']);
  expect(again).toMatchObject({
    kind: 'reorder',
    body: [
      { id: 'b', order: 0 },
      { id: 'a', order: 1 },
    ],
  });
  expect(again).not.toHaveProperty('ifMatch');
});

test('other refusals are no conflicts', () => {
  expect(conflictOf(refused({ message: 'gone' }))).toBeNull();
  expect(
    conflictOf({ ...refused({ conflicts: ['title'], current }), refusal: { status: 422, body: {} } }),
  ).toBeNull();
});
