import { expect, test } from 'vitest';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { differenceBetween } from './difference.js';

const entry = (version: number, op: AuditEntry['op'], changes: AuditEntry['changes']): AuditEntry => ({
  id: `${op} ${version}`,
  entity: 'services',
  documentId: 'a',
  version,
  op,
  who: { id: 'arta', name: 'Arta' },
  when: '2026-06-14T18:00:00.000Z',
  title: 'Drita',
  changes,
});

const entries = [
  entry(4, 'update', [{ field: 'features', before: ['b'], after: ['a'] }]),
  entry(3, 'draft', [{ field: 'title', before: 'Dy', after: 'Kopje' }]),
  entry(3, 'update', [
    { field: 'features', before: ['a'], after: ['b'] },
    { field: 'title', before: 'Një', after: 'Dy' },
  ]),
  entry(2, 'update', [{ field: 'title', before: 'Zero', after: 'Një' }]),
  entry(1, 'create', []),
];

test('two versions differ by the first value before and the last one after, without what came back and without copies', () => {
  expect(differenceBetween(entries, [1, 4])).toEqual([{ field: 'title', before: 'Zero', after: 'Dy' }]);
  expect(differenceBetween(entries, [3, 4])).toEqual([{ field: 'features', before: ['b'], after: ['a'] }]);
});

test('a field that was empty before differs from nothing, and one that is empty again does not differ', () => {
  const ended = [
    entry(3, 'update', [{ field: 'customPrice', before: '450', after: '500' }]),
    entry(2, 'update', [{ field: 'customPrice', before: null, after: '450' }]),
  ];
  expect(differenceBetween(ended, [1, 3])).toEqual([{ field: 'customPrice', before: null, after: '500' }]);
  const again = [entry(4, 'update', [{ field: 'customPrice', before: '500', after: null }]), ...ended];
  expect(differenceBetween(again, [1, 4])).toEqual([]);
});
