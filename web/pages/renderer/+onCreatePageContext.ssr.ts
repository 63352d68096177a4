import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContextServer } from 'vike/types';
import { listCall, load } from '../load.js';

/** Starts loading the footer's contacts, for which +onBeforeRenderHtml.ts waits. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  // After `render(404)` Vike starts again without the result of +onBeforeRoute.ts.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  pageContext.footerContacts = load(pageContext, listCall('contact'));
}
