import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { PageContext } from 'vike/types';
import { fromPrice } from '../../views/packages/text.js';
import { type DataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageContext<DataOf<typeof loads>>): ShareWords {
  const services = listOf(data.services).toSorted(byOrder);
  return { line: fromPrice(services.map(shownPrice))?.[language], picture: services[0]?.image };
}
