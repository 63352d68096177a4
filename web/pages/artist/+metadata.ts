import { since } from '../../views/home/text.js';
import { valueOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data }) => {
    const artist = valueOf(data.artist);
    if (!artist) return {};
    const { startedIn, poster } = artist;
    return { ...(startedIn !== null && { line: since(startedIn) }), picture: poster };
  },
};
