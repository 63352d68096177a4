import { valueOf } from '../load.js';
import { type MetadataOf, shareOfArtist } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data }) => shareOfArtist(valueOf(data.artist)),
};
