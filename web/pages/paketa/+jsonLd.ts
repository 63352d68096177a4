import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { PageContext } from 'vike/types';
import { offerOf } from '../jsonLd.js';
import { itemsOf } from '../listPart.js';
import { dataOf, listOf } from '../load.js';
import { loads } from './+loads.js';

export function jsonLd(pageContext: PageContext): object[] {
  return listOf(itemsOf(dataOf(pageContext, loads).packages)).map((pkg) => {
    const { hidden, total } = priceOfPackage(pkg);
    return offerOf({ ...pkg, price: total ?? '', hidePrice: hidden });
  });
}
