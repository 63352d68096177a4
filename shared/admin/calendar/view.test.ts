import { expect, it } from 'vitest';
import { daysByKey, formatRange, isLapsed, rangeOf, step, weeksBetween } from './view.js';

it('shows whole weeks from Monday', () => {
  expect(rangeOf('month', '2027-08-14')).toEqual({ from: '2027-07-26', to: '2027-09-05' });
  expect(rangeOf('week', '2027-08-15')).toEqual({ from: '2027-08-09', to: '2027-08-15' });
  expect(rangeOf('list', '2027-08-15')).toEqual({ from: '2027-08-15', to: '2027-11-14' });
  const weeks = weeksBetween('2027-07-26', '2027-09-05');
  expect(weeks).toHaveLength(6);
  expect(weeks[5]?.[6]).toBe('2027-09-05');
});

it('steps by what it shows', () => {
  expect([
    step('month', '2027-01-31', 1),
    step('week', '2027-01-01', -1),
    step('list', '2027-01-31', 1),
  ]).toEqual(['2027-02-01', '2026-12-25', '2027-04-30']);
});

it('says once what two days share', () => {
  const range = (from: string, to: string) => formatRange({ from, to }, 'sq');
  expect(range('2026-11-23', '2026-11-29')).toBe('23 – 29 nëntor 2026');
  expect(range('2026-11-30', '2026-12-06')).toBe('30 nëntor – 6 dhjetor 2026');
  expect(range('2026-12-28', '2027-01-03')).toBe('28 dhjetor 2026 – 3 janar 2027');
});

it('knows options whose time has passed', () => {
  const now = Date.parse('2027-01-10T12:00:00Z');
  expect(isLapsed({ state: 'option', until: '2027-01-10T12:00:00.000Z' }, now)).toBe(true);
  expect(isLapsed({ state: 'option', until: '2027-01-10T12:00:01.000Z' }, now)).toBe(false);
  expect(isLapsed({ state: 'confirmed', until: null }, now)).toBe(false);
});

it('moves by a day or a week with Shift and an arrow', () => {
  const by = (key: string, shiftKey = true) => daysByKey({ key, shiftKey });
  expect([by('ArrowLeft'), by('ArrowDown'), by('ArrowDown', false), by('a')]).toEqual([-1, 7, null, null]);
});
