import { itemsOf } from '../listPart.js';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data }: PageWith<typeof loads>): ShareWords {
  const [first] = listOf(itemsOf(data.projects));
  return { line: first?.title, picture: first?.thumbnail };
}
