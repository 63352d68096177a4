import { expect, it } from 'vitest';
import { momentIn, momentMeaning, shortMoment } from './moment.js';

const today = '2027-03-01';

it.each([
  ['14.8.2027 20:00', '2027-08-14T20:00'],
  ['14.8. 9.30', '2027-08-14T09:30'],
  ['14 gusht, 20:00', '2027-08-14T20:00'],
  ['14 gusht 2027 ora 20:00', '2027-08-14T20:00'],
  ['2027-08-14T20:00', '2027-08-14T20:00'],
])('%s is read', (typed, moment) => {
  expect(momentIn(typed, today)).toBe(moment);
});

it.each(['', '14.8.2027', '20:00', '14.8.2027 24:00', '14.8.2027 20:60', 'nesër ndoshta', '14.08'])(
  '%j is no moment',
  (typed) => {
    expect(momentIn(typed, today)).toBeNull();
  },
);

it('is written in the order of the country, and said with its weekday', () => {
  expect(shortMoment('2027-08-14T09:05')).toBe('14.8.2027 09:05');
  expect(shortMoment('14 gu')).toBe('14 gu');
  expect(momentMeaning('2027-08-14T20:00', 'sq')).toBe('e shtunë, 14 gusht 2027, 20:00');
  expect(momentMeaning('14 gu', 'sq')).toBeNull();
});
