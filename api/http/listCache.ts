import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { requestIdOf } from './log.js';
import { isKnown } from './etag.js';

type CachedAnswer = {
  readonly etag: string;
  /** Alternating names and values, the form that `writeHead` handles fastest. */
  readonly headers: readonly string[];
  readonly bodyHeaders: readonly string[];
  readonly body: Buffer;
};

/** Caches a response, unless content changed since `begin`. */
export type Save = (response: ServerResponse, value: unknown) => void;

// Different for each response, or set by Node.
const ownHeaders = new Set(['x-request-id', 'connection']);

/** Enough for all lists and their pages; a single list that is larger is not cached. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Lists and pages of them as callers without a token read them, encoded once and sent before Express
 * (docs/decisions/080). Every write of this process clears the cache before its response is sent; for writes of other
 * processes the change feed does.
 */
export class ListCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 4_096,
  });
  readonly #totals = new Map<string, number>();
  #generation = 0;

  /** @param isCurrent whether the feed reports changes by other processes at the moment */
  constructor(private readonly isCurrent: () => boolean) {}

  /** Content changed, or may have changed. */
  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#totals.clear();
  }

  /** How many documents a collection has. Counted once between changes, because that takes longer than reading a page. */
  async totalOf(collection: string, count: () => Promise<number>): Promise<number> {
    const known = this.#totals.get(collection);
    if (known !== undefined && this.isCurrent()) return known;
    const generation = this.#generation;
    const total = await count();
    if (generation === this.#generation) this.#totals.set(collection, total);
    return total;
  }

  /** Sends the list when it is cached and returns the status, or null when Express has to handle the request. */
  answer(request: IncomingMessage, response: ServerResponse): 200 | 304 | null {
    const cached = this.#answers.get(request.url ?? '');
    if (!cached || !isPlainRead(request) || !this.isCurrent()) return null;
    const ownId = ['X-Request-Id', requestIdOf(request)];
    if (isKnown(request.headers['if-none-match'], cached.etag)) {
      response.writeHead(304, [...cached.headers, ...ownId]).end();
      return 304;
    }
    response.writeHead(200, [...cached.headers, ...cached.bodyHeaders, ...ownId]);
    response.end(cached.body);
    return 200;
  }

  /** Call it before the list is read. Null when the response is not the same for everybody. */
  begin(request: IncomingMessage & { readonly originalUrl: string }): Save | null {
    if (!isPlainRead(request)) return null;
    const generation = this.#generation;
    return (response, value) => {
      if (generation !== this.#generation) return;
      const body = Buffer.from(JSON.stringify(value));
      const headers = response
        .getHeaderNames()
        .filter((name) => !ownHeaders.has(name))
        .flatMap((name) => [name, String(response.getHeader(name))]);
      this.#answers.set(request.originalUrl, {
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
 * Whether the response depends on the URL alone. `Cache-Control: no-cache` asks for what the database has, except beside
 * If-None-Match, to which `fetch` always adds it.
 */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers.prefer === undefined &&
    (headers['if-none-match'] !== undefined || !headers['cache-control']?.includes('no-cache')) &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0'
  );
}
