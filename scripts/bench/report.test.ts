import { expect, test } from 'vitest';
import { markdownOf, percentile, rounded } from './report.js';

test.each([
  [[], 50, Number.NaN],
  [[5], 50, 5],
  [[5], 95, 5],
  [[3, 1, 2, 4], 50, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 95, 10],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 95, 95],
  [[10, 9, 100], 50, 10],
])('of %j the %i th percentile is %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('a table has a column for each name in its rows, and figures with three digits', () => {
  const rows = [
    { path: '/', ms: 1.23456, bytes: 12_345 },
    { path: '/en', note: 'new' },
  ];
  expect(markdownOf(rounded({ title: 'Pages', rows }))).toBe(`## Pages

| path | ms | bytes | note |
| --- | --- | --- | --- |
| / | 1.23 | 12345 |  |
| /en |  |  | new |
`);
});
