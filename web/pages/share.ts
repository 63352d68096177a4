import { brand } from '@ritmi/shared/domain/brand/brand';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import type { PageContext } from 'vike/types';
import { seoOf, shortened } from './seo.js';

/** What the picture of a page's shared links shows, from its `+share.ts`. */
export type ShareWords = {
  /** The page's name by default. */
  readonly title?: string | undefined;
  /** Its price, date or place. */
  readonly line?: string | undefined;
  /** A picture or clip; the hero's picture by default. */
  readonly picture?: string | undefined;
};

/** The picture of a page's shared links. Its address contains a hash of what it shows (web/server/page/sharePicture.ts). */
export async function shareOf(pageContext: PageContext): Promise<NonNullable<PageContext['share']>> {
  const { config, language, urlOriginal } = pageContext;
  const { title, line = '', picture } = config.share?.(pageContext) ?? {};
  const seo = seoOf(pageContext);
  const shown = {
    title: shortened(title ?? (seo?.name ?? seo?.title ?? brand.tagline)[language], 60),
    line: shortened(line, 80),
    picture: (picture && (videoOf(picture)?.poster ?? picture)) || largestFile(brand.hero.poster),
  };
  const words = new TextEncoder().encode(JSON.stringify(shown));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', words));
  const hash = digest.toString('hex').slice(0, 12);
  const { pathname, search } = new URL(urlOriginal, 'http://page');
  return { ...shown, hash, path: `/share/${hash}${pathname === '/' ? '' : pathname}.jpg${search}` };
}
