import { toCents, toEuro } from '../money.js';
import { type Price, priceOf, priceOfPackage } from '../packages/price.js';

export type EstimateLine = {
  readonly kind: 'package' | 'service';
  readonly title: string;
  /** In euro; null when a price is hidden. */
  readonly amount: string | null;
};

export type Estimate = {
  readonly lines: readonly EstimateLine[];
  readonly discount: string | null;
  readonly total: string | null;
};

type Service = { readonly title: string; readonly price: string; readonly hidePrice: boolean };

/** What was chosen, with its titles in the language of the visitor. */
export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'services'; readonly services: readonly Service[] }
  | {
      readonly kind: 'package';
      readonly title: string;
      readonly customPrice: string | null;
      readonly hidePrice: boolean;
      readonly services: readonly Service[];
    };

const none: Estimate = { lines: [], discount: toEuro(0), total: toEuro(0) };

/**
 * The price of what was chosen by today's price rules (contract, Asking): a package line has the sum before the discount,
 * or the custom price, which has none. With anything hidden all amounts are null.
 * @param discountPerService in euro; a setting of the agency
 */
export function estimateOf(choice: Choice, discountPerService: string): Estimate {
  switch (choice.kind) {
    case 'nothing':
      return none;
    case 'services': {
      const price = priceOf(choice.services, discountPerService);
      const lines = choice.services.map(({ title, price: amount }) =>
        lineOf({ kind: 'service', title, amount }, price),
      );
      return { lines, discount: price.discount, total: price.total };
    }
    case 'package': {
      const { title, customPrice, hidePrice } = choice;
      const services = choice.services.map((service) => ({ service }));
      const price = priceOfPackage({ services, customPrice, hidePrice }, discountPerService);
      const line = lineOf({ kind: 'package', title, amount: customPrice ?? price.sum }, price);
      const discount = customPrice === null || price.hidden ? price.discount : toEuro(0);
      return { lines: [line], discount, total: price.total };
    }
  }
}

function lineOf(line: EstimateLine, { hidden }: Price): EstimateLine {
  return { ...line, amount: hidden ? null : toEuro(toCents(line.amount ?? '')) };
}
