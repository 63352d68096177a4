import { expect, it } from 'vitest';
import { shownPrice, withoutHiddenPrice } from './rules.js';

// spec: 5.hidden
it.each([
  ['150.00', false, '150.00'],
  ['0.00', false, '0.00'],
  ['150.00', true, null],
  // Callers without a token read a hidden price as '', and an older write may have stored ''.
  ['', true, null],
  ['', false, null],
])('of the price %j with hidePrice %s visitors see %j', (price, hidePrice, shown) => {
  expect(shownPrice({ price, hidePrice })).toBe(shown);
});

it('callers without a token get no hidden price', () => {
  expect(withoutHiddenPrice({ price: '150.00', hidePrice: true }).price).toBe('');
  expect(withoutHiddenPrice({ price: '150.00', hidePrice: false }).price).toBe('150.00');
});
