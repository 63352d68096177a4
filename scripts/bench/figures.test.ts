import { expect, test } from 'vitest';
import { figuresOf, percentile, ratio } from './figures.js';

test.each([
  [[5], 50, 5],
  [[5], 95, 5],
  [[3, 1, 2, 4], 50, 2],
  [[3, 1, 2], 50, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 95, 10],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 95, 95],
  [[10, 9, 100], 50, 10],
])('of %j the %i th percentile is %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('nothing has no percentile', () => {
  expect(percentile([], 50)).toBeNaN();
});

test('requests a second are counted over the whole time', () => {
  expect(figuresOf({ durationsMs: [20, 10, 30, 40], wholeMs: 50 })).toEqual({
    perSecond: 80,
    p50Ms: 20,
    p95Ms: 40,
  });
});

test('a ratio is a multiple of the base', () => {
  expect(ratio(150, 600)).toBe(0.25);
  expect(ratio(1, 0)).toBeNaN();
});
