import { expect, it } from 'vitest';
import { type BookedNight, figuresOf } from './figures.js';

const night = (change: Partial<BookedNight>): BookedNight => ({
  date: '2027-06-12',
  total: '300.00',
  isAsked: true,
  packageId: null,
  artistId: null,
  ...change,
});

it('counts enquiries by month, answers, nights, amounts and weekdays', () => {
  const asked = [30, 90, null, 3000].map((minutesToAnswer, index) => {
    return { month: index < 1 ? '2027-01' : '2026-12', minutesToAnswer };
  });
  const nights = [
    night({ packageId: 'p', artistId: 'a' }),
    night({ packageId: 'q', total: '500.50' }),
    night({ date: '2027-06-14', packageId: 'p', total: '100', isAsked: false }),
  ];
  expect(figuresOf(asked, nights, (id) => id.toUpperCase())).toEqual({
    enquiriesByMonth: [
      { month: '2026-12', count: 3 },
      { month: '2027-01', count: 1 },
    ],
    answered: { count: 3, medianMinutes: 90, withinHour: 1, withinDay: 2 },
    booked: { enquiries: 4, nights: 2, percent: 50 },
    byPackage: [
      { id: 'q', title: 'Q', nights: 1, amount: '500.50' },
      { id: 'p', title: 'P', nights: 2, amount: '400.00' },
    ],
    byArtist: [{ id: 'a', title: 'A', nights: 1, amount: '300.00' }],
    nightsByWeekday: [1, 0, 0, 0, 0, 2, 0],
  });
});

it('has no median and no share of nothing', () => {
  expect(figuresOf([], [], String)).toMatchObject({
    enquiriesByMonth: [],
    answered: { count: 0, medianMinutes: null },
    booked: { percent: null },
    nightsByWeekday: [0, 0, 0, 0, 0, 0, 0],
  });
});
