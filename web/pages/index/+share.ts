import { brand } from '@ritmi/shared/domain/brand/brand';
import { fromPrice } from '../../views/packages/text.js';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageWith<typeof loads>): ShareWords {
  const offers = listOf(data.packages);
  return {
    title: brand.tagline[language],
    line: fromPrice(offers.map(({ price }) => price.total))?.[language],
  };
}
