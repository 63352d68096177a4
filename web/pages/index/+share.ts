import { brand } from '@ritmi/shared/domain/brand/brand';
import type { PageContext } from 'vike/types';
import { fromPrice } from '../../views/packages/text.js';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const { language } = pageContext;
  const offers = listOf(dataOf(pageContext, loads).packages);
  return {
    title: brand.tagline[language],
    line: fromPrice(offers.map(({ price }) => price.total))?.[language],
  };
}
