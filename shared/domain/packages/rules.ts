import { withoutHiddenPrice } from '../services/rules.js';
import type { Package } from './schema.js';

/** Services listed on a card and in the dialog before the rest unfolds (specification section 9). */
export const listedServices = 3;

/** A package of which any service is hidden counts as hidden (contract, hidden prices). */
export function isHidden(pkg: Pick<Package, 'hidePrice' | 'services'>): boolean {
  return pkg.hidePrice || pkg.services.some(({ service }) => service.hidePrice);
}

/** A package as callers without a valid token may see it: no hidden amount is in it. */
export function withoutHiddenPrices<T extends Pick<Package, 'hidePrice' | 'services' | 'customPrice'>>(
  pkg: T,
): T {
  const hidden = isHidden(pkg);
  const services = pkg.services.map((entry) => ({ ...entry, service: withoutHiddenPrice(entry.service) }));
  return { ...pkg, services, hidePrice: hidden, ...(hidden ? { customPrice: null } : {}) };
}
