import { byOrder } from '@ritmi/shared/domain/order';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { fromPrice } from '../../views/packages/text.js';
import { itemsOf } from '../listPart.js';
import { listOf } from '../load.js';
import { type MetadataOf, offerOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data }) => {
    const packages = listOf(itemsOf(data.packages)).toSorted(byOrder);
    const prices = packages.map((pkg) => priceOfPackage(pkg).total);
    return { line: fromPrice(prices), picture: packages[0]?.image };
  },
  jsonLd: ({ data }) => listOf(itemsOf(data.packages)).map((pkg) => offerOf(pkg, priceOfPackage(pkg).total)),
};
