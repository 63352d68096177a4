import type { PageContext } from 'vike/types';
import { itemsOf } from '../listPart.js';
import { type DataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data }: PageContext<DataOf<typeof loads>>): ShareWords {
  const [first] = listOf(itemsOf(data.projects));
  return { line: first?.title, picture: first?.thumbnail };
}
