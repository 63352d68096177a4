import { expect, test } from 'vitest';
import { dropPlace } from './dragRules.js';

test.each([
  ['an unchanged list', 'b a c d', 'a', 'a b c d', 1],
  ['the top', 'c a b', 'c', 'a b c', 0],
  ['the end', 'b c a', 'a', 'a b c', 2],
  ['a new entry above', 'b a c', 'a', 'n a b c', 2],
  ['the entry above has gone', 'b c a d', 'a', 'a b d', 1],
  ['somebody else has reordered', 'b a c d', 'a', 'd c b a', 3],
  ['the entry itself has gone', 'b a c', 'a', 'b c', -1],
])('%s', (...[, order, id, now, place]) => {
  expect(dropPlace({ order: order.split(' '), id }, now.split(' '))).toBe(place);
});
