import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import { type WebEnv, trustedProxies } from './env.js';
import { health } from './health.js';
import type { Log } from './log.js';
import type { PageCache } from './page/pageCache.js';
import { pages } from './page/pages.js';
import { proxyApi } from './proxyApi.js';
import type { Render } from './page/renderPage.js';
import { securityHeaders } from './securityHeaders.js';
import { siteFiles } from './siteFiles.js';

type AppParts = {
  readonly env: WebEnv;
  readonly log: Log;
  readonly cache: PageCache;
  readonly render: Render;
};

/** The web server, not listening yet. */
export async function createApp({ env, log, cache, render }: AppParts): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  // Pages bring a tag of their own.
  app.set('etag', false);
  app.set('trust proxy', trustedProxies(env.TRUST_PROXY));
  app.use(health(env.API_URL));
  app.use(pinoHttp({ logger: log, useLevel: 'debug' }));
  app.use('/api', proxyApi('/api', { apiUrl: env.API_URL, log }));
  app.use('/uploads', proxyApi('/uploads', { apiUrl: env.API_URL, log }));
  app.use(securityHeaders());
  app.use(compression());
  app.use(siteFiles(env));
  if (env.isDev) {
    const { createDevMiddleware } = await import('vike/server');
    const { devMiddleware } = await createDevMiddleware({
      root: fileURLToPath(new URL('..', import.meta.url)),
    });
    app.use(devMiddleware);
  }
  app.use(pages({ env, cache, render, log }));
  return app;
}
