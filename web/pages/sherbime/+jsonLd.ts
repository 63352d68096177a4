import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { PageContext } from 'vike/types';
import { offerOf } from '../jsonLd.js';
import { type DataOf, listOf } from '../load.js';
import type { loads } from './+loads.js';

export function jsonLd({ data }: PageContext<DataOf<typeof loads>>): object[] {
  return listOf(data.services).map((service) => offerOf(service, shownPrice(service)));
}
