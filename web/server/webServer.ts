import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReadCache } from '@ritmi/shared/client/request';
import { Connections } from '@ritmi/shared/server/connections';
import { Leaving } from '@ritmi/shared/server/leaving';
import { hasBody } from '@ritmi/shared/server/requests';
import { Turns } from '@ritmi/shared/server/turns';
import { answerBusy, answerText } from './answerText.js';
import { createApp } from './app.js';
import type { WebEnv } from './env.js';
import { createPageForms } from './forms/pageForms.js';
import type { Log } from '@ritmi/shared/server/log';
import type { PageCache } from './page/pageCache.js';
import { createFindKnown } from './page/knownIds.js';
import { createFindAddress, createPlaceOf, previewPlace } from './page/ownAddresses.js';
import { type PageAddress, type PageRoute, PageRoutes, unknownPage } from './page/pageRoutes.js';
import { createPages } from './page/pages.js';
import { createIsPreviewOf, previewIn } from './page/previews.js';
import { createShareDrawer, readSharePath } from './page/sharePicture.js';
import type { Render } from './page/renderPage.js';
import { readTarget, type RequestTarget, withoutTrailingSlash } from './page/requestTarget.js';
import { builtPaths } from './siteFiles.js';
import { crawlerFiles } from './sitemap.js';

type ServerParts = {
  readonly env: WebEnv;
  readonly log: Log;
  readonly cache: PageCache;
  readonly render: Render;
  readonly routes: readonly PageRoute[];
  /** Answers of the API that are current. */
  readonly answers?: ReadCache;
  /** Where requests wait that are not answered from memory. */
  readonly turns?: Turns;
  /** Refuses health checks before the server stops. */
  readonly leaving?: Leaving;
  readonly stopping: AbortSignal;
};

/** How long a client may keep sending a body after its request was answered, in ms. */
const lingerMs = 30_000;

/** The paths that only Express answers: the API and health checks. */
const isForApp = /^\/(?:(?:api|uploads)(?:\/|$)|(?:health|ready)z$)/i;

/** Answered even while others wait: the supervisor replaces a server that does not answer it. */
const healthPath = '/healthz';

/** Paths that look like a file are never pages. */
const isFileName = /\.[a-z0-9]{2,5}$/i;

/**
 * Creates the web server, not listening yet. It answers pages before Express: a cached page costs about as much as a
 * file from a bare HTTP server (docs/decisions/034).
 */
export async function createWebServer(parts: ServerParts): Promise<Server> {
  const { env, log, cache, stopping, turns = new Turns(), leaving = new Leaving() } = parts;
  const files = crawlerFiles(env);
  const render: Render = (address, only) => files[address.url]?.() ?? parts.render(address, only);
  const draw = createShareDrawer(env.api);
  const findKnown = createFindKnown(env.api);
  const placeOf = createPlaceOf(createFindAddress(env.api, parts.answers));
  const isPreviewOf = createIsPreviewOf(env.api);
  const pages = createPages({ cache, render, draw, findKnown, isPreviewOf, hasEdge: env.hasEdge, log });
  const routes = new PageRoutes(parts.routes);
  const forms = createPageForms({ api: env.api, routes, answerAlone: pages.answerAlone, log });
  const built = builtPaths();
  const isKept = (path: string) => env.ASSETS_DIR !== undefined && path.startsWith('/assets/');
  const app = await createApp({
    env,
    log,
    stopping,
    devPages: (request, response) => {
      const { originalUrl: url, path } = request;
      const address = { url, isFixed: false, status: 200, missing: unknownPage(path) } as const;
      return pages.answer({ address }, request, response);
    },
  });

  /** Answers at once what costs nothing. */
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    if (isRead(request) && pages.answerFromCache(url, request, response)) return;
    if (leaving.refuses(request)) answerText(response, 503, 'The server is stopping');
    else if (url === healthPath) app(request, response);
    else if (!turns.add(unlessGone(response, () => handleOther(request, response)))) answerBusy(response);
  };

  const handleOther = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    const target = readTarget(url);
    if (target === 414) answerText(response, 414, 'The address is too long');
    else if (isForApp.test(url.split('?', 1)[0] ?? '')) app(request, response);
    else if (target === 400) answerText(response, 400, 'The address cannot be read');
    else if (request.method === 'POST' && forms.answer(target.path, request, response)) return;
    else if (!isRead(request))
      answerText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed');
    else {
      const redirect = withoutTrailingSlash(url);
      const share = readSharePath(target.path);
      const preview = previewIn(target.query);
      const address = Object.hasOwn(files, target.path)
        ? ({ url: target.path, isFixed: true, status: 200 } as const)
        : routes.find({ ...target, path: share?.page ?? target.path });
      const isSure = address === 414 || (address.status === 200 && !address.own);
      const near = share || isSure ? null : routes.near(target.path);
      if (redirect) answerText(response.setHeader('Location', redirect), 308, 'Moved');
      else if (env.isDev || built.has(target.path) || isKept(target.path)) app(request, response);
      else if (address === 414) answerText(response, 414, 'The address is too long');
      else if (near) answerText(response.setHeader('Location', withQuery(near, target)), 308, 'Moved');
      else if (!share && address.status === 404 && isFileName.test(target.path))
        answerText(response, 404, 'Not found');
      else {
        const answer = (page: PageAddress) =>
          preview === null && !page.isSecret
            ? pages.answer({ address: page, share: share?.hash }, request, response)
            : pages.answerAlone({ address: page, preview: preview ?? undefined }, request, response);
        const place =
          preview === null || !address.own ? placeOf(address, target.path) : previewPlace(target.path);
        void place.then(({ page, movedTo }) => {
          if (movedTo === null || share) return answer(page);
          answerText(response.setHeader('Location', withQuery(movedTo, target)), 308, 'Moved');
        });
      }
    }
  };

  const server = createServer((request, response) => {
    if (hasBody(request)) endSlowBody(request, response);
    if (log.isLevelEnabled('debug')) logAnswer(log, request, response);
    handle(request, response);
  });
  new Connections(server);
  turns.watch(server);
  // Uploads may take any time; the API ends those that are too slow. Headers may not.
  server.requestTimeout = 0;
  server.headersTimeout = 15_000;
  // Longer than Caddy keeps them in scripts/containers/Caddyfile, and not left to Node's version.
  server.keepAliveTimeout = 5_000;
  return server;
}

const unlessGone = (response: ServerResponse, answer: () => void) => () => {
  if (!response.destroyed) answer();
};

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function withQuery(path: string, { query }: RequestTarget): string {
  return query === '' ? encodeURI(path) : `${encodeURI(path)}?${query}`;
}

function endSlowBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

// Without query and headers, which contain tokens and addresses.
function logAnswer(log: Log, { method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const durationMs = Math.round(performance.now() - startedAt);
    log.debug({ method, path: url.split('?', 1)[0], status: response.statusCode, durationMs }, 'answered');
  });
}
