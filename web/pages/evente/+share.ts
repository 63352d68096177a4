import { formatDate } from '@ritmi/shared/domain/date';
import { mainImage } from '@ritmi/shared/domain/media';
import { newestFirst } from '@ritmi/shared/domain/order';
import type { PageContext } from 'vike/types';
import { itemsOf } from '../listPart.js';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const [newest] = newestFirst(listOf(itemsOf(dataOf(pageContext, loads).events)));
  if (!newest) return {};
  const { title, date, image, media } = newest;
  return { line: `${title}, ${formatDate(date, pageContext.language)}`, picture: mainImage(image, media) };
}
