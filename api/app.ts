import { entityNames } from '@ritmi/shared/domain/entities';
import cors from 'cors';
import express from 'express';
import helmet from 'helmet';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { z } from 'zod';
import { availability } from './bookings/availability.js';
import { calendarRoutes } from './bookings/calendar.js';
import { figuresRoute } from './bookings/figures.js';
import { holidaysRoute } from './bookings/holidays.js';
import { isDatabaseReady } from './db/connect.js';
import { collections, entityRoutes } from './entities.js';
import type { VerifyToken } from './http/auth.js';
import { limitBodyTime } from './http/server.js';
import { answerErrors, notFound, unavailable } from './http/errors.js';
import { logRequests } from './http/log.js';
import { quote } from './packages.js';
import { addReadiness, createMetrics } from './http/metrics.js';
import { mailRoutes } from './mail/routes.js';
import { peopleRoutes } from './people/routes.js';
import { pushRoutes } from './push/routes.js';
import { previewRoutes } from './previews.js';
import { countOverdue } from './publishing.js';
import { scheduleRoutes } from './schedule.js';
import { addTaskMetrics, taskRoutes } from './tasks/routes.js';
import type { ListCache } from './http/listCache.js';
import { openApiRoute } from './http/openapi.js';
import { type Route, route, serve } from './http/route.js';
import { announceTus, tusHeaders } from './uploads/resumable/routes.js';
import type { FormUploads, Uploads } from './uploads/uploads.js';

export type Dependencies = {
  readonly verifyToken: VerifyToken;
  /** Routes that need what only the caller has, such as storage or the change feed. */
  readonly routes: readonly Route[];
  /** Stores the files that come with forms. */
  readonly uploads: FormUploads & Pick<Uploads, 'isReady' | 'maxBytes'>;
  /** Caches public lists; absent where nothing notifies it of changes. */
  readonly lists?: ListCache;
  /** Address of the public site, where it is known. */
  readonly site?: string | undefined;
  readonly logger: Logger;
  /** Express's 'trust proxy': whose forwarded addresses are trusted. */
  readonly trustProxy: number | boolean | string[];
};

export function routesOf({
  routes,
  uploads,
  site,
}: Pick<Dependencies, 'routes' | 'uploads' | 'site'>): readonly Route[] {
  const all = [
    ...healthRoutes(site, uploads),
    ...routes,
    ...entityNames.flatMap((name) => entityRoutes(name, uploads)),
    quote,
    availability,
    figuresRoute,
    holidaysRoute,
    ...calendarRoutes(site),
    ...taskRoutes(),
    ...scheduleRoutes(collections),
    ...previewRoutes(site),
    ...mailRoutes(),
    ...pushRoutes(),
    ...peopleRoutes(),
  ];
  return [...all, openApiRoute(all)];
}

const partState = z.enum(['ok', 'down']);

const stateOf = (isThere: boolean): z.output<typeof partState> => (isThere ? 'ok' : 'down');

function healthRoutes(site: string | undefined, uploads: Pick<Uploads, 'isReady'>): readonly Route[] {
  const state = z.object({ status: z.literal('ok') });
  const common = { method: 'get', access: 'open' } as const;
  return [
    route({
      ...common,
      path: '/healthz',
      summary: 'Whether the process is up',
      answer: state,
      handle: async () => ({ body: { status: 'ok' } }),
    }),
    route({
      ...common,
      path: '/readyz',
      summary: 'Whether the process, its database and the storage of files are ready',
      // `site` is the public site, for clients that know only the API's address.
      answer: state.extend({ site: z.string().optional() }),
      otherAnswers: {
        503: z.object({ status: z.literal('unavailable'), database: partState, storage: partState }),
      },
      handle: async () => {
        const [database, storage] = await Promise.all([isDatabaseReady(), uploads.isReady()]);
        if (database && storage) return { body: { status: 'ok', site } };
        const { status, headers } = unavailable();
        return {
          status,
          headers,
          body: { status: 'unavailable', database: stateOf(database), storage: stateOf(storage) },
        };
      },
    }),
  ];
}

export function createApp(dependencies: Dependencies): RequestListener {
  const { lists, logger } = dependencies;
  const app = express();
  const metrics = createMetrics();
  const { uploads } = dependencies;
  addReadiness(metrics.registry, { database_up: isDatabaseReady, storage_up: () => uploads.isReady() });
  addTaskMetrics(metrics.registry, () => countOverdue(collections));
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', dependencies.trustProxy);
  app.use(logRequests(logger));
  app.use(metrics.measure);
  app.use(limitBodyTime());
  app.use(securityHeaders());
  app.use(announceTus(uploads.maxBytes));
  app.use(
    cors({
      // The desktop app's pages, from a file or from its own scheme. Browsers reach the API through the web server.
      origin: ['null', 'app://ritmi'],
      allowedHeaders: [
        'Authorization',
        'Content-Type',
        'If-Match',
        'If-None-Match',
        'Idempotency-Key',
        'Last-Event-ID',
        'Prefer',
        ...tusHeaders.sent,
      ],
      exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count', ...tusHeaders.read],
      maxAge: 3600,
    }),
  );
  const routes = [...dependencies.routes, metrics.route];
  app.use(serve(routesOf({ ...dependencies, routes }), dependencies.verifyToken, lists));
  app.use(() => {
    throw notFound();
  });
  app.use(answerErrors);
  return (request, response) => {
    const sent = lists?.answer(request, response) ?? null;
    if (sent === null) {
      app(request, response);
      return;
    }
    const { path, status } = sent;
    metrics.count(path, status);
    logger.debug({ req: { method: request.method, path }, res: { status } }, 'request completed');
  };
}

function securityHeaders(): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Pages on another port and the desktop app show uploaded files.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Left to the proxy that terminates TLS.
    strictTransportSecurity: false,
  });
}
