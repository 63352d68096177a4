import type { PageContext } from 'vike/types';
import { legacyPageOf } from '../../views/legacy/text.js';
import { type Seo, seoOf } from '../seo.js';

export function seo(pageContext: PageContext): Seo {
  return seoOf(legacyPageOf(pageContext.routeParams).seo)(pageContext);
}
