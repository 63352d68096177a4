import { createHash } from 'node:crypto';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.js';
import { createLog } from '@ritmi/shared/server/log';
import { MissingDocument, PageCache } from './page/pageCache.js';
import { hashScripts, PageDocument } from './page/pageDocument.js';
import { withoutTrailingSlash } from './page/requestTarget.js';
import { contentSecurityPolicy, pageHeaders } from './securityHeaders.js';
import { createWebServer } from './webServer.js';

let server: Server;
let origin: string;
/** The addresses that reached the renderer. */
const rendered: string[] = [];

beforeAll(async () => {
  // Nothing listens on port 9 of this machine: the API is unavailable.
  const env = readEnv({ API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
  // On a busy machine every page waits longer than visitors do.
  const cache = new PageCache({ isOn: true, waitMs: 600_000 });
  cache.setConnected(true);
  server = await createWebServer({
    env,
    log: createLog('web', 'silent'),
    cache,
    stopping: new AbortController().signal,
    routes: [
      ...['/', '/one', '/two', '/away', '/packages', '/DJ-Lumo'].map((route) => ({ route, query: [] })),
      { route: '/contact', query: ['package', 'service'], typed: ['vendi'] },
      { route: '/projects/@id', query: [] },
      { route: ({ urlPathname }) => /^\/admin(\/|$)/.test(urlPathname), query: [] },
    ],
    render: async ({ url, missing }) => {
      if (missing && url.endsWith('0')) throw new MissingDocument();
      rendered.push(url);
      // As long as a real page takes, without waiting for anything.
      for (const end = performance.now() + (url.includes('flood') ? 5 : 0); performance.now() < end; );
      const html = `<script nonce="n1">go()</script><script>stolen()</script>${url}`;
      const { text: clean, hashes } = hashScripts(html, 'n1');
      const found = /404|missing/.test(url) ? 404 : 200;
      const document = new PageDocument({
        status: url === '/away' ? 503 : found,
        contentType: 'text/html; charset=utf-8',
        text: clean,
        headers: pageHeaders(contentSecurityPolicy(hashes, env)),
      });
      return { document, content: new Set(), isComplete: url !== '/away', mayGoStale: url !== '/away' };
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...options });
}

/** Requests exactly this address, which fetch would normalize. */
async function askRaw(path: string): Promise<{ status: number | undefined; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { path }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, body: await text(answer) };
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

describe('a page', () => {
  it('has a policy that allows its own inline scripts by their hashes and no other', async () => {
    const answers = [await ask('/one'), await ask('/one')];
    expect(answers.map(({ headers }) => headers.get('x-page-cache'))).toEqual(['miss', 'hit']);
    for (const answer of answers) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' '${hashOf('go()')}'`);
      expect(policy).not.toContain(hashOf('stolen()'));
      expect(policy).toContain('frame-src https://www.openstreetmap.org;');
      expect(/script-src [^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(await answer.text()).toBe('<script>go()</script><script>stolen()</script>/one');
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for %j is sent as %j', async (accepted, encoding) => {
    const answer = await ask('/one', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('/one');
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await ask('/one')).headers.get('etag') ?? '';
    // As a browser reloads; without it fetch adds "no-cache".
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const again = await ask('/one', { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('/two', { headers })).status).toBe(200);
  });

  // spec: contract.html.headers, contract.html.kept, contract.html.packed
  it('has security and cache headers, and none that names the server', async () => {
    const { headers } = await ask('/one');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('cache-control')).toContain('max-age=0');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each([
    ['/two', ['/two?fbclid=1', '/two?utm_source=x&gclid=2', '/%74wo', '/two?', '/two?=&&']],
    [
      '/contact?package=7',
      ['/contact?utm=1&package=7', '/contact?package=7&fbclid=9', '/%63ontact?package=%37'],
    ],
    ['/contact?package=1&service=2', ['/contact?service=2&package=1']],
    [`/projects/${'7'.repeat(24)}`, [`/projects/${'7'.repeat(24)}?x=1`, `/%70rojects/${'7'.repeat(24)}`]],
    ['/projects/404', ['/projects/nothing', '/projects/a%20b?x=1', `/projects/${'0'.repeat(24)}`]],
    ['/en/projects/404', ['/en/projects/nothing']],
    ['/admin', ['/admin', '/admin/services/edit/7?x=1']],
    ['/404', ['/nothing', '/other?a=1', '/projects', '/projects/1/2', '/projects/a%2Fb', '/administrator']],
    ['/en/404', ['/en/nothing']],
  ])('at %s is rendered once for all its spellings', async (canonical, spellings) => {
    await ask(canonical);
    const before = rendered.length;
    for (const path of spellings) {
      expect([path, (await ask(path)).headers.get('x-page-cache')]).toEqual([path, 'hit']);
    }
    expect(rendered).toHaveLength(before);
    expect(rendered.at(-1)).toBe(canonical);
  });

  it('is rendered for each value of a query that it reads', async () => {
    await ask('/contact?package=8');
    expect((await ask('/contact?package=9')).headers.get('x-page-cache')).toBe('miss');
  });

  it('is not made of what a visitor typed, but for a form that was sent without scripts', async () => {
    await ask('/contact?package=5');
    const before = rendered.length;
    for (const place of ['Tirana', 'Durres']) {
      const answer = await ask(`/contact?vendi=${place}&package=5`);
      expect([answer.headers.get('x-page-cache'), await answer.text()]).toEqual([
        'hit',
        expect.not.stringContaining(place),
      ]);
    }
    expect(rendered).toHaveLength(before);
    const sent = '/contact?vendi=Vlora&package=5&paskript=po&x=1';
    for (const _ of [1, 2]) {
      const answer = await ask(sent);
      expect([answer.headers.get('x-page-cache'), await answer.text()]).toEqual([
        'miss',
        expect.stringContaining('package=5&paskript=po&vendi=Vlora'),
      ]);
    }
  });

  // spec: contract.loads.project
  it('has Retry-After when its load failed', async () => {
    const answer = await ask('/away');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  // spec: contract.html.methods
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect((await ask('/one', { method })).status).toBe(405);
  });

  // spec: contract.html.methods
  it('is redirected to the address without a trailing slash', async () => {
    const answer = await ask('/one/?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/one?a=1']);
  });
});

describe('an address that differs from a page only as people type it', () => {
  // spec: contract.html.missing
  it.each([
    ['/One', '/one'],
    ['/on%C3%AB?a=%C3%AB&b', '/one?a=%C3%AB&b'],
    ['/one.', '/one'],
    ['/one).', '/one'],
    ['/one%2C', '/one'],
    ['/one%5D', '/one'],
    ['/dj-lumo', '/DJ-Lumo'],
    ['/en/DJ-LUMO', '/en/DJ-Lumo'],
    ['/EN/Pa%C3%A7kag%C3%ABs', '/en/packages'],
    ['/EN', '/en'],
    [`/Projects/${'AB'.repeat(12)}`, `/projects/${'ab'.repeat(12)}`],
    [`/projects/${'ab'.repeat(12)},`, `/projects/${'ab'.repeat(12)}`],
    ['/Admin/Trash', '/admin/trash'],
  ])('leads from %s to %s', async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it.each([
    '/ones',
    '/o.ne',
    '/one.html',
    '/One.png',
    '/one;',
    '/.one',
    '/Projects/123',
    '/assets/One',
    '/Api/x',
  ])('is not %s', async (path) => {
    const { status } = await ask(path);
    expect([404, 502, 503]).toContain(status);
  });
});

// spec: contract.health
it('keeps answering cached pages and health checks while one visitor asks for made-up pages', async () => {
  await ask('/one');
  const flood = Array.from({ length: 300 }, (_, index) => ask(`/contact?package=flood-${index}`));
  const before = rendered.length;
  const [cached, health] = await Promise.all([ask('/one'), ask('/healthz')]);
  // Counted and not timed: a busy machine is slow with all of them.
  expect(rendered.length - before).toBeLessThan(50);
  expect([cached.headers.get('x-page-cache'), health.status]).toEqual(['hit', 200]);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await ask('/contact?package=after')).status).toBe(200);
});

describe('an address without a page', () => {
  it.each([
    ['/%', 400],
    ['/%'.repeat(1_000), 400],
    ['/%E0%A4%A', 400],
    ['/%FF', 400],
    ['/%'.repeat(7_500), 414],
    [`/x${'/'.repeat(15_000)}y/`, 414],
    [`/x${'/'.repeat(2_000)}y/`, 308],
    [`/projects/${'%2525'.repeat(400)}`, 404],
    [`/projects/${'-'.repeat(15_000)}`, 414],
    [`/api/${'%'.repeat(15_000)}`, 414],
    [`/uploads${'/'.repeat(15_000)}`, 414],
    [`/one?${'&'.repeat(15_000)}`, 200],
    [`/one?${'%'.repeat(15_000)}`, 200],
    [`/contact?package=${'%'.repeat(15_000)}`, 414],
    [`/contact?${'package&'.repeat(1_900)}`, 414],
    ['/@fs/etc/passwd', 404],
    ['/@vite/client', 404],
    ['/@id/__x00__virtual', 404],
    ['/node_modules/.vite/deps/react.js', 404],
    ['/src/main.tsx?t=1', 404],
    ['/index.pageContext.json', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/%00', 404],
    ['*', 400],
  ])('such as %.40s is answered %i', async (path, status) => {
    expect((await askRaw(path)).status).toBe(status);
  });

  it('reaches the renderer only in canonical form', () => {
    for (const url of rendered) {
      expect(url.length).toBeLessThanOrEqual(4_200);
      expect(() => decodeURIComponent(url.split('?')[0] ?? '')).not.toThrow();
      expect(url).not.toMatch(/@|\/\/|pageContext/);
    }
  });

  it('does not list the folder of the assets', async () => {
    expect((await ask('/assets/')).headers.get('location')).toBe('/assets');
    expect((await ask('/assets')).status).toBe(404);
  });
});

describe('an address that is not a page', () => {
  // spec: contract.html.file
  it('is a plain 404 for a link preview that no page has', async () => {
    for (const path of [
      '/share/0123456789ab/one.jpg',
      '/share/0123456789ab.jpg',
      '/share/0123456789ab/x.jpg',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found']);
    }
  });

  it('is a plain 404 for a missing file', async () => {
    const answer = await ask('/missing.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('is a JSON 503 while the API is unavailable', async () => {
    const answer = await ask('/api/services');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toEqual({ code: 'unavailable', message: 'The server is not available' });
  });

  // spec: contract.health
  it('says that the process is up, and that it is not ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });

  it('lists the fixed pages in both languages while the API is unavailable', async () => {
    const text = await (await ask('/sitemap.xml')).text();
    expect(text).toContain('/sherbime</loc>');
    expect(text).toContain('/en/sherbime</loc>');
    const alternates = (text.match(/<loc>[^<]*\/en\/sherbime<\/loc>.*<\/url>/)?.[0] ?? '').matchAll(
      /hreflang="([^"]+)" href="http:\/\/[^/]+([^"]+)"/g,
    );
    expect([...alternates].map(([, language, path]) => [language, path])).toEqual([
      ['sq', '/sherbime'],
      ['en', '/en/sherbime'],
      ['x-default', '/sherbime'],
    ]);
    expect(text).not.toMatch(/admin|login/);
    const places = [...text.matchAll(/<loc>([^<]*)/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
    expect(await (await ask('/robots.txt')).text()).toContain('/sitemap.xml');
  });

  it('is cached when it is for crawlers, and not sent again to one that has it', async () => {
    await ask('/robots.txt');
    const { headers } = await ask('/robots.txt');
    expect([headers.get('x-page-cache'), headers.get('content-type')]).toEqual([
      'hit',
      'text/plain; charset=utf-8',
    ]);
    const known = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await ask('/robots.txt', { headers: known })).status).toBe(304);
    expect((await ask('/sitemap.xml')).headers.get('etag')).toBeTruthy();
  });

  it('allows a slow upload, but no slow headers', () => {
    expect([server.requestTimeout, server.headersTimeout]).toEqual([0, 15_000]);
  });
});

describe('the address without a trailing slash', () => {
  it.each([
    ['/', null],
    ['/x', null],
    ['/x/', '/x'],
    ['/x//', '/x'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/x/?a=/', '/x?a=/'],
  ])('of %s is %s', (url, expected) => {
    expect(withoutTrailingSlash(url)).toBe(expected);
  });
});
