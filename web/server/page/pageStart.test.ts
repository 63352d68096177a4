import { expect, it } from 'vitest';
import { type PageStart, startOnTouch } from './pageStart.js';

const start: PageStart = { isNow: false, isCounted: false, reads: [], keeps: null };

const tags =
  '<script src="/a/entry.js" type="module" async nonce="n1"></script>\n' +
  '<link rel="modulepreload" href="/a/page.js" as="script" type="text/javascript">\n' +
  '<link rel="modulepreload" href="/a/react.js" as="script" type="text/javascript">';

it('leaves no script of the build to the parser and asks for all of them in one of its own', () => {
  const html = startOnTouch(`<body><p>Mirë</p>${tags}</body>`, 'n1', start);
  expect(html).toMatch(/^<body><p>Mirë<\/p><script nonce="n1">[\s\S]+<\/script>\s*<\/body>$/);
  expect(html).toContain('("/a/entry.js",["/a/page.js","/a/react.js"],{');
});

it('leaves a page without an entry as it is', () => {
  expect(startOnTouch('<p>Mirë</p>', 'n1', start)).toBe('<p>Mirë</p>');
});
