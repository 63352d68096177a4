import { expect, test } from 'vitest';
import { brokenFloors, figuresOf, type Seen } from './figures.js';

const quiet: Seen = { scriptBytes: 0, firstPaintMs: 800, largestPaintMs: 1200, shifts: [], longTasks: [] };

test('only what a task takes beyond 50 ms blocks, and only after the first paint', () => {
  const longTasks = [
    { atMs: 100, durationMs: 500 },
    { atMs: 790, durationMs: 60 },
    { atMs: 900, durationMs: 130 },
  ];
  expect(figuresOf({ ...quiet, longTasks }).blockingMs).toBe(90);
});

test.each([
  [[], 0],
  [[[100, 0.01]], 0.01],
  [
    [
      [100, 0.01],
      [1000, 0.02],
    ],
    0.03,
  ],
  [
    [
      [100, 0.01],
      [1200, 0.02],
    ],
    0.02,
  ],
  [[0, 900, 1800, 2700, 3600, 4500, 5400].map((atMs) => [atMs, 1]), 6],
])('shifts of %j are one of %f', (shifts, expected) => {
  const seen = shifts.map(([atMs = 0, value = 0]) => ({ atMs, value }));
  expect(figuresOf({ ...quiet, shifts: seen }).layoutShift).toBeCloseTo(expected, 10);
});

test('floors that are broken are named', () => {
  const figures = figuresOf({ ...quiet, scriptBytes: 200 * 1024 });
  expect(brokenFloors(figures)).toEqual(['scriptKb']);
  expect(brokenFloors(figuresOf(quiet))).toEqual([]);
  expect(brokenFloors({ ...figures, scriptKb: 150, largestPaintMs: Number.NaN })).toEqual(['largestPaintMs']);
});
