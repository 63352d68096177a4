import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import { fromPrice } from '../../views/packages/text.js';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageWith<typeof loads>): ShareWords {
  const services = listOf(data.services).toSorted(byOrder);
  return { line: fromPrice(services.map(shownPrice))?.[language], picture: services[0]?.image };
}
