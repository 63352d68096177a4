import sharp from 'sharp';
import { expect, test } from '../fixtures.js';
import { sitePages } from '../pages/site.js';

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

// spec: 1.visitors, 1.product, contract.html.titles, contract.html.og, contract.html.frame
// spec: contract.html.lang
test('titles and descriptions are of a good length and unique in both languages', async ({ request }) => {
  const seen = new Set<string>();
  for (const route of sitePages.flatMap((path) => [path, `/en${path === '/' ? '' : path}`])) {
    const html = await (await request.get(route)).text();
    const title = decoded(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    const description = decoded(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '');
    expect(title.length, `${route} ${title}`).toBeGreaterThanOrEqual(5);
    expect(title.length, `${route} ${title}`).toBeLessThanOrEqual(75);
    expect(description.length, `${route} ${description}`).toBeGreaterThanOrEqual(40);
    expect(description.length, `${route} ${description}`).toBeLessThanOrEqual(200);
    expect(seen.has(title), title).toBe(false);
    expect(seen.has(description), description).toBe(false);
    seen.add(title).add(description);
    for (const property of ['title', 'description', 'url', 'type', 'image', 'locale']) {
      expect(html, `${route} og:${property}`).toContain(`property="og:${property}"`);
    }
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
    for (const tag of ['header', 'main', 'footer']) {
      expect(html.match(new RegExp(`<${tag}[ >]`, 'g')), `${route} ${tag}`).toHaveLength(1);
    }
    const prefix = route.startsWith('/en') ? '/en' : '';
    expect(html).toContain(`<html lang="${prefix ? 'en' : 'sq'}"`);
    for (const path of ['/sherbime', '/paketa', '/evente', '/rreth-nesh', '/kontakt']) {
      expect(html, `${route} → ${path}`).toContain(`href="${prefix}${path}"`);
    }
    expect(/<body[\s\S]*?<a ([^>]*)>/.exec(html)?.[1], `${route} skip link`).toContain('href="#permbajtja"');
    expect(html).not.toMatch(/user-scalable=no|maximum-scale/);
  }
});

// spec: contract.html.canonical
test('canonical addresses are absolute and without query, and link the other language', async ({
  request,
}) => {
  for (const path of [...sitePages, '/en/login']) {
    const page = await (await request.get(`${path}?a=1`)).text();
    const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
    expect(new URL(address).pathname, path).toBe(path);
    expect(address, path).toMatch(/^http[^?]+$/);
  }
  const html = await (await request.get('/sherbime?a=1')).text();
  expect(html).toMatch(/hrefLang="en" href="http:\/\/[^"?]+\/en\/sherbime"/);
});

// spec: contract.html.private, contract.html.missing, contract.html.api, contract.address.private
test('login, admin and missing pages stay out of search engines', async ({ request }) => {
  for (const path of ['/login', '/admin', '/en/admin', '/nuk-ka', '/projects/nuk-ka']) {
    expect(await (await request.get(path)).text(), path).toContain('name="robots" content="noindex"');
  }
  expect(await (await request.get('/admin')).text()).not.toMatch(/<(main|form|nav)/);
  for (const path of ['/projects/nuk-ka', '/en/admin']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const unknown = await request.get('/api/nuk-ka');
  expect([unknown.status(), unknown.headers()['content-type']]).toEqual([
    404,
    expect.stringContaining('application/json'),
  ]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toMatch(/\/(admin|login)</);
  expect(sitemap).toMatch(/\/projects\/[^<]+</);
});

// spec: contract.html.og
test('shared links show the page’s own picture and text', async ({ request }) => {
  const [project = ''] = /\/projects\/[0-9a-f]{24}/.exec(await (await request.get('/projects')).text()) ?? [];
  const seen = new Set<string>();
  for (const route of [...sitePages, '/en/paketa', '/evente?faqe=1', project]) {
    const html = await (await request.get(route)).text();
    const address = new URL(decoded(/"og:image" content="([^"]*)/.exec(html)?.[1] ?? ''));
    const answer = await request.get(address.pathname + address.search);
    expect([answer.status(), answer.headers()['cache-control']], route).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const bytes = await answer.body();
    expect(await sharp(bytes).metadata(), route).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length, route).toBeLessThan(150_000);
    seen.add(bytes.toString('base64'));
  }
  expect(seen.size).toBe(sitePages.length + 2);
  for (const unknown of ['/share/000000000000/paketa.jpg', '/share/000000000000.jpg', '/share/nuk-ka.jpg']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404);
  }
});

// spec: contract.html.business
test('structured data has the business on the home page and the prices of the services', async ({
  request,
}) => {
  const objects = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '')['@type'] as string,
    );
  };
  expect(await objects('/')).toContain('LocalBusiness');
  expect(await objects('/sherbime')).toEqual(expect.arrayContaining(['BreadcrumbList', 'Service']));
});

// spec: contract.html.assets, contract.html.packed
test('assets are cached for a year and pages are compressed', async ({ request }) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const assets = (await page.text()).match(/\/assets\/chunks\/[^"]+\.js/g) ?? [];
  const encodings: (string | undefined)[] = [];
  for (const asset of assets) {
    const answer = await request.get(asset, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers()['cache-control']).toContain('immutable');
    encodings.push(answer.headers()['content-encoding']);
  }
  // Files under 1 KB are not compressed.
  expect(encodings).toContain('gzip');
  const [styles = ''] = (await page.text()).match(/\/assets\/styles-[\w-]+\.css/) ?? [];
  const sheet = await request.get(styles);
  expect(sheet.headers()).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await sheet.text()).toContain('@font-face');
});
