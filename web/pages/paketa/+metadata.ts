import { type Agency, noFacts } from '@ritmi/shared/domain/agency/agency';
import { byOrder } from '@ritmi/shared/domain/order';
import { formatPrice } from '@ritmi/shared/domain/money';
import { priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { litPasses } from '../../hall/Hall.js';
import { chosenLine, text as hallText } from '../../hall/text.js';
import { fromPrice } from '../../views/packages/text.js';
import { itemsOf } from '../listPart.js';
import { listOf } from '../load.js';
import { type MetadataOf, offerOf } from '../metadata.js';
import type { Page } from './+Page.js';
import { idsIn } from './chosen.js';

const discountOf = (agency: Agency | undefined) => (agency ?? noFacts).discountPerService;

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, agency, shell, urlParsed }) => {
    const chosenIds = idsIn(urlParsed.searchAll.serviceIds);
    const chosen = listOf(data.services).filter(({ id }) => chosenIds.includes(id));
    if (chosen.length > 0) {
      const { total } = priceOf(chosen, discountOf(agency));
      return {
        title: hallText.share,
        line: chosenLine(chosen.length, total === null ? null : formatPrice(total, shell?.agency.lekPerEuro)),
        lights: litPasses(chosen.map(({ light }) => light)),
      };
    }
    const packages = [...listOf(itemsOf(data.packages))].sort(byOrder);
    const prices = packages.map((pkg) => priceOfPackage(pkg, discountOf(agency)).total);
    return { line: fromPrice(prices, shell?.agency.lekPerEuro), picture: packages[0]?.image };
  },
  jsonLd: ({ data, agency }) =>
    listOf(itemsOf(data.packages)).map((pkg) =>
      offerOf(pkg, priceOfPackage(pkg, discountOf(agency)).total, agency),
    ),
};
