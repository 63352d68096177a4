import { type Request, type Response, Router } from 'express';
import type { WebEnv } from '../env.js';
import type { Log } from '../log.js';
import type { Encoding } from './pageBody.js';
import type { PageCache, RenderedPage } from './pageCache.js';
import type { Render } from './renderPage.js';
import { contentSecurityPolicy } from '../securityHeaders.js';

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
        await send(request, response.set('X-Page-Cache', mark), { page, env });
      } else {
        await send(request, response.set('X-Page-Cache', 'miss'), { page: await renderNow(), env });
      }
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

/** The address without the slashes at its end, or null when it has none. A leading `//` or `/\\` would name another host. */
export function withoutTrailingSlash(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (path.length < 2 || !path.endsWith('/')) return null;
  const direct = `/${path.replace(/^[/\\]+|\/+$/g, '')}`;
  return query.length > 0 ? `${direct}?${query.join('?')}` : direct;
}

async function send(
  request: Request,
  response: Response,
  { page, env }: { readonly page: RenderedPage; readonly env: WebEnv },
): Promise<void> {
  const { body, headers, status } = page;
  const encoding = encodingFor(request);
  const bytes = await body.as(encoding);
  for (const [name, value] of headers) response.append(name, value);
  response
    .status(status)
    .vary('Accept-Encoding')
    .set('Cache-Control', 'public, max-age=0, must-revalidate')
    .set('ETag', body.etag)
    .set('Content-Security-Policy', contentSecurityPolicy(body.scriptHashes, env));
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (status === 503) response.set('Retry-After', '2');
  response.send(bytes);
}

// Smallest first, whatever the order in which a browser names them.
function encodingFor(request: Request): Encoding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}
