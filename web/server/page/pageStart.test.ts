import { expect, it } from 'vitest';
import { type PageStart, startFile, startOnTouch } from './pageStart.js';

const start: PageStart = { isNow: false, isCounted: false, reads: [], keeps: null };

const tags =
  '<script src="/a/entry.js" type="module" async></script>\n' +
  '<link rel="modulepreload" href="/a/page.js" as="script" type="text/javascript">\n' +
  '<link rel="modulepreload" href="/a/react.js" as="script" type="text/javascript">';

it('replaces the script tags of the build by one script that knows their addresses', () => {
  const html = startOnTouch(`<body><p>Mirë</p>${tags}</body>`, start);
  expect(html).toMatch(/^<body><p>Mirë<\/p><script [^>]+><\/script>\s*<\/body>$/);
  expect(html).toContain(`src="${startFile.path}" data-start='["/a/entry.js",["/a/page.js","/a/react.js"],{`);
});

it('preloads no font but that of the headings', () => {
  const font = (name: string) => `<link rel="preload" href="/a/${name}.woff2" as="font" crossorigin>`;
  const fonts = ['mona-sans-text.1', 'mona-sans-heading.2', 'mona-sans-latin.3'].map(font).join('');
  expect(startOnTouch(`<head>${fonts}</head>${tags}`, start)).toContain(
    `<head>${font('mona-sans-heading.2')}</head>`,
  );
});

it('leaves a page without an entry as it is', () => {
  expect(startOnTouch('<p>Mirë</p>', start)).toBe('<p>Mirë</p>');
});
