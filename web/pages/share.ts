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
export function shareOf(pageContext: PageContext): NonNullable<PageContext['share']> {
  const { config, language, urlOriginal, site } = pageContext;
  const { title, line = '', picture } = config.share?.(pageContext) ?? {};
  const seo = seoOf(pageContext);
  const shown = {
    title: shortened(title ?? (seo?.name ?? seo?.title ?? brand.tagline)[language], 60),
    line: shortened(line, 80),
    picture: (picture && (videoOf(picture)?.poster ?? picture)) || largestFile(brand.hero.poster),
  };
  const hash = site?.shortHash(JSON.stringify(shown)) ?? '';
  const { pathname, search } = new URL(urlOriginal, 'http://page');
  return { ...shown, hash, path: `/share/${hash}${pathname === '/' ? '' : pathname}.jpg${search}` };
}
