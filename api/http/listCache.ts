import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './log.js';
import { isKnown } from './etag.js';

type Kept = {
  readonly etag: string;
  /** Names and values in turns, as `writeHead` takes them fastest. */
  readonly headers: readonly string[];
  readonly bodyHeaders: readonly string[];
  readonly body: Buffer;
};

/** Keeps an answer that was read after `begin`, unless content changed since. */
export type Keep = (response: ServerResponse, value: unknown) => void;

// Each response has its own, or gets it from Node.
const ownHeaders = new Set(['x-request-id', 'connection']);

/**
 * Lists as callers without a token read them, encoded once and answered before Express (docs/decisions/080). They are
 * dropped by every write of this process before that write is answered, and by the change feed for writes of others.
 */
export class ListCache {
  readonly #kept = new Map<string, Kept>();
  readonly #isCurrent: () => boolean;
  #generation = 0;

  /** @param isCurrent whether changes by other processes are heard of at the moment */
  constructor(isCurrent: () => boolean) {
    this.#isCurrent = isCurrent;
  }

  /** Content changed, or may have changed. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
  }

  /** Answers when the list is kept; the status, or null when Express has to answer. */
  answer(request: IncomingMessage, response: ServerResponse): 200 | 304 | null {
    const kept = this.#kept.get(request.url ?? '');
    if (!kept || !isPlainRead(request) || !this.#isCurrent()) return null;
    const ownId = ['X-Request-Id', requestIdOf(request)];
    if (isKnown(request.headers['if-none-match'], kept.etag)) {
      response.writeHead(304, [...kept.headers, ...ownId]).end();
      return 304;
    }
    response.writeHead(200, [...kept.headers, ...kept.bodyHeaders, ...ownId]);
    response.end(kept.body);
    return 200;
  }

  /** Call it before the list is read; null for an answer that is not the same for everybody. */
  begin(request: IncomingMessage & { readonly originalUrl: string }): Keep | null {
    if (!isPlainRead(request) || request.originalUrl.includes('?')) return null;
    const generation = this.#generation;
    return (response, value) => {
      if (generation !== this.#generation) return;
      const body = Buffer.from(JSON.stringify(value));
      const headers = response
        .getHeaderNames()
        .filter((name) => !ownHeaders.has(name))
        .flatMap((name) => [name, String(response.getHeader(name))]);
      this.#kept.set(request.originalUrl, {
        etag: String(response.getHeader('ETag')),
        headers,
        bodyHeaders: [
          'Content-Type',
          'application/json; charset=utf-8',
          'Content-Length',
          String(body.length),
        ],
        body,
      });
    };
  }
}

/**
 * Whether the answer depends on nothing but the path. `Cache-Control: no-cache` asks for what the database has, unless
 * it is the one that `fetch` adds to every If-None-Match.
 */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    (headers['if-none-match'] !== undefined || !headers['cache-control']?.includes('no-cache')) &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0'
  );
}
