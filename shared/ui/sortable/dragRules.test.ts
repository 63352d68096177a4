import { expect, test } from 'vitest';
import { dropPlace } from './dragRules.js';

test.each([
  ['an unchanged list', 'b a c d', 'a', 'a b c d', 1],
  ['the top', 'c a b', 'c', 'a b c', 0],
  ['the end', 'b c a', 'a', 'a b c', 2],
  ['a new entry above', 'b a c', 'a', 'n a b c', 2],
  ['the entry above was removed', 'b c a d', 'a', 'a b d', 1],
  ['somebody else reordered the list', 'b a c d', 'a', 'd c b a', 3],
  ['the entry itself was removed', 'b a c', 'a', 'b c', -1],
])('%s', (...[, order, id, current, place]) => {
  expect(dropPlace({ order: order.split(' '), id }, current.split(' '))).toBe(place);
});
