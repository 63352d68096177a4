import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '@ritmi/shared/server/log';
import { pinoHttp } from 'pino-http';

const plainId = /^[\w-]{8,64}$/;

/** The id that the caller gave, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID();
}

/** Logs one line for each request with its id, without headers, which contain tokens. */
export function logRequests(logger: Log): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (response.statusCode >= 500 || error) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    // answerErrors has logged the thrown error; pino-http would log a second one made from the status.
    customErrorObject: (_request, response) => ({ res: response }),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}
