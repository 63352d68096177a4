import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, formatEuro, isAmount, toCents, toEuro } from './money.js';

describe('money', () => {
  it.each([
    ['0', 0],
    ['150', 15_000],
    ['1.005', 101],
    ['1.004', 100],
    ['0.1', 10],
    // Number fields return this as typed.
    ['.5', 50],
    ['999999999.99', 99_999_999_999],
    ['abc', 0],
    ['', 0],
    ['-5', 0],
  ])('reads %j as %i cents', (text, cents) => expect(toCents(text)).toBe(cents));

  it.each(['1e3', '0x10', ' 1', '1,5', '.', '5.', 'NaN', '١٢'])('does not accept %j as an amount', (text) =>
    expect(isAmount(text)).toBe(false),
  );

  // spec: 9.euro
  it('writes two decimals and reads them back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(toCents(toEuro(cents))).toBe(cents);
        expect(decimalsOf(toEuro(cents))).toBe(2);
      }),
    );
  });

  // spec: 9.euro, contract.decision.looks
  it('is shown with the sign after the amount', () => expect(formatEuro('150')).toBe('150.00 €'));
});
