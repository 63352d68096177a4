import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { byOrder } from '@ritmi/shared/domain/order';
import { fromPrice } from '../../views/packages/text.js';
import { itemsOf } from '../listPart.js';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageWith<typeof loads>): ShareWords {
  const packages = listOf(itemsOf(data.packages)).toSorted(byOrder);
  return {
    line: fromPrice(packages.map((pkg) => priceOfPackage(pkg).total))?.[language],
    picture: packages[0]?.image,
  };
}
