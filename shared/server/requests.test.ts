import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { hasBody, isKnown } from './requests.js';

test.each([
  [undefined, '"3"', false],
  ['"3"', undefined, false],
  ['"3"', '"3"', true],
  ['W/"3"', '"3"', true],
  ['"3"', 'W/"3"', true],
  ['"2", W/"3"', 'W/"3"', true],
  ['*', '"3"', true],
  ['"2","30"', '"3"', false],
  ['', '"3"', false],
])('If-None-Match: %s knows %s: %s', (ifNoneMatch, etag, known) => {
  expect(isKnown(ifNoneMatch, etag)).toBe(known);
});

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '7' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with %o has a body: %s', (headers, expected) => {
  expect(hasBody({ headers } as IncomingMessage)).toBe(expected);
});
