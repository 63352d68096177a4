import type { PageContext } from 'vike/types';
import { offerOf } from '../jsonLd.js';
import { dataOf, listOf } from '../load.js';
import { loads } from './+loads.js';

export function jsonLd(pageContext: PageContext): object[] {
  return listOf(dataOf(pageContext, loads).services).map(offerOf);
}
