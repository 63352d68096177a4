import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { PageContext } from 'vike/types';
import { fromPrice } from '../../views/packages/text.js';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const services = listOf(dataOf(pageContext, loads).services).toSorted(byOrder);
  return { line: fromPrice(services.map(shownPrice))?.[pageContext.language], picture: services[0]?.image };
}
