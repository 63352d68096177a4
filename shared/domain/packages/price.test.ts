import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money.js';
import * as price from './price.js';
import { showsOriginalPrice } from './price.js';
import { isHidden, withoutHiddenPrices } from './rules.js';
import { sampleEntry, samplePackage } from '../sample.js';

const discount = '50.00';

const priceOf = (
  services: Parameters<typeof price.priceOf>[0],
  pkg?: Parameters<typeof price.priceOf>[2],
): price.Price => price.priceOf(services, discount, pkg);

const priceOfPackage = (pkg: Parameters<typeof price.priceOfPackage>[0]): price.Price =>
  price.priceOfPackage(pkg, discount);

const priced = (...prices: string[]) => prices.map((price) => ({ price }));

describe('the price', () => {
  // spec: 9.discount, 9.calculated
  it.each([
    [[], { sum: '0.00', discount: '0.00', total: '0.00' }],
    [['450'], { sum: '450.00', discount: '0.00', total: '450.00' }],
    [['450', '220'], { sum: '670.00', discount: '100.00', total: '570.00' }],
    [['10', '20', '30'], { sum: '60.00', discount: '150.00', total: '0.00' }],
    [['0.1', '0.2', '200'], { sum: '200.30', discount: '150.00', total: '50.30' }],
  ])('of %j is %j', (prices, price) =>
    expect(priceOf(priced(...prices))).toEqual({ hidden: false, ...price }),
  );

  // spec: 9.customPrice
  it('is the custom price if there is one, even 0', () => {
    expect(priceOf(priced('450', '220'), { customPrice: '99.5' }).total).toBe('99.50');
    expect(priceOf(priced('450'), { customPrice: '0' }).total).toBe('0.00');
  });

  // spec: 9.hidden
  it('is hidden when the package or any service hides it', () => {
    const hidden = { hidden: true, sum: null, discount: null, total: null };
    expect(priceOf(priced('450'), { hidePrice: true })).toEqual(hidden);
    expect(priceOf([{ price: '1', hidePrice: true }, ...priced('2')], { customPrice: '3' })).toEqual(hidden);
  });

  // spec: 9.discount, 9.calculated, contract.packages.total
  it('is never below 0 and is reduced by 50 € per service from two services on, for random carts', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 30 }), (amounts) => {
        const price = priceOf(priced(...amounts.map((amount) => (amount / 100).toFixed(2))));
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const discount = amounts.length < 2 ? 0 : amounts.length * 5000;
        expect(toCents(price.sum ?? '')).toBe(sum);
        expect(toCents(price.total ?? '')).toBe(Math.max(0, sum - discount));
      }),
    );
  });
});

describe('a package', () => {
  // spec: 2.packages.card.original
  it('of two services shows the original price too, unless it is hidden', () => {
    expect(priceOfPackage(samplePackage()).total).toBe('570.00');
    expect(showsOriginalPrice(priceOfPackage(samplePackage()))).toBe(true);
    expect(showsOriginalPrice(priceOfPackage(samplePackage({ services: [sampleEntry()] })))).toBe(false);
    expect(showsOriginalPrice(priceOfPackage(samplePackage({ hidePrice: true })))).toBe(false);
  });

  it('without a token contains no hidden amount', () => {
    const pkg = samplePackage({ customPrice: '99.00', services: [sampleEntry({ hidePrice: true })] });
    expect(isHidden(pkg)).toBe(true);
    const seen = withoutHiddenPrices(pkg);
    expect(seen).toMatchObject({
      hidePrice: true,
      customPrice: null,
      services: [{ service: { price: '' } }],
    });
    expect(withoutHiddenPrices(samplePackage())).toEqual(samplePackage());
  });
});
