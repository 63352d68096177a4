import { formatDate } from '@ritmi/shared/domain/date';
import { mainImage } from '@ritmi/shared/domain/media';
import { newestFirst } from '@ritmi/shared/domain/order';
import type { PageContext } from 'vike/types';
import { itemsOf } from '../listPart.js';
import { type DataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageContext<DataOf<typeof loads>>): ShareWords {
  const [newest] = newestFirst(listOf(itemsOf(data.events)));
  if (!newest) return {};
  const { title, date, image, media } = newest;
  return { line: `${title}, ${formatDate(date, language)}`, picture: mainImage(image, media) };
}
