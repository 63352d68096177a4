import type { PageContextServer } from 'vike/types';

/** Keeps the body from Vike, which would search all of it for the tags of the document. */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { site, pageHtmlString } = pageContext;
  if (site?.takeBody && pageHtmlString) pageContext.pageHtmlString = site.takeBody(pageHtmlString);
}
