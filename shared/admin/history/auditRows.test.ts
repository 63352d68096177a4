import { expect, test } from 'vitest';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { byDay, auditRows, isVersionBump, wordOf } from './auditRows.js';

const at = (day: number, ms = 0) => new Date(2026, 10, day, 12, 0, 0, ms).toISOString();

function entry(change: Partial<AuditEntry>): AuditEntry {
  return {
    id: 'e',
    entity: 'services',
    documentId: 'd',
    version: 2,
    op: 'update',
    who: { id: 'arta', name: 'Arta' },
    when: at(21),
    title: 'DJ',
    changes: [{ field: 'title', before: 'Dj', after: 'DJ' }],
    ...change,
  };
}

function moved(title: string, [before, after]: readonly [number, number], when = at(21)): AuditEntry {
  return entry({ op: 'reorder', title, when, changes: [{ field: 'order', before, after }] });
}

test('a reorder is one row, that of the dragged document', () => {
  const rows = auditRows([
    moved('Zëri', [2, 1], at(21, 2)),
    moved('Dritat', [1, 0], at(21, 1)),
    moved('DJ', [0, 2], at(21)),
    entry({}),
  ]);
  expect(rows.map(({ title, op, others }) => [title, op, others])).toEqual([
    ['DJ', 'reorder', 2],
    ['DJ', 'update', 0],
  ]);
});

test.each([
  ['another person', { who: { id: 'beni', name: 'Beni' } }],
  ['another list', { entity: 'packages' }],
  ['another time', { when: at(21, 50) }],
] as const)('moves of %s are separate rows', (_, change) => {
  expect(auditRows([moved('A', [0, 1]), { ...moved('B', [1, 0]), ...change }])).toHaveLength(2);
});

test('days have the order of the entries, newest first', () => {
  const days = byDay(
    auditRows([entry({ when: at(21) }), entry({ when: at(21) }), entry({ when: at(20) })]),
    'sq',
  );
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['21 nëntor 2026', 2],
    ['20 nëntor 2026', 1],
  ]);
});

test('an update without changes is a version bump', () => {
  expect([
    isVersionBump(entry({ changes: [] })),
    isVersionBump(entry({})),
    isVersionBump(entry({ op: 'delete', changes: [] })),
  ]).toEqual([true, false, false]);
});

test('an update without changes is one of what the document refers to, or says that a translation is right', () => {
  const rows = [
    entry({ changes: [] }),
    entry({}),
    entry({ op: 'delete', changes: [] }),
    entry({ changes: [], reviewed: ['translations.en.title'] }),
  ];
  expect(rows.map((row) => wordOf({ ...row, others: 0 }).sq)).toEqual([
    'Ndryshuan shërbimet e saj',
    'Ndryshuar',
    'Fshirë',
    'Përkthimi u gjet ende i saktë',
  ]);
});
