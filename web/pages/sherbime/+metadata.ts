import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import { fromPrice } from '../../views/packages/text.js';
import { listOf } from '../load.js';
import { type MetadataOf, offerOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, shell }) => {
    const services = [...listOf(data.services)].sort(byOrder);
    return {
      line: fromPrice(services.map(shownPrice), shell?.agency.lekPerEuro),
      picture: services[0]?.image,
    };
  },
  jsonLd: ({ data, agency }) =>
    listOf(data.services).map((service) => offerOf(service, shownPrice(service), agency)),
};
