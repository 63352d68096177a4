import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';
import { type WebEnv, trustedProxies } from './env.js';
import { health } from './health.js';
import type { Log } from './log.js';
import { answerText } from './answerText.js';
import { proxyApi } from './proxyApi.js';
import { setSecurityHeaders } from './securityHeaders.js';
import { siteFiles } from './siteFiles.js';

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
  app.set('trust proxy', trustedProxies(env.TRUST_PROXY));
  app.use(health(env.API_URL));
  app.use('/api', proxyApi('/api', { apiUrl: env.API_URL, log, stopping }));
  app.use('/uploads', proxyApi('/uploads', { apiUrl: env.API_URL, log, stopping }));
  app.use((request, response, next) => {
    setSecurityHeaders(request, response);
    next();
  });
  if (env.isDev) {
    const { createDevMiddleware } = await import('vike/server');
    const { devMiddleware } = await createDevMiddleware({
      root: fileURLToPath(new URL('..', import.meta.url)),
    });
    app.use(devMiddleware, devPages);
  } else {
    app.use(siteFiles());
  }
  app.use((_request, response) => answerText(response, { status: 404, text: 'Not found' }));
  return app;
}
