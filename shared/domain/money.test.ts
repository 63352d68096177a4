import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, formatEuro, isAmount, readingsOf, readTypedAmount, toCents, toEuro } from './money.js';

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

  it.each(['1e3', '0x10', ' 1', '1,5', '.', '5.', 'NaN', '١٢', '-0', '999999999.995'])(
    'does not accept %j as an amount',
    (text) => expect(isAmount(text)).toBe(false),
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

  it('stays an amount when it is rounded to cents', () => {
    const amounts = fc.tuple(fc.nat(999_999_999), fc.nat(999_999)).map(([euro, rest]) => `${euro}.${rest}`);
    fc.assert(
      fc.property(fc.oneof(amounts, fc.constantFrom('999999999.9949', '999999999.9', '.995')), (text) => {
        expect(isAmount(text) ? isAmount(toEuro(toCents(text))) : true).toBe(true);
      }),
    );
  });

  // spec: 9.euro, contract.decision.looks
  it('is shown with the sign after the amount', () => expect(formatEuro('150')).toBe('150.00 €'));
});

describe('a typed amount', () => {
  it.each([
    ['150,50', '150.50'],
    ['150.50', '150.50'],
    ['150', '150'],
    ['1500,5', '1500.5'],
    ['1.500,50', '1500.50'],
    ['1,500.50', '1500.50'],
    ['1 500,50', '1500.50'],
    ['1\u00a0500', '1500'],
    ['1’500.5', '1500.5'],
    ['12.345.678', '12345678'],
    ['1500.125', '1500.125'],
    ['0,500', '0.500'],
    [',5', '.5'],
    ['150,', '150'],
    [' 150 € ', '150'],
    ['€ 20,5', '20.5'],
    ['80 euro', '80'],
    ['', ''],
  ])('%j is %j', (typed, amount) => expect(readTypedAmount(typed)).toBe(amount));

  it.each([
    ['1.500', '1500', '1.50'],
    ['1,500 €', '1500', '1.50'],
    ['12.500', '12500', '12.50'],
    ['999,999', '999999', '1000.00'],
  ])('%j is asked, not guessed: %s or %s', (typed, whole, decimal) => {
    expect(readTypedAmount(typed)).toBeNull();
    expect(readingsOf(typed)).toEqual({ whole, decimal });
  });

  it.each(['abc', '-5', '1,5,0', '1.50.0', '1.500.00', '1,500,50', '1.5,000', '12 34', '1e3', ',', '150-'])(
    '%j is no amount',
    (typed) => expect(isAmount(readTypedAmount(typed) ?? '')).toBe(false),
  );

  it('is read as it was meant, with or without groups and in both styles', () => {
    const decimals = fc.constantFrom('', '5', '50', '05', '99');
    const styles = fc.constantFrom(['.', ','], [',', '.'], ['\u202f', ','], ["'", '.'], ['', ','], ['', '.']);
    fc.assert(
      fc.property(fc.nat(99_999_999), decimals, styles, (whole, decimal, [group = '', point = '']) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
        const typed = decimal === '' ? grouped : grouped + point + decimal;
        const read = readTypedAmount(typed);
        const isAmbiguous = read === null;
        expect(isAmbiguous).toBe(/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed));
        expect(isAmbiguous || toCents(read) === toCents(`${whole}.${decimal || '0'}`)).toBe(true);
      }),
    );
  });
});
