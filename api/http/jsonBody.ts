import express, { type RequestHandler, type Response } from 'express';
import { hasBody } from '@ritmi/shared/server/requests';
import { malformed, wrongMedia } from './errors.js';

/** Contract, wire format: JSON bodies over 2 MB are 413. */
const maxJsonBytes = 2 * 1024 * 1024;

const maxLevels = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parseJson = express.json({
  limit: maxJsonBytes,
  // The parser replaces an error that is thrown here, so an empty body is only noted, and refused below.
  verify: (_request, response, bytes) => {
    // The parser's types declare Node's response, but it is Express's.
    (response as Response).locals.isBodyEmpty = bytes.length === 0;
    utf8.decode(bytes);
  },
});

/**
 * Reads a JSON body. A request without a body counts as an empty object, unless it has a Content-Type: a client that died
 * while sending may leave a request whose body never arrived, which must not use up its Idempotency-Key.
 */
export const jsonBody: readonly RequestHandler[] = [
  (request, _response, next) => {
    if (hasBody(request) && !request.is('application/json'))
      throw wrongMedia('wrongMedia', 'The body must be JSON');
    // What some programs call UTF-8 is unknown to the parser.
    const { headers } = request;
    headers['content-type'] = headers['content-type']?.replace(/(charset="?)utf8\b/i, '$1utf-8');
    next();
  },
  parseJson,
  (request, response, next) => {
    const isUnsent = request.body === undefined && request.get('Content-Type') !== undefined;
    if (isUnsent || response.locals.isBodyEmpty === true) throw malformed('noJson', 'The JSON body is empty');
    if (isDeeperThan(request.body, maxLevels)) throw malformed('tooDeep', 'The body is nested too deeply');
    next();
  },
];

// Level by level instead of by recursion: a deep body must not overflow the stack.
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
  }
  return false;
}
