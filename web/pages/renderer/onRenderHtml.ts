import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContextServer } from 'vike/types';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import { contentPlaceholder } from '../../render/content.js';
import { renderContent } from './renderContent.js';

/**
 * Renders the frame of a page, which depends on the build and the path only. The web server renders it once for each path, and
 * calls `renderContent` for each query and each version of the page (docs/decisions/099, 112).
 */
export function onRenderHtml(pageContext: PageContextServer): ReturnType<typeof escapeInject> {
  // After `render(404)` Vike starts again without the result of +onBeforeRoute.ts.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  // A copy, because Vike computes some properties again on each access.
  const address = Object.assign({}, pageContext);
  pageContext.renderContent = (request) =>
    renderContent(request.search === undefined ? address : withSearch(address, request.search), request);
  const content = dangerouslySkipEscape(contentPlaceholder);
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>${content}</head>
<body><div id="root">${content}</div>${content}</body>
</html>`;
}

/** The same page at an address with this query. */
function withSearch(page: PageContextServer, query: string): PageContextServer {
  const given = new URLSearchParams(query);
  const all = [...new Set(given.keys())].map((name) => [name, given.getAll(name)]);
  const urlParsed = Object.assign({}, page.urlParsed, {
    search: Object.fromEntries(given),
    searchAll: Object.fromEntries(all),
  });
  const urlOriginal = query === '' ? page.urlOriginal : `${page.urlOriginal}?${query}`;
  return Object.assign({}, page, { urlOriginal, urlParsed });
}
