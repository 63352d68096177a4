import express, { type RequestHandler } from 'express';
import { malformed, wrongMedia } from './errors.js';

/** Contract, wire format: JSON bodies over 2 MB are 413. */
const maxJsonBytes = 2 * 1024 * 1024;

const deepestJson = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parseJson = express.json({
  limit: maxJsonBytes,
  verify: (_request, _response, bytes) => {
    if (bytes.length === 0) throw emptyBody();
    utf8.decode(bytes);
  },
});

const emptyBody = () => malformed('The JSON body is empty');

/**
 * Reads a JSON body. A call without a body counts as one with an empty object, unless it announces JSON: a client that
 * dies while it sends may leave a call whose body never came, which must not count as a write under its Idempotency-Key.
 */
export const jsonBody: readonly RequestHandler[] = [
  (request, _response, next) => {
    const hasBody =
      request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length')) > 0;
    if (hasBody && !request.is('application/json')) throw wrongMedia('The body must be JSON');
    next();
  },
  parseJson,
  (request, _response, next) => {
    if (request.body === undefined && request.get('Content-Type') !== undefined) throw emptyBody();
    if (isDeeperThan(request.body, deepestJson)) throw malformed('The body is nested too deeply');
    next();
  },
];

// Level by level instead of by recursion: a deep body must not overflow the stack.
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry as object) : [],
    );
  }
  return false;
}
