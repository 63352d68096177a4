import { expect, test } from 'vitest';
import { differingNumbers } from './numbers.js';

const differing = (sq: string, en: string) => {
  const { inSource, inTranslation } = differingNumbers(
    { text: sq, language: 'sq' },
    { text: en, language: 'en' },
  );
  return [inSource, inTranslation];
};

test.each([
  ['Nga 440 €, deri në orën 23:30', 'From €440, until 11:30 pm'],
  ['1 240 netë, 12,5 kW', '1,240 nights, 12.5 kW'],
  ['Më 14 qershor 2026', 'On June 14th, 2026'],
  ['Më 14.06.2026', 'On 14 June 2026'],
  ['Dy priza 16 A', 'Two 16 A sockets may be needed'],
  ['440.00 €', '440 €'],
  ['Çmimi ndryshon', 'Prices may change'],
])('%s and %s say the same', (sq, en) => {
  expect(differing(sq, en)).toEqual([[], []]);
});

test.each([
  ['Nga 440 €', 'From 460 €', [['440'], ['460']]],
  ['8 koka, 2 lazerë', '8 heads', [['2'], []]],
  ['Më 14 qershor', 'On 14 July', [['qershor'], ['July']]],
  ['Deri në 2:00', 'Until 3 am', [['2:00'], ['3 am']]],
  ['Natën', 'The night of 2026', [[], ['2026']]],
  ['1.240 netë', '1.340 nights', [['1.240'], ['1.340']]],
  ['Më 14.06.2026', 'On 14/07/2026', [['14.06.2026'], ['14/07/2026']]],
])('%s and %s differ', (sq, en, expected) => {
  expect(differing(sq, en)).toEqual(expected);
});
