import { entityNames } from '@ritmi/shared/domain/entities';
import cors from 'cors';
import express from 'express';
import helmet from 'helmet';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { entityRoutes } from './entities.js';
import type { VerifyToken } from './http/auth.js';
import { limitBodyTime } from './http/server.js';
import { answerErrors, notFound } from './http/errors.js';
import { healthRoutes } from './http/health.js';
import { logRequests } from './http/log.js';
import { quote } from './packages/quote.js';
import { createMetrics } from './metrics/routes.js';
import type { ListCache } from './http/listCache.js';
import { openApiRoute } from './http/openapi.js';
import { type Route, serve } from './http/route.js';
import type { Uploads } from './uploads/model.js';

export type Dependencies = {
  readonly verifyToken: VerifyToken;
  /** Rows that need what only the caller has, such as storage or the change feed. */
  readonly routes: readonly Route[];
  /** Keeps the files that come with forms. */
  readonly uploads: Uploads;
  /** What keeps public lists in memory; absent where nobody tells it of changes. */
  readonly lists?: ListCache;
  /** Whether everything that the API needs answers. */
  readonly isReady: () => Promise<boolean>;
  /** Address of the public site, where it is known. */
  readonly site?: string | undefined;
  readonly logger: Logger;
  /** Express's setting: whose forwarded address is believed. */
  readonly trustProxy: number | boolean | string[];
};

/** Every row of the API. */
export function routesOf({
  routes,
  uploads,
  isReady,
  site,
}: Pick<Dependencies, 'routes' | 'uploads' | 'isReady' | 'site'>): readonly Route[] {
  const rows = [
    ...healthRoutes(isReady, site),
    ...routes,
    ...entityNames.flatMap((name) => entityRoutes(name, uploads)),
    quote,
  ];
  return [...rows, openApiRoute(rows)];
}

/** The API, ready to listen. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { lists, logger } = dependencies;
  const app = express();
  const metrics = createMetrics();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', dependencies.trustProxy);
  app.use(logRequests(logger));
  app.use(metrics.measure);
  app.use(limitBodyTime());
  app.use(securityHeaders());
  app.use(
    cors({
      // The desktop app: a file, or its own scheme. Browsers on other origins come through the web server.
      origin: ['null', 'app://ritmi'],
      allowedHeaders: [
        'Authorization',
        'Content-Type',
        'If-Match',
        'If-None-Match',
        'Idempotency-Key',
        'Last-Event-ID',
      ],
      exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: 3600,
    }),
  );
  const routes = [...dependencies.routes, metrics.row];
  app.use(serve(routesOf({ ...dependencies, routes }), dependencies.verifyToken, lists));
  app.use(() => {
    throw notFound();
  });
  app.use(answerErrors);
  return (request, response) => {
    const status = lists?.answer(request, response) ?? null;
    if (status === null) {
      app(request, response);
      return;
    }
    const { method, url: path = '' } = request;
    metrics.count(path, status);
    logger.debug({ req: { method, path }, res: { status } }, 'request completed');
  };
}

function securityHeaders(): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Pages of another port and the desktop app show our files.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Whoever serves TLS in front decides about it.
    strictTransportSecurity: false,
  });
}
