import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.js';
import { readEnv } from '../env.js';
import { createLog } from '../log.js';
import { PageBody } from './pageBody.js';
import { PageCache } from './pageCache.js';
import { withoutTrailingSlash } from './pages.js';

let server: Server;
let origin: string;

beforeAll(async () => {
  // Nothing listens on port 9 of this machine: the API is away.
  const env = readEnv({ API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
  const cache = new PageCache({ isOn: true });
  cache.setConnected(true);
  const app = await createApp({
    env,
    log: createLog('silent'),
    cache,
    render: async ({ url }) => ({
      status: url === '/away' ? 503 : 200,
      headers: [['Content-Type', 'text/html; charset=utf-8']],
      body: new PageBody(`<script nonce="n1">go()</script><script>stolen()</script>${url}`, 'n1'),
      isWhole: url !== '/away',
      mayGoStale: url !== '/away',
    }),
  });
  server = await new Promise((settle) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => settle(listening));
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((settle) => server.close(settle)));

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...options });
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
  it('says what a browser may do with it and nothing of what serves it', async () => {
    const { headers } = await ask('/one');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('cache-control')).toContain('max-age=0');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('is never kept when it has a query', async () => {
    await ask('/one?a=1');
    expect((await ask('/one?a=1')).headers.get('x-page-cache')).toBe('miss');
  });

  // spec: contract.loads.project
  it('asks to come back when its load failed', async () => {
    const answer = await ask('/away');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  // spec: contract.html.methods
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect((await ask('/one', { method })).status).toBe(405);
  });

  // spec: contract.html.methods
  it('stands without the slash at its end', async () => {
    const answer = await ask('/one/?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/one?a=1']);
  });
});

describe('what is no page', () => {
  // spec: contract.html.file
  it('is a plain 404 for a missing file', async () => {
    const answer = await ask('/missing.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('is a JSON 503 while the API is away', async () => {
    const answer = await ask('/api/services');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toEqual({ message: 'The server is not available' });
  });

  // spec: contract.health
  it('tells that the process is up, and that it is not ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });

  it('lists the fixed pages in both languages while the API is away', async () => {
    const text = await (await ask('/sitemap.xml')).text();
    expect(text).toContain('/sherbime</loc>');
    expect(text).toContain('/en/sherbime</loc>');
    expect(text).not.toMatch(/admin|login/);
    expect(await (await ask('/robots.txt')).text()).toContain('/sitemap.xml');
  });
});

describe('the address without the slash at its end', () => {
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
