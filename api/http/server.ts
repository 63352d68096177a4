import { exportType } from '@ritmi/shared/domain/contentFiles';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { ErrorBody } from '@ritmi/shared/domain/errors';
import { Connections } from '@ritmi/shared/server/connections';
import { drain } from '@ritmi/shared/server/drain';
import { Leaving } from '@ritmi/shared/server/leaving';
import { hasBody } from '@ritmi/shared/server/requests';
import { backlog, Turns } from '@ritmi/shared/server/turns';
import type { RequestHandler } from 'express';
import { tooSlow } from './errors.js';
import { answerUnreadable } from './unreadable.js';

const timeouts = {
  // `limitBodyTime` limits bodies instead: Node's own limit would end long uploads.
  requestTimeout: 0,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** What refuses an upload whose bytes are still arriving. */
const refusals = new WeakMap<IncomingMessage, () => void>();

/** `refuse` is called when the server stops before the body has arrived. It must answer at once and go on reading. */
export function onStop(request: IncomingMessage, refuse: () => void): void {
  refusals.set(request, refuse);
}

/** Serves requests at an address. @throws when it is taken. */
export async function listen(handle: RequestListener, { host, port }: { host: string; port: number }) {
  const turns = new Turns();
  const leaving = new Leaving();
  const server = createServer(timeouts, (request, response) => {
    if (leaving.refuses(request)) answerBusy(response, 'The server is stopping');
    // At once: the supervisor replaces a server that does not answer it.
    else if (request.url === '/healthz') handle(request, response);
    else {
      const isTaken = turns.add(() => {
        if (!response.destroyed) handle(request, response);
      });
      if (!isTaken) answerBusy(response);
    }
  });
  const { unsent: running } = new Connections(server);
  turns.watch(server);
  answerUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host, backlog }, resolve);
  });
  /** A client that reused such a connection would meet its end. */
  const closeRunning = () => {
    for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    /** Still takes requests, until balancers have learned that the server is about to stop. */
    leave(): Promise<void> {
      closeRunning();
      return leaving.leave(server);
    },
    /**
     * Accepts no new connections and waits for running requests, for at most `limitMs`. Uploads that are still arriving
     * after `refuseMs` are refused, so that their senders get a whole answer before the connection closes.
     */
    async drain(limitMs: number, refuseMs: number): Promise<void> {
      closeRunning();
      const refusal = setTimeout(() => {
        for (const response of running) refuseUpload(response);
      }, refuseMs);
      await drain(server, limitMs);
      clearTimeout(refusal);
    },
  };
}

function answerBusy(response: ServerResponse, message = 'The server is busy, try again in a moment'): void {
  const body: ErrorBody = { code: 'unavailable', message };
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '2' });
  response.end(JSON.stringify(body));
}

function refuseUpload(response: ServerResponse): void {
  const refuse = refusals.get(response.req);
  if (!refuse || response.req.complete || response.headersSent) return;
  // Closing while bytes arrive would reset the connection before the answer is read; once they end it is idle and swept.
  response.removeHeader('Connection');
  refuse();
}

/** Time limit for a body that is not an upload. */
const bodyMs = 30_000;

/** Bodies that are uploads: forms, the parts of resumable ones, and exports of content. */
const uploadTypes = ['multipart/form-data', 'application/offset+octet-stream', exportType];

/** Minimum rate of an upload in bytes a second, checked every `bodyMs`. */
const minRate = 8 * 1024;

/**
 * Ends requests whose body arrives too slowly. An upload may take any time while its bytes keep arriving. One that was
 * refused meanwhile has no answer any more, only its connection.
 */
export function limitBodyTime(windowMs = bodyMs): RequestHandler {
  return (request, response, next) => {
    next();
    if (!hasBody(request)) return;
    const { socket } = request;
    const minBytes = request.is(uploadTypes) ? (minRate * windowMs) / 1000 : Infinity;
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (request.complete) return stop();
      // While reading is paused, the sender is not the slow one.
      if (came >= minBytes || request.isPaused()) return;
      stop();
      if (response.headersSent) socket.destroy();
      else next(tooSlow());
    }, windowMs);
    const stop = () => {
      clearInterval(timer);
      for (const each of [request, socket]) each.off('close', stop);
    };
    // A request that was answered before its body came is not told of the end of its connection.
    for (const each of [request, socket]) each.once('close', stop);
  };
}
