import type { PageContextServer } from 'vike/types';
import { onRenderHtml as renderPage } from 'vike-react/__internal/integration/onRenderHtml';
import { dangerouslySkipEscape } from 'vike/server';

/** Renders nothing if the web server has the not-found page ready (web/server/page/renderPage.ts). */
export function onRenderHtml(pageContext: PageContextServer): ReturnType<typeof renderPage> | object {
  if (pageContext.is404 && pageContext.site?.hasMissingPage) return dangerouslySkipEscape('');
  return renderPage(pageContext);
}
