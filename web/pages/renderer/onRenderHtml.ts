import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContextServer } from 'vike/types';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import { contentMark, renderContent } from './renderContent.js';

/**
 * Renders the frame of a page, which depends on the build and the address only: the web server renders it once and what
 * depends on content for each page (docs/decisions/099).
 */
export function onRenderHtml(pageContext: PageContextServer): ReturnType<typeof escapeInject> {
  // After `render(404)` Vike starts again without the result of +onBeforeRoute.ts.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  // A copy, because Vike computes its properties anew each time they are read.
  const address = Object.assign({}, pageContext);
  pageContext.renderContent = (styleNames, sheet) => renderContent(address, styleNames, sheet);
  const mark = dangerouslySkipEscape(contentMark);
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>${mark}</head>
<body><div id="root">${mark}</div>${mark}</body>
</html>`;
}
