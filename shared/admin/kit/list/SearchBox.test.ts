import { expect, test } from 'vitest';
import { matches } from './SearchBox.js';

test.each([
  ['Ndriçim për dasma', '', true],
  ['Ndriçim për dasma', 'ndricim', true],
  ['Ndriçim për dasma', 'DASMA ndr', true],
  ['Ndriçim për dasma', 'për', true],
  ['Ndriçim për dasma', 'dj', false],
  ['Fishekzjarre', 'fishekzjarrë', true],
  ['', 'a', false],
])('%j is found by %j: %s', (text, search, expected) => {
  expect(matches(text, search)).toBe(expected);
});
