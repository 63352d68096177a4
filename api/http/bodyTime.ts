import type { Request, RequestHandler, Response } from 'express';

/** Within which the body of a call comes whole, unless it is an upload. */
const bodyMs = 30_000;

/** What an upload brings at least, in bytes a second; looked at each time as many ms have passed as `bodyMs`. */
const leastRate = 8 * 1024;

/**
 * Ends requests whose body comes too slowly: an upload may take as long as it likes as long as its bytes keep coming.
 */
export function limitBodyTime(windowMs = bodyMs): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) watch(request, response, windowMs);
    next();
  };
}

function watch(request: Request, response: Response, windowMs: number): void {
  const { socket } = request;
  const leastBytes = request.is('multipart/form-data') ? (leastRate * windowMs) / 1000 : Infinity;
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - read;
    read = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    // While we do not read it ourselves, it is not the sender who is slow.
    else if (came < leastBytes && !request.isPaused()) refuse(request, response);
  }, windowMs);
  request.once('close', () => clearInterval(timer));
}

function hasBody(request: Request): boolean {
  return request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length')) > 0;
}

function refuse(request: Request, response: Response): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.status(408).set({ Connection: 'close', 'Cache-Control': 'no-store' });
  response.json({ message: 'The request came too slowly' });
}
