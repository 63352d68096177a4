import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContextServer } from 'vike/types';
import { listCall, load } from '../load.js';

/** The footer's contacts are on every page: they are asked for here and awaited by onBeforeRenderHtml. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  // A page that ends in `render(404)` starts anew without what onBeforeRoute found.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  pageContext.footerContacts = load(pageContext, listCall('contact'));
}
