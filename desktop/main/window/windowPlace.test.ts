import { expect, test } from 'vitest';
import { visibleBounds } from './windowPlace.js';

const screen = { x: 0, y: 0, width: 1920, height: 1040 };
const place = { x: 200, y: 100, width: 1000, height: 700, isMaximized: false };

test('the window opens where it was', () => {
  expect(visibleBounds(place, [screen])).toEqual({ x: 200, y: 100, width: 1000, height: 700 });
});

test('without a stored place it has its default size', () => {
  expect(visibleBounds(null, [screen])).toMatchObject({ width: 1280 });
});

test.each([
  ['on a missing screen', { ...place, x: 3000 }],
  ['below every screen', { ...place, y: 1020 }],
  ['above every screen', { ...place, y: -50 }],
])('%s, only its size is restored', (_, lost) => {
  expect(visibleBounds(lost, [screen])).toEqual({ width: 1000, height: 700 });
});

const laptop = { x: 0, y: 0, width: 1366, height: 728 };

test('a window saved on a large screen is limited to the one that is there', () => {
  const saved = { x: 0, y: 0, width: 3840, height: 2100, isMaximized: false };
  expect(visibleBounds(saved, [laptop])).toEqual({ width: 1366, height: 728 });
  expect(visibleBounds(null, [laptop])).toEqual({ width: 1280, height: 728 });
});

test('a window that had to shrink is wholly on its screen', () => {
  const second = { ...laptop, x: 1920 };
  expect(visibleBounds({ ...place, x: 1900, y: 60, width: 1500, height: 1000 }, [screen, second])).toEqual(
    second,
  );
});

test.each([
  ['a screen that is narrower now', { x: 800, y: 20 }, { x: 366, y: 20 }],
  ['a screen that is lower now', { x: 100, y: 600 }, { x: 100, y: 28 }],
  ['a window across the left edge', { x: -300, y: 20 }, { x: 0, y: 20 }],
])('on %s, all of the window is in sight', (_, from, to) => {
  const size = { width: 1000, height: 700 };
  expect(visibleBounds({ ...from, ...size, isMaximized: false }, [laptop])).toEqual({ ...to, ...size });
});

test('it is no larger than its screen and no smaller than is usable', () => {
  expect(visibleBounds({ ...place, width: 5000, height: 3000, x: -1600 }, [screen])).toMatchObject({
    width: 1920,
    height: 1040,
  });
  expect(visibleBounds({ ...place, width: 10, height: 10 }, [screen])).toMatchObject({
    width: 480,
    height: 400,
  });
});
