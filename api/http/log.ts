import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

export function createLogger(level: string): Logger {
  return pino({ level, base: { program: 'api' } });
}

const plainId = /^[\w-]{8,64}$/;

/** A line a request with its id; headers stay out of the log because they carry tokens. */
export function logRequests(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && plainId.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (response.statusCode >= 500 || error) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    // answerErrors has said why, with the error that was thrown instead of one that pino makes of the status.
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
