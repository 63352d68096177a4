import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Log } from './log.js';

type ProxyOptions = {
  readonly apiUrl: string;
  readonly log: Log;
  /** Ends the answers that would never end, such as the change feed. */
  readonly stopping?: AbortSignal;
  /** How long the API may send nothing before its health is checked, in ms. */
  readonly silenceMs?: number;
};

/** How long the API may take to answer its health check, in ms. */
const healthLimitMs = 4_000;

/** How long an idle connection stays open, in ms: less than the API keeps it. */
const idleMs = 2_000;

/**
 * The API on the site's own origin. It streams both ways and comes before any body parser, so that the
 * API refuses an upload before its body is read.
 * @param prefix where it is mounted; `/api` is ours alone, the API itself knows `/uploads`.
 */
export function proxyApi(prefix: '/api' | '/uploads', options: ProxyOptions): RequestHandler {
  const { apiUrl, log, stopping, silenceMs = 5_000 } = options;
  const calls = new WeakMap<IncomingMessage, ClientRequest>();
  // A read on an open connection that the API closed in that moment never reached it.
  const mayRepeat = (error: Error, request: IncomingMessage) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && 'code' in error && error.code === 'ECONNRESET' && calls.get(request)?.reusedSocket;
  };
  const proxy = createProxyMiddleware({
    // Without keep-alive, a client that still sends an upload that was refused would get a reset connection instead of
    // the 401 or 413.
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
    target: prefix === '/api' ? apiUrl : `${apiUrl}${prefix}`,
    xfwd: true,
    on: {
      proxyReq: (call, request) => {
        calls.set(request, call);
        giveUpOnFrozen(call, { apiUrl, silenceMs });
      },
      proxyRes: (answer, request, response) => {
        // The next page of a list, whose address the API knows without the prefix.
        if (prefix === '/api' && typeof answer.headers.link === 'string')
          answer.headers.link = answer.headers.link.replace('</', '</api/');
        // Set by drain.ts while this server stops; the API's own Connection header is not for the browser.
        if (response.getHeader('Connection') === 'close') answer.headers.connection = 'close';
        // Cut short, as when the API was killed: the reader must not wait for the rest.
        answer.once('close', () => {
          if (!answer.complete) response.destroy();
        });
        if (answer.headers['content-type']?.startsWith('text/event-stream')) endOn(stopping, response);
        if (request.complete) return;
        // Refused before its body came: the rest is read and dropped, or a client that sends it all first hangs.
        request.unpipe();
        request.resume();
        answer.once('end', () => answer.socket.destroy());
      },
      error: (error, request, response) => {
        if ('headersSent' in response && !response.headersSent && mayRepeat(error, request)) {
          void proxy(request, response);
          return;
        }
        // Its message names the API's address.
        log.warn({ code: 'code' in error ? error.code : undefined }, 'the API did not answer');
        request.unpipe();
        request.resume();
        answerUnavailable(response);
      },
    },
  });
  return (request, response, next) => {
    // Node has answered it already, and the proxy would emit no event for such a call.
    delete request.headers.expect;
    return proxy(request, response, next);
  };
}

/**
 * A call may take as long as it needs, such as a large upload, while the API answers its health check beside it; that
 * to a frozen API ends. Nothing is checked once the answer began: feeds and films may send nothing for long.
 */
function giveUpOnFrozen(call: ClientRequest, { apiUrl, silenceMs }: { apiUrl: string; silenceMs: number }) {
  let isWaiting = true;
  const timer = setInterval(() => {
    fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(healthLimitMs) })
      .then(({ body }) => body?.cancel())
      .catch((cause: unknown) => {
        // An API that refuses connections is stopping and ends its calls, or has ended and so has the call.
        const isFrozen = cause instanceof Error && cause.name === 'TimeoutError';
        if (isWaiting && isFrozen) call.destroy(new Error('the API is frozen', { cause }));
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

function answerUnavailable(response: ServerResponse | Socket): void {
  if (!('writeHead' in response) || response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' });
  response.end(JSON.stringify({ message: 'The server is not available' }));
}
