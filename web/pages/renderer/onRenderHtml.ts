import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContextServer } from 'vike/types';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import { contentPlaceholder } from '../../render/content.js';
import { renderContent } from './renderContent.js';

/**
 * Renders the frame of a page, which depends on the build and the address only. The web server renders it once, and
 * calls `renderContent` for each version of the page (docs/decisions/099).
 */
export function onRenderHtml(pageContext: PageContextServer): ReturnType<typeof escapeInject> {
  // After `render(404)` Vike starts again without the result of +onBeforeRoute.ts.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  // A copy, because Vike computes some properties again on each access.
  const address = Object.assign({}, pageContext);
  pageContext.renderContent = (request) => renderContent(address, request);
  const content = dangerouslySkipEscape(contentPlaceholder);
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>${content}</head>
<body><div id="root">${content}</div>${content}</body>
</html>`;
}
