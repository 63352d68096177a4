import { toCents, toEuro } from '../money.js';

/** The smallest number of services with a discount (specification section 9). */
export const discountFrom = 2;

type PricedService = { readonly price: string; readonly hidePrice?: boolean | undefined };

type PricedPackage = {
  readonly services: readonly { readonly service: PricedService }[];
  readonly customPrice: string | null;
  readonly hidePrice: boolean;
};

/** Strings in euro with two decimals; null when the price is hidden and "Kontakto" is shown instead. */
export type Price =
  | { readonly hidden: true; readonly sum: null; readonly discount: null; readonly total: null }
  | { readonly hidden: false; readonly sum: string; readonly discount: string; readonly total: string };

/**
 * Price of chosen services (specification section 9): the sum, less the discount for each service from two services on,
 * never below 0. A custom price overrides the total; one hidden price hides the whole price.
 * @param discountPerService in euro; a setting of the agency
 */
export function priceOf(
  services: readonly PricedService[],
  discountPerService: string,
  { customPrice = null, hidePrice = false }: { customPrice?: string | null; hidePrice?: boolean } = {},
): Price {
  if (hidePrice || services.some((service) => service.hidePrice)) {
    return { hidden: true, sum: null, discount: null, total: null };
  }
  const sum = services.reduce((cents, { price }) => cents + toCents(price), 0);
  const discount = services.length >= discountFrom ? services.length * toCents(discountPerService) : 0;
  const total = customPrice === null ? Math.max(0, sum - discount) : toCents(customPrice);
  return { hidden: false, sum: toEuro(sum), discount: toEuro(discount), total: toEuro(total) };
}

export function priceOfPackage({ services, ...pkg }: PricedPackage, discountPerService: string): Price {
  const chosen = services.map(({ service }) => service);
  return priceOf(chosen, discountPerService, pkg);
}

/** Whether the original price is shown struck through: from two services on (specification section 2). */
export function showsOriginalPrice({ hidden, discount }: Price): boolean {
  return !hidden && discount !== toEuro(0);
}
