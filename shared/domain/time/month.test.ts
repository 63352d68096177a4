import { describe, expect, it } from 'vitest';
import { addDays, addMonths, formatMonth, weekdayOf, weeksOf } from './month.js';

describe('a month', () => {
  it.each(['2024-02', '2026-02', '2026-11', '2099-06', '2027-03', '2027-10'])(
    'has each day of %s once, under its weekday',
    (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days[0]).toBe(`${month}-01`);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(`${month}-01`, 1));
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.map((day, column) => (day === null ? column : weekdayOf(day)))).toEqual([
          0, 1, 2, 3, 4, 5, 6,
        ]);
      }
    },
  );

  it('is named in both languages', () => {
    expect([formatMonth('2099-06', 'sq'), formatMonth('2099-06', 'en')]).toEqual([
      'qershor 2099',
      'June 2099',
    ]);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months are %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});
