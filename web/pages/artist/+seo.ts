import { plainText } from '@ritmi/shared/domain/content';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { text } from '../../views/dj/text.js';
import type { PageWith } from '../load.js';
import { type Seo, untranslated } from '../seo.js';
import type { Page } from './+Page.js';

/** The texts of an artist's page; it is hidden from search engines while the artist is not known. */
export function seo({ data: { artist } }: PageWith<typeof Page>): Seo {
  if (artist.state !== 'ready') return { title: text.profile, description: text.failed, isPrivate: true };
  const { stageName, line, biography } = artist.value;
  const [lead, story] = [plainText(line), plainText(biography).replaceAll(/\s+/g, ' ')];
  return {
    name: untranslated(stageName),
    title: untranslated(shorten(lead ? `${stageName}: ${lead}` : stageName, 60)),
    description: untranslated(
      shorten([stageName, lead, story].filter(Boolean).join('. ').replaceAll('..', '.'), 160),
    ),
    type: 'profile',
  };
}
