import { describe, expect, it } from 'vitest';
import { celebratedOn, type Country, holidaysBetween, holidaysOf, marksOf } from './holidays.js';
import { feastNames } from './text.js';

const daysOf = (year: number, country: Country) =>
  holidaysOf(year)
    .filter(({ countries }) => countries.includes(country))
    .map(({ date, feast }) => `${date.slice(5)} ${feast}`);

describe('holidays', () => {
  it('of Albania and Kosovo have the moveable feasts of the year', () => {
    expect(daysOf(2026, 'AL')).toEqual([
      '01-01 newYear',
      '01-02 newYear',
      '03-14 summer',
      '03-20 eidAlFitr',
      '03-22 nevruz',
      '04-05 easter',
      '04-12 orthodoxEaster',
      '05-01 labour',
      '05-27 eidAlAdha',
      '09-05 teresa',
      '11-22 alphabet',
      '11-28 flag',
      '11-29 liberation',
      '12-08 youth',
      '12-25 christmas',
    ]);
    expect(daysOf(2025, 'XK')).toEqual([
      '01-01 newYear',
      '01-02 newYear',
      '01-07 orthodoxChristmas',
      '02-17 independenceOfKosovo',
      '03-30 eidAlFitr',
      '04-09 constitution',
      '04-20 easter',
      '04-20 orthodoxEaster',
      '05-01 labour',
      '05-09 europe',
      '06-06 eidAlAdha',
      '12-25 christmas',
    ]);
  });

  it('have the same feast twice in years of the sun that are long enough', () => {
    const feasts = holidaysOf(2033).filter(({ feast }) => feast === 'eidAlFitr');
    expect(feasts.map(({ date }) => date)).toEqual(['2033-01-03', '2033-12-23']);
  });

  it('are corrected for a year by the agency', () => {
    const moved = [{ feast: 'eidAlFitr', date: '2026-03-21' }] as const;
    const feasts = (year: number) => holidaysOf(year, moved).filter(({ feast }) => feast === 'eidAlFitr');
    expect(feasts(2026).map(({ date }) => date)).toEqual(['2026-03-21']);
    expect(feasts(2027).map(({ date }) => date)).toEqual(['2027-03-09']);
    expect(marksOf('2026-03-20', moved)).toEqual(['eve']);
  });
});

it('marks holidays, their eves and Saturdays', () => {
  expect(marksOf('2026-11-28')).toEqual(['holiday', 'eve', 'saturday']);
  expect(marksOf('2026-12-31')).toEqual(['eve']);
  expect(marksOf('2026-06-13')).toEqual(['saturday']);
  expect(marksOf('2026-06-10')).toEqual([]);
});

it('knows what is celebrated on a day and on its eve, also over the end of a year', () => {
  const holidays = holidaysBetween('2026-11-01', '2027-01-02');
  const { newYear, flag, liberation } = feastNames;
  expect(
    ['2026-12-31', '2026-11-27', '2026-11-28', '2026-11-29', '2027-01-02', '2026-12-30'].map((day) =>
      celebratedOn(day, holidays),
    ),
  ).toEqual([
    { name: newYear, isEve: true },
    { name: flag, isEve: true },
    { name: flag, isEve: false },
    { name: liberation, isEve: false },
    { name: newYear, isEve: false },
    null,
  ]);
});
