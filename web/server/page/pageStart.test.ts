import { expect, it } from 'vitest';
import { type PageStart, startFile, loadOnInteraction } from './pageStart.js';

const start: PageStart = { loadsAfterPaint: false, hasAnalytics: false, reads: [], writes: null };

const tags =
  '<script src="/a/entry.js" type="module" async></script>\n' +
  '<link rel="modulepreload" href="/a/page.js" as="script" type="text/javascript">\n' +
  '<link rel="modulepreload" href="/a/react.js" as="script" type="text/javascript">';

it('replaces the script tags of the build with one script that has their addresses', () => {
  const html = loadOnInteraction(`<body><p>Mirë</p>${tags}</body>`, start);
  expect(html).toMatch(/^<body><p>Mirë<\/p><script [^>]+><\/script>\s*<\/body>$/);
  expect(html).toContain(`src="${startFile.path}" data-start='["/a/entry.js",["/a/page.js","/a/react.js"],{`);
});

it('preloads only the font of the headings', () => {
  const font = (name: string) => `<link rel="preload" href="/a/${name}.woff2" as="font" crossorigin>`;
  const fonts = ['mona-sans-text.1', 'mona-sans-heading.2', 'mona-sans-latin.3'].map(font).join('');
  expect(loadOnInteraction(`<head>${fonts}</head>${tags}`, start)).toContain(
    `<head>${font('mona-sans-heading.2')}</head>`,
  );
});

it('does not change a page without an entry script', () => {
  expect(loadOnInteraction('<p>Mirë</p>', start)).toBe('<p>Mirë</p>');
});
