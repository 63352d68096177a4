import type { PageWith } from '../load.js';
import { type Seo, seoOfArtist } from '../seo.js';
import type { Page } from './+Page.js';

export function seo({ data: { artist } }: PageWith<typeof Page>): Seo {
  return seoOfArtist(artist);
}
