import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { requestIdOf } from './log.js';
import { isKnown } from './etag.js';

type CachedAnswer = {
  readonly etag: string;
  /** Names and values in alternation, which `writeHead` takes fastest. */
  readonly headers: readonly string[];
  readonly bodyHeaders: readonly string[];
  readonly body: Buffer;
};

/** Caches an answer that was read after `begin`, unless content changed since. */
export type Save = (response: ServerResponse, value: unknown) => void;

// Each response has its own, or gets it from Node.
const ownHeaders = new Set(['x-request-id', 'connection']);

/** Enough for all lists and their parts; a list that is larger by itself is not cached. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Lists and parts of them as callers without a token read them, encoded once and answered before Express
 * (docs/decisions/080). Every write of this process drops them before it is answered, and the change feed does for writes
 * of others.
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

  /** How many documents a collection has, counted once between two changes: that takes longer than a page of it. */
  async totalOf(collection: string, count: () => Promise<number>): Promise<number> {
    const known = this.#totals.get(collection);
    if (known !== undefined && this.isCurrent()) return known;
    const generation = this.#generation;
    const total = await count();
    if (generation === this.#generation) this.#totals.set(collection, total);
    return total;
  }

  /** Answers when the list is cached; the status, or null when Express has to answer. */
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

  /** Call it before the list is read; null for an answer that is not the same for everybody. */
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
 * Whether the answer depends on nothing but the address. `Cache-Control: no-cache` asks for what the database has, unless
 * it is the one that `fetch` adds to every If-None-Match.
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
