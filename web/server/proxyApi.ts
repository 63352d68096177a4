import { Agent, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Log } from './log.js';

type ProxyOptions = { readonly apiUrl: string; readonly log: Log };

/**
 * The API on the site's own origin. It streams both ways and stands before any body parser, so that the API
 * refuses an upload before its body is read.
 * @param prefix stripped from the path, such as `/api`; empty leaves the path as it is.
 */
export function proxyApi(prefix: '/api' | '/uploads', { apiUrl, log }: ProxyOptions): RequestHandler {
  return createProxyMiddleware({
    // On a connection that ends with its answer, whoever still sends an upload that was refused would meet a closed
    // door instead of the 401 or 413.
    agent: new Agent({ keepAlive: true }),
    target: prefix === '/api' ? apiUrl : `${apiUrl}${prefix}`,
    xfwd: true,
    on: {
      proxyRes: (answer, request) => {
        if (request.complete) return;
        // Refused before its body came: the rest is read and dropped here, or who sends it all first hangs.
        request.unpipe();
        request.resume();
        answer.once('end', () => answer.socket.destroy());
      },
      error: (error, _request, response) => {
        log.warn({ err: error }, 'the API did not answer');
        answerUnavailable(response);
      },
    },
  });
}

function answerUnavailable(response: ServerResponse | Socket): void {
  if (!('writeHead' in response)) {
    response.destroy();
    return;
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' });
  response.end(JSON.stringify({ message: 'The server is not available' }));
}
