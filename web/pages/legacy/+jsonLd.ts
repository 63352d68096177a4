import type { PageContext } from 'vike/types';
import { text } from '../../views/services/text.js';
import { legacyPageOf } from '../../views/legacy/text.js';
import { breadcrumb } from '../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  return [
    breadcrumb(pageContext, [
      { name: text.heading, path: '/sherbime' },
      { name: legacyPageOf(pageContext.routeParams).heading, path: pageContext.urlPathname },
    ]),
  ];
}
