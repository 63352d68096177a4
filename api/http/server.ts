import { createServer, type RequestListener } from 'node:http';
import { drain } from '@ritmi/shared/server/drain';
import { hasBody } from '@ritmi/shared/server/requests';
import type { RequestHandler } from 'express';
import { tooSlow } from './errors.js';

const timeouts = {
  // `limitBodyTime` limits bodies instead: Node's own limit would end long uploads.
  requestTimeout: 0,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Serves requests at an address. @throws when it is taken. */
export async function listen(handle: RequestListener, { host, port }: { host: string; port: number }) {
  const server = createServer(timeouts, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    /** Accepts no new connections and waits for running requests, for at most `limitMs`. */
    drain: (limitMs: number) => drain(server, limitMs),
  };
}

/** Time limit for a body that is not an upload. */
const bodyMs = 30_000;

/** Minimum rate of an upload in bytes a second, checked every `bodyMs`. */
const minRate = 8 * 1024;

/** Ends requests whose body arrives too slowly. An upload may take any time while its bytes keep arriving. */
export function limitBodyTime(windowMs = bodyMs): RequestHandler {
  return (request, _response, next) => {
    next();
    if (!hasBody(request)) return;
    const { socket } = request;
    const minBytes = request.is('multipart/form-data') ? (minRate * windowMs) / 1000 : Infinity;
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (request.complete) clearInterval(timer);
      // While reading is paused, the sender is not the slow one.
      else if (came < minBytes && !request.isPaused()) next(tooSlow());
    }, windowMs);
    request.once('close', () => clearInterval(timer));
  };
}
