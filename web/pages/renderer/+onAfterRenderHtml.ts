import type { PageContextServer } from 'vike/types';

export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { site, pageHtmlString } = pageContext;
  if (site?.takeBody && pageHtmlString) pageContext.pageHtmlString = site.takeBody(pageHtmlString);
}
