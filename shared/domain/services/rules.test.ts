import { expect, it } from 'vitest';
import { shownPrice, withoutHiddenPrice } from './rules.js';

// spec: 5.hidden
it.each([
  ['150.00', false, '150.00'],
  ['0.00', false, '0.00'],
  ['150.00', true, null],
  // As callers without a token read a hidden one, and as an older write may have left it.
  ['', true, null],
  ['', false, null],
])('of the price %j, hidden %s, visitors see %j', (price, hidePrice, shown) => {
  expect(shownPrice({ price, hidePrice })).toBe(shown);
});

it('a hidden price is not in what callers without a token get', () => {
  expect(withoutHiddenPrice({ price: '150.00', hidePrice: true }).price).toBe('');
  expect(withoutHiddenPrice({ price: '150.00', hidePrice: false }).price).toBe('150.00');
});
