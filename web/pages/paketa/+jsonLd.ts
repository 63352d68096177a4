import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { PageContext } from 'vike/types';
import { offerOf } from '../jsonLd.js';
import { itemsOf } from '../listPart.js';
import { type DataOf, listOf } from '../load.js';
import type { loads } from './+loads.js';

export function jsonLd({ data }: PageContext<DataOf<typeof loads>>): object[] {
  return listOf(itemsOf(data.packages)).map((pkg) => offerOf(pkg, priceOfPackage(pkg).total));
}
