import { resource } from '@ritmi/shared/client/resource';
import type { PageContextServer } from 'vike/types';
import { languageOf } from './languageOf.js';
import { load } from '../load.js';

/** The footer's contacts are on every page: they are asked for here and awaited by onBeforeRenderHtml. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  // A page that ends in `render(404)` starts anew without what onBeforeRoute found.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  pageContext.footerContacts = load(pageContext, (api) => resource(api, 'contact').list());
}
