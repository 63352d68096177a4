import { expect, it } from 'vitest';
import type { Offer } from './offers.js';
import { offerChanges } from './offerChanges.js';

const line = (title: string, amount: string, quantity = 1) =>
  ({ kind: 'service', title, amount, quantity }) as const;

const offer = (lines: Offer['lines'], rest: Partial<Offer> = {}): Offer => ({
  version: 1,
  sentAt: '2026-11-01T10:00:00.000Z',
  lines,
  discount: '0.00',
  total: '0.00',
  validUntil: '2026-12-01T10:00:00.000Z',
  deposit: null,
  lekPerEuro: '99',
  terms: { text: '', hash: '' },
  ...rest,
});

it('is nothing for the first offer', () => {
  expect(offerChanges(offer([line('DJ', '300.00')]), null)).toEqual({
    lines: new Map(),
    removed: [],
    other: [],
  });
});

it('names lines that were added, changed and removed', () => {
  const before = offer([line('DJ', '300.00'), line('Laser', '100.00'), line('Tym', '40.00')]);
  const now = offer([line('DJ', '300.00'), line('Laser', '90.00'), line('CO2', '150.00')]);
  const { lines, removed } = offerChanges(now, before);
  expect([...lines].map(([{ title }, change]) => [title, change])).toEqual([
    ['Laser', 'changed'],
    ['CO2', 'added'],
  ]);
  expect(removed.map(({ title }) => title)).toEqual(['Tym']);
});

it('compares two lines for the same thing each with one of those before', () => {
  const before = offer([line('Orë shtesë', '50.00'), line('Orë shtesë', '50.00')]);
  const now = offer([line('Orë shtesë', '50.00'), line('Orë shtesë', '50.00'), line('Orë shtesë', '50.00')]);
  expect([...offerChanges(now, before).lines.values()]).toEqual(['added']);
});

it('names what else differs', () => {
  const before = offer([], {
    total: '500.00',
    deposit: { amount: '100.00', dueAt: '2026-12-01T10:00:00.000Z' },
  });
  const now = offer([], { total: '450.00', validUntil: '2026-12-05T10:00:00.000Z' });
  expect(offerChanges(now, before).other).toEqual(['total', 'deposit', 'validUntil']);
});
