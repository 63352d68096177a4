import { shownPrice } from '@ritmi/shared/domain/services/rules';
import { offerOf } from '../jsonLd.js';
import { listOf, type PageWith } from '../load.js';
import type { loads } from './+loads.js';

export function jsonLd({ data }: PageWith<typeof loads>): object[] {
  return listOf(data.services).map((service) => offerOf(service, shownPrice(service)));
}
