import { expect, it } from 'vitest';
import { ContentClock } from './contentClock.js';

it('knows what has changed since a moment', () => {
  const clock = new ContentClock();
  clock.change('services');
  const since = clock.now;
  expect(clock.hasChanged(['services', 'events'], since)).toBe(false);
  clock.change('events');
  expect(clock.hasChanged(['services'], since)).toBe(false);
  expect(clock.hasChanged(['services', 'events'], since)).toBe(true);
  expect(clock.hasChanged([], since)).toBe(false);
});

it('counts everything as changed when it is not known what has', () => {
  const clock = new ContentClock();
  const since = clock.now;
  clock.change(null);
  expect(clock.hasChanged(['services'], since)).toBe(true);
  expect(clock.hasChanged([], since)).toBe(true);
  expect(clock.hasChanged(['services'], clock.now)).toBe(false);
});
