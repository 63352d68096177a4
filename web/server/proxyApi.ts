import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { ErrorBody } from '@ritmi/shared/domain/errors';
import { hasBody } from '@ritmi/shared/server/requests';
import { createProxyServer } from 'httpxy';
import type { ApiServers } from './apiServers.js';
import { CallPlaces } from './callPlaces.js';
import type { Log } from '@ritmi/shared/server/log';

type ProxyOptions = {
  readonly api: Pick<ApiServers, 'url' | 'count' | 'leave'>;
  readonly log: Log;
  /** Aborted when the server stops: ends responses that never end by themselves, such as the change feed. */
  readonly stopping?: AbortSignal;
  /** Time without a response after which the API's health is checked, in ms. */
  readonly silenceMs?: number;
  /** Time limit for the API's health check, in ms. */
  readonly healthLimitMs?: number;
};

/** A call that was sent for a request. */
type Sent = {
  readonly call: ClientRequest;
  /** The server that it was sent to. */
  readonly url: string;
  /** Calls that were sent for the request so far. */
  readonly times: number;
};

/** Health checks in a row without an answer after which the API counts as frozen: a single one may only be slow. */
const maxMissed = 2;

/** How long an idle connection to the API stays open, in ms; shorter than on the API's side. */
const idleMs = 2_000;

/**
 * The API on the site's own origin. It streams both ways and must come before any body parser, so that the API can
 * refuse an upload before its body is read.
 * @param prefix where it is mounted; the API itself has `/uploads`, but no `/api`
 */
export function proxyApi(prefix: '/api' | '/uploads', options: ProxyOptions): RequestHandler {
  const { api, log, stopping, silenceMs = 5_000, healthLimitMs = 4_000 } = options;
  const calls = new WeakMap<IncomingMessage, Sent>();
  const places = new CallPlaces();
  // A reused connection may be closed by the API at that moment; such a request never reached it and can be repeated.
  // With several servers a read is repeated on each of the others.
  const mayRepeat = (error: Error, request: IncomingMessage) => {
    const sent = calls.get(request);
    if (!sent) return false;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && 'code' in error && error.code === 'ECONNRESET' && sent.call.reusedSocket) return true;
    api.leave(sent.url);
    return isRead && sent.times < api.count;
  };
  const proxy = createProxyServer({
    // Without keep-alive, a client that is still sending a refused upload would see a connection reset instead of the 401
    // or 413.
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
  });
  const send = (request: IncomingMessage, response: ServerResponse) =>
    void proxy.web(request, response, { target: prefix === '/api' ? api.url : `${api.url}${prefix}` });
  proxy.on('proxyReq', (call, request) => {
    const { url } = api;
    calls.set(request, { call, url, times: (calls.get(request)?.times ?? 0) + 1 });
    // Without this the API would hear of an upload only with its first bytes, and a client that waits for the 401 or 413
    // before it sends them would wait for ever.
    if (hasBody(request)) {
      // For a body of unknown length the proxy asks the API to close the connection, see `agent`.
      call.setHeader('Connection', 'keep-alive');
      call.flushHeaders();
    }
    abortWhenFrozen(call, { apiUrl: url, silenceMs, healthLimitMs });
  });
  proxy.on('proxyRes', (answer, request, response) => {
    places.leave(request);
    if (prefix === '/api') addPrefix(answer);
    // Set by `drain`; the API's own Connection header must not override it.
    if (response.getHeader('Connection') === 'close') answer.headers.connection = 'close';
    // The API died in the middle of a response: the client must not wait for the rest.
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
    });
    if (answer.headers['content-type']?.startsWith('text/event-stream')) endOn(stopping, response);
    if (request.complete) return;
    // Refused before the whole body was sent: discards the rest, for clients that send everything before they read.
    request.unpipe();
    request.resume();
    answer.once('end', () => answer.socket.destroy());
  });
  proxy.on('error', (error, request, response) => {
    if (!request || !response || !('setHeader' in response)) return;
    if (!response.headersSent && mayRepeat(error, request)) {
      send(request, response);
      return;
    }
    // Without its message, which contains the API's address.
    log.warn({ code: 'code' in error ? error.code : undefined }, 'the API did not answer');
    request.unpipe();
    request.resume();
    answerUnavailable(response);
  });
  return (request, response) => {
    // Node has already answered it, and the proxy emits no event for requests that have it.
    delete request.headers.expect;
    addSender(request);
    // A body that is still arriving may take its sender any time, and must not take a place from others. Files are not
    // limited: many of a page may be made at their first request, which takes a while.
    if (prefix === '/uploads' || (hasBody(request) && !request.complete)) {
      send(request, response);
      return;
    }
    const begin = () => send(request, response);
    places.add(request, response, { begin, refuse: () => answerUnavailable(response) });
  };
}

/** Adds who sent a request, behind those whom it came through: the API counts them from the end. */
function addSender({ headers, socket }: IncomingMessage): void {
  const own = { for: socket.remoteAddress, proto: 'http' };
  for (const [name, value] of Object.entries(own)) {
    const given = headers[`x-forwarded-${name}`];
    headers[`x-forwarded-${name}`] =
      given === undefined ? String(value) : `${String(given)},${String(value)}`;
  }
  headers['x-forwarded-host'] ??= headers.host;
}

/** Addresses in an answer are those of the API, which has no prefix: of a list's next page, and of an upload that has begun. */
function addPrefix({ headers }: IncomingMessage): void {
  if (typeof headers.link === 'string') headers.link = headers.link.replace('</', '</api/');
  if (headers.location?.startsWith('/uploads/')) headers.location = `/api${headers.location}`;
}

/**
 * Aborts a call when the API is frozen. A slow call, such as a large upload, may take any time while the API answers
 * health checks. Once the response has started there are no checks: feeds and videos may be silent for long.
 */
function abortWhenFrozen(
  call: ClientRequest,
  {
    apiUrl,
    silenceMs,
    healthLimitMs,
  }: Record<'silenceMs' | 'healthLimitMs', number> & { readonly apiUrl: string },
) {
  let isWaiting = true;
  let missed = 0;
  const timer = setInterval(() => {
    fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(healthLimitMs) })
      .then(({ body }) => {
        missed = 0;
        return body?.cancel();
      })
      .catch((cause: unknown) => {
        // An API that refuses connections is stopping or has stopped, and its calls end by themselves.
        const isFrozen = cause instanceof Error && cause.name === 'TimeoutError';
        missed += isFrozen ? 1 : 0;
        if (isWaiting && missed >= maxMissed) call.destroy(new Error('the API is frozen', { cause }));
      });
  }, silenceMs);
  const stop = () => {
    isWaiting = false;
    clearInterval(timer);
  };
  call.once('response', stop).once('close', stop);
}

function endOn(signal: AbortSignal | undefined, response: ServerResponse): void {
  const end = () => response.end();
  signal?.addEventListener('abort', end);
  response.once('close', () => signal?.removeEventListener('abort', end));
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' });
  const body: ErrorBody = { code: 'unavailable', message: 'The server is not available' };
  response.end(JSON.stringify(body));
}
