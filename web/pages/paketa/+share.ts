import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { byOrder } from '@ritmi/shared/domain/order';
import type { PageContext } from 'vike/types';
import { fromPrice } from '../../views/packages/text.js';
import { itemsOf } from '../listPart.js';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const packages = listOf(itemsOf(dataOf(pageContext, loads).packages)).toSorted(byOrder);
  return {
    line: fromPrice(packages.map((pkg) => priceOfPackage(pkg).total))?.[pageContext.language],
    picture: packages[0]?.image,
  };
}
