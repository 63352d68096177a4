import type { PageContext } from 'vike/types';
import { itemsOf } from '../listPart.js';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const [first] = listOf(itemsOf(dataOf(pageContext, loads).projects));
  return { line: first?.title, picture: first?.thumbnail };
}
