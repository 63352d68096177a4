import { expect, test } from 'vitest';
import { inTirane } from './date.js';
import { dayInTirane, formatInTirane, fromTirane } from './tirane.js';

test.each([
  ['2026-06-14T20:00', '2026-06-14T18:00:00.000Z'],
  ['2026-12-03T00:30', '2026-12-02T23:30:00.000Z'],
  // Shown twice: the first time counts.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // Skipped: an hour later.
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s in Albania is %s', (local, utc) => {
  expect(fromTirane(local)).toBe(utc);
});

test('a time in UTC is shown as in Albania', () => {
  expect(inTirane(Date.parse('2026-12-31T23:05:00Z'))).toBe('2027-01-01T00:05');
  expect(formatInTirane('2026-12-31T23:05:00Z', 'sq')).toBe('1 janar 2027, 0:05');
  expect(formatInTirane('2026-06-14T18:00:00Z', 'en')).toBe('14 June 2026, 20:00');
});

test('a moment late in the evening of UTC is on the next day in Albania', () => {
  expect(dayInTirane('2026-06-13T21:59:59.000Z')).toBe('2026-06-13');
  expect(dayInTirane('2026-06-13T22:00:00.000Z')).toBe('2026-06-14');
});

test.each(['', '2026-06-14', '2026-13-01T10:00', 'nesër'])('%j is no time', (text) => {
  expect(fromTirane(text)).toBeNull();
});
