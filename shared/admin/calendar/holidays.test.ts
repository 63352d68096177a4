import { expect, it } from 'vitest';
import { eveOf, holidayOf } from './holidays.js';

it.each([
  ['2027-01-01', 'newYear'],
  ['2027-03-28', 'easter'],
  ['2027-05-02', 'orthodoxEaster'],
  ['2027-11-28', 'flag'],
  ['2026-03-20', 'eidFitr'],
  ['2026-05-27', 'eidAdha'],
  ['2027-08-14', null],
])('%s is %s', (day, holiday) => expect(holidayOf(day)).toBe(holiday));

it('knows the eve of a holiday, also over the end of a year', () => {
  expect([eveOf('2026-12-31'), eveOf('2027-11-27'), eveOf('2027-08-13')]).toEqual(['newYear', 'flag', null]);
});
