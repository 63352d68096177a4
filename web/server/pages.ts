import { randomBytes } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import type { WebEnv } from './env.js';
import type { Log } from './log.js';
import type { PageCache, RenderedPage } from './pageCache.js';
import type { Render } from './renderPage.js';
import { contentSecurityPolicy } from './securityHeaders.js';

type PagesParts = {
  readonly env: WebEnv;
  readonly cache: PageCache;
  readonly render: Render;
  readonly log: Log;
};

/** Every address that is no file: rendered, or from the cache, with a policy of its own. */
export function pages({ env, cache, render, log }: PagesParts): Router {
  const router = Router();
  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
      return;
    }
    const direct = withoutTrailingSlash(request.originalUrl);
    if (direct) {
      response.redirect(308, direct);
      return;
    }
    const { originalUrl: url, headers } = request;
    const renderNow = () => render({ url, headers });
    try {
      if (isCacheable(request)) {
        const { page, mark } = await cache.answer(request.path, renderNow);
        send(response.set('X-Page-Cache', mark), page, env);
      } else send(response.set('X-Page-Cache', 'miss'), await renderNow(), env);
    } catch (error) {
      log.error({ err: error, url }, 'page failed');
      response.status(500).type('text/plain').send('Something went wrong');
    }
  });
  return router;
}

// A query may hold anything, so such pages are never kept.
function isCacheable({ originalUrl, path }: Request): boolean {
  return !originalUrl.includes('?') && !path.endsWith('.json');
}

/** The address without the slashes at its end, or null when it has none. A leading `//` would name another host. */
export function withoutTrailingSlash(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (path.length < 2 || !path.endsWith('/')) return null;
  const direct = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return query.length > 0 ? `${direct}?${query.join('?')}` : direct;
}

function send(response: Response, page: RenderedPage, { analyticsId, isDev }: WebEnv): void {
  const nonce = randomBytes(16).toString('base64url');
  for (const [name, value] of page.headers) response.append(name, value);
  response
    .status(page.status)
    .vary('Accept-Encoding')
    .set('Cache-Control', 'public, max-age=0, must-revalidate')
    .set('Content-Security-Policy', contentSecurityPolicy(nonce, { analytics: analyticsId !== '', isDev }));
  if (page.status === 503) response.set('Retry-After', '2');
  response.send(page.html.replaceAll(page.nonce, nonce));
}
