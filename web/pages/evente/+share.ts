import { formatDate } from '@ritmi/shared/domain/date';
import { mainImage } from '@ritmi/shared/domain/media';
import { newestFirst } from '@ritmi/shared/domain/order';
import { itemsOf } from '../listPart.js';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data, language }: PageWith<typeof loads>): ShareWords {
  const [newest] = newestFirst(listOf(itemsOf(data.events)));
  if (!newest) return {};
  const { title, date, image, media } = newest;
  return { line: `${title}, ${formatDate(date, language)}`, picture: mainImage(image, media) };
}
