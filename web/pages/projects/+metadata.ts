import { itemsOf } from '../listPart.js';
import { listOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data }) => {
    const [first] = listOf(itemsOf(data.projects));
    return { line: first?.title, picture: first?.thumbnail };
  },
};
