import { expect, it } from 'vitest';
import {
  daysOfMonth,
  firstDayToChoose,
  freeDaysOf,
  isAlmostOver,
  isMonthAhead,
  monthBeside,
} from './freeDays.js';

const today = '2027-01-31';
const days = { month: '2027-01', today, full: [], limited: [] };

it.each([
  ['2027-01', true],
  ['2029-01', true],
  ['2026-12', false],
  ['2029-02', false],
  ['2027-13', false],
  ['2027-1', false],
  ['2027-01-01', false],
  ['', false],
])('of month %s the free days can be looked at: %s', (month, isAhead) => {
  expect(isMonthAhead(month, today)).toBe(isAhead);
});

it('leads from month to month, as far as they can be looked at', () => {
  expect([monthBeside(days, -1), monthBeside(days, 1)]).toEqual([null, '2027-02']);
  expect(monthBeside({ ...days, month: '2029-01' }, 1)).toBeNull();
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

it('names the days that are full or limited, without those that are over', () => {
  const states = {
    '2027-01-30': 'full',
    '2027-01-31': 'full',
    '2027-02-01': 'limited',
    '2027-02-02': 'free',
  } as const;
  const answer = Object.entries(states).map(([date, state]) => ({ date, state }));
  expect(freeDaysOf(answer, days)).toEqual({ ...days, full: ['2027-01-31'], limited: ['2027-02-01'] });
});

it.each([
  { month: '2027-02', now: '2027-01-31', count: 0, isOver: false },
  { month: '2027-01', now: '2027-01-25', count: 0, isOver: false },
  { month: '2027-01', now: '2027-01-26', count: 0, isOver: true },
  { month: '2027-01', now: '2027-01-01', count: 24, isOver: false },
  { month: '2027-01', now: '2027-01-01', count: 25, isOver: true },
])('of $month on $now with $count full days little is left: $isOver', ({ month, now, count, isOver }) => {
  const full = Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
  expect(isAlmostOver({ month, today: now, full, limited: [] })).toBe(isOver);
});

it.each([
  ['2027-01-25', '2027-01-25'],
  ['2027-01-26', '2027-02-01'],
  ['2027-12-31', '2028-01-01'],
])('without a month choosing a day begins, on %s, where a month is shown first: %s', (now, first) => {
  expect(firstDayToChoose(now, null)).toBe(first);
});

it.each([
  { month: '2027-01', full: [], first: '2027-01-31' },
  { month: '2027-02', full: ['2027-02-01', '2027-02-02', '2027-02-04'], first: '2027-02-03' },
  { month: '2027-01', full: ['2027-01-31'], first: '2027-01-31' },
])('with $month and $full full it begins on $first', ({ month, full, first }) => {
  expect(firstDayToChoose(today, { ...days, month, full })).toBe(first);
});
