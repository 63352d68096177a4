import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { offerOf } from '../jsonLd.js';
import { itemsOf } from '../listPart.js';
import { listOf, type PageWith } from '../load.js';
import type { loads } from './+loads.js';

export function jsonLd({ data }: PageWith<typeof loads>): object[] {
  return listOf(itemsOf(data.packages)).map((pkg) => offerOf(pkg, priceOfPackage(pkg).total));
}
