import { expect, test } from 'vitest';
import type { AuditEntry } from '../history.js';
import { runsOf } from './runs.js';

type Entry = Pick<AuditEntry, 'op' | 'entity' | 'who' | 'when'>;

const arta = { id: 'arta', name: 'Arta' };

/** As many entries as it says, each that much earlier than the one before. */
function entries(count: number, change: Partial<Entry> = {}, stepMs = 1000): readonly Entry[] {
  return Array.from({ length: count }, (_, place) => ({
    op: 'create' as const,
    entity: 'services',
    who: arta,
    when: new Date(Date.UTC(2026, 10, 28, 7) - place * stepMs).toISOString(),
    ...change,
  }));
}

const lengths = (list: readonly Entry[]) => runsOf(list).map(({ length }) => length);

test('puts together what one person added in one go', () => {
  expect(lengths(entries(10))).toEqual([10]);
  expect(runsOf(entries(12)).flat()).toEqual(entries(12));
  expect(lengths(entries(12, {}, 60_000))).toEqual([12]);
});

test.each([
  ['fewer than ten', entries(9)],
  ['what took its time', entries(10, {}, 60_001)],
  ['changes, whose values are to be read', entries(10, { op: 'update' })],
  ['what was erased, which has no title', entries(10, { op: 'erase' })],
  ['what visitors sent', entries(10, { entity: 'enquiries', who: { id: '', name: '' } })],
  ['what happened to accounts', entries(10, { op: 'login', entity: 'accounts' })],
])('leaves %s apart', (_, list) => {
  expect(lengths(list)).toEqual(list.map(() => 1));
});

test.each<[string, Partial<Entry>]>([
  ['person', { who: { id: 'beni', name: 'Beni' } }],
  ['program', { who: { id: '', name: 'schedule' } }],
  ['kind of document', { entity: 'events' }],
  ['kind of change', { op: 'delete' }],
])('ends with another %s', (_, change) => {
  expect(lengths([...entries(10), ...entries(11, change)])).toEqual([10, 11]);
  expect(lengths([...entries(2), ...entries(1, change), ...entries(10)])).toEqual([1, 1, 1, 10]);
});

test('ends after fifty, counted from the oldest', () => {
  expect(lengths(entries(112, {}, 10))).toEqual([12, 50, 50]);
});
