import { type Agency, noFacts } from '@ritmi/shared/domain/agency/agency';
import { byOrder } from '@ritmi/shared/domain/order';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { fromPrice } from '../../views/packages/text.js';
import { itemsOf } from '../listPart.js';
import { listOf } from '../load.js';
import { type MetadataOf, offerOf } from '../metadata.js';
import type { Page } from './+Page.js';

const discountOf = (agency: Agency | undefined) => (agency ?? noFacts).discountPerService;

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, agency, shell }) => {
    const packages = listOf(itemsOf(data.packages)).toSorted(byOrder);
    const prices = packages.map((pkg) => priceOfPackage(pkg, discountOf(agency)).total);
    return { line: fromPrice(prices, shell?.agency.lekPerEuro), picture: packages[0]?.image };
  },
  jsonLd: ({ data, agency }) =>
    listOf(itemsOf(data.packages)).map((pkg) =>
      offerOf(pkg, priceOfPackage(pkg, discountOf(agency)).total, agency),
    ),
};
