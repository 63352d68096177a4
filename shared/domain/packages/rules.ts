import { withoutHiddenPrice } from '../services/rules.js';
import type { Package } from './schema.js';

/** How many services a card and the dialog list before the rest is unfolded (specification section 9). */
export const listedServices = 3;

/** A package with any hidden service counts as hidden (contract, hidden prices). */
export function isHidden(pkg: Pick<Package, 'hidePrice' | 'services'>): boolean {
  return pkg.hidePrice || pkg.services.some(({ service }) => service.hidePrice);
}

/** A package as callers without a valid token may see it: without hidden amounts. */
export function withoutHiddenPrices<T extends Pick<Package, 'hidePrice' | 'services' | 'customPrice'>>(
  pkg: T,
): T {
  const hidden = isHidden(pkg);
  const services = pkg.services.map((entry) => ({ ...entry, service: withoutHiddenPrice(entry.service) }));
  return { ...pkg, services, hidePrice: hidden, ...(hidden ? { customPrice: null } : {}) };
}
