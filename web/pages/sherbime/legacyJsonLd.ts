import type { PageContext } from 'vike/types';
import { type LegacyPage, legacyPages } from '../../views/legacy/text.js';
import { text } from '../../views/services/text.js';
import { breadcrumb } from '../jsonLd.js';

/** Where a legacy page stands. */
export function legacyJsonLd(page: LegacyPage) {
  return (pageContext: PageContext): object[] => [
    breadcrumb(pageContext, [
      { name: text.heading, path: '/sherbime' },
      { name: legacyPages[page].heading, path: `/sherbime/${page}` },
    ]),
  ];
}
