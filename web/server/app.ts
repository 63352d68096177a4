import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';
import type { WebEnv } from './env.js';
import type { Log } from '@ritmi/shared/server/log';
import { answerText } from './answerText.js';
import { proxyApi } from './proxyApi.js';
import { securityHeaders } from './securityHeaders.js';
import { siteFiles } from './siteFiles.js';

/** Time limit for the API's readiness check, in ms. */
const readyLimitMs = 2_000;

type AppParts = {
  readonly env: WebEnv;
  readonly log: Log;
  /** Aborted when the server stops: ends responses that never end by themselves, such as the change feed. */
  readonly stopping: AbortSignal;
  /** Answers pages in development, behind Vite. */
  readonly devPages: RequestHandler;
};

/** Everything but pages: the API on this origin, health checks and files. */
export async function createApp({ env, log, stopping, devPages }: AppParts): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const signal = AbortSignal.timeout(readyLimitMs);
    const answer = await fetch(`${env.api.url}/readyz`, { signal }).catch(() => null);
    response.set('Cache-Control', 'no-store');
    if (answer?.ok) response.json({ status: 'ready' });
    else response.status(503).json({ status: 'not ready' });
  });
  for (const prefix of ['/api', '/uploads'] as const) {
    app.use(prefix, proxyApi(prefix, { api: env.api, log, stopping }));
  }
  app.use((_request, response, next) => {
    response.setHeaders(securityHeaders);
    next();
  });
  if (env.isDev) {
    const { createDevMiddleware } = await import('vike/server');
    const { devMiddleware } = await createDevMiddleware({
      root: fileURLToPath(new URL('..', import.meta.url)),
    });
    app.use(devMiddleware, devPages);
  } else {
    app.use(siteFiles(env.ASSETS_DIR));
  }
  app.use((_request, response) => answerText(response, 404, 'Not found'));
  return app;
}
