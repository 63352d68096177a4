import { expect, it } from 'vitest';
import { startAfterPaint } from './startAfterPaint.js';

const tags =
  '<script src="/a/entry.js" type="module" async nonce="n1"></script>\n' +
  '<link rel="modulepreload" href="/a/page.js" as="script" type="text/javascript">\n' +
  '<link rel="modulepreload" href="/a/react.js" as="script" type="text/javascript">';

it('leaves no script of the build to the parser and asks for all of them in one of its own', () => {
  const html = startAfterPaint(`<body><p>Mirë</p>${tags}</body>`, 'n1');
  expect(html).toMatch(/^<body><p>Mirë<\/p><script nonce="n1">[^<]+<\/script>\s*<\/body>$/);
  expect(html).toContain('("/a/entry.js",["/a/page.js","/a/react.js"])');
});

it('leaves a page without an entry as it is', () => {
  expect(startAfterPaint('<p>Mirë</p>', 'n1')).toBe('<p>Mirë</p>');
});
