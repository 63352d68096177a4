import { brand } from '@ritmi/shared/domain/brand/brand';
import type { PageContext } from 'vike/types';
import { fromPrice } from '../../views/packages/text.js';
import { type DataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageContext<DataOf<typeof loads>>): ShareWords {
  const offers = listOf(data.packages);
  return {
    title: brand.tagline[language],
    line: fromPrice(offers.map(({ price }) => price.total))?.[language],
  };
}
