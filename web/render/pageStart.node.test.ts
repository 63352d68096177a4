import { expect, it } from 'vitest';
import { loadOnInteraction, type PageStart } from './pageStart.js';

const path = '/assets/start.js';
const start: PageStart = { loadsAfterPaint: false, hasAnalytics: false, reads: [], writes: null };

const tags =
  '<script src="/a/entry.js" type="module" async></script>\n' +
  '<link rel="modulepreload" href="/a/page.js" as="script" type="text/javascript">\n' +
  '<link rel="modulepreload" href="/a/react.js" as="script" type="text/javascript">';

it('replaces the script tags of the build with one script that has their addresses', () => {
  const html = loadOnInteraction(`<body><p>Mirë</p>${tags}</body>`, path, start);
  expect(html).toMatch(/^<body><p>Mirë<\/p><script [^>]+><\/script>\s*<\/body>$/);
  expect(html).toContain(
    `src="${path}" data-start='[["/a/react.js","/a/page.js","/a/entry.js"],false,false,[],null]'`,
  );
});

it('preloads the fonts of headings and text, the latter later, and no others', () => {
  const font = (name: string, priority = '') =>
    `<link rel="preload" href="/a/${name}.woff2"${priority} as="font" crossorigin>`;
  const fonts = ['mona-sans-text.1', 'mona-sans-heading.2', 'mona-sans-latin.3'].map((name) => font(name));
  expect(loadOnInteraction(`<head>${fonts.join('')}</head>${tags}`, path, start)).toContain(
    `<head>${font('mona-sans-text.1', ' fetchpriority="low"')}${font('mona-sans-heading.2')}</head>`,
  );
});

it.each([
  ['without an entry', '<p>Mirë</p>'],
  ['with an entry only', tags.slice(0, tags.indexOf('\n'))],
  [
    'with another order',
    tags.replace('rel="modulepreload" href="/a/react.js"', 'href="/a/react.js" rel="modulepreload"'),
  ],
  ['with a second entry', `${tags}<script type="module" src="/a/more.js"></script>`],
  [
    'with a font that another tag loads',
    `${tags}<link as="font" rel="preload" href="/a/mona-sans-latin.1.woff2">`,
  ],
])('refuses a page %s: Vike writes other tags than this version', (_what, html) => {
  expect(() => loadOnInteraction(html, path, start)).toThrow(/tags have changed/);
});
