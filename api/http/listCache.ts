import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, stringify } from 'node:querystring';
import { ContentClock } from '@ritmi/shared/domain/time/contentClock';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { previewHeader } from '@ritmi/shared/domain/publishing/previews';
import { hasBody, isKnown } from '@ritmi/shared/server/requests';
import { LRUCache } from 'lru-cache';
import { requestIdOf } from './log.js';

/** A list that may be cached. */
type ListRoute = {
  readonly path: string;
  /** The query parameters that it reads. */
  readonly parameters: readonly string[];
  /** The entities whose documents it contains. */
  readonly content: readonly EntityName[];
};

type CachedAnswer = {
  readonly route: ListRoute;
  /** From when its content is, by the cache's clock. */
  readonly since: number;
  readonly etag: string;
  /** Alternating names and values, the form that `writeHead` handles fastest. */
  readonly headers: readonly string[];
  readonly bodyHeaders: readonly string[];
  readonly body: Buffer;
};

/** What was sent from memory, for logs and metrics. */
type Sent = { readonly status: 200 | 304; readonly path: string };

/** Caches a response, unless its content changed since `begin`. */
export type Save = (response: ServerResponse, value: unknown) => void;

// Different for each response, or set by Node.
const ownHeaders = new Set(['x-request-id', 'connection']);

/** Memory for pages and selections of lists; a single answer that is larger is not cached. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Lists and pages of them as callers without a token read them, encoded once and sent before Express
 * (docs/decisions/080). Every write of this process outdates what contains the changed entity before its response is
 * sent; for writes of other processes the change feed does.
 */
export class ListCache {
  // Whole lists are few, and made-up queries must not evict them.
  readonly #whole = new Map<string, CachedAnswer>();
  readonly #parts = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 4_096,
  });
  readonly #routes = new Map<string, ListRoute>();
  readonly #totals = new Map<string, { readonly total: number; readonly since: number }>();
  readonly #clock = new ContentClock();

  /** @param isCurrent whether the feed reports changes by other processes at the moment */
  constructor(private readonly isCurrent: () => boolean) {}

  /** Documents of this entity changed, or may have changed. */
  clear(entity: string): void {
    this.#clock.change(entity);
  }

  /**
   * How many documents of an entity a reader sees. Counted once between changes, because that takes longer than reading a
   * page.
   */
  async totalOf(entity: EntityName, reader: string, count: () => Promise<number>): Promise<number> {
    const key = `${reader} ${entity}`;
    const known = this.#totals.get(key);
    if (known && this.isCurrent() && !this.#clock.hasChanged([entity], known.since)) return known.total;
    const since = this.#clock.now;
    const total = await count();
    this.#totals.set(key, { total, since });
    return total;
  }

  /** Sends the list when it is cached; null when Express has to handle the request. */
  answer(request: IncomingMessage, response: ServerResponse): Sent | null {
    if (!isPlainRead(request) || !this.isCurrent()) return null;
    const cached = this.#find(request.url ?? '');
    if (!cached || this.#clock.hasChanged(cached.route.content, cached.since)) return null;
    const { path } = cached.route;
    const ownId = ['X-Request-Id', requestIdOf(request)];
    if (isKnown(request.headers['if-none-match'], cached.etag)) {
      response.writeHead(304, [...cached.headers, ...ownId]).end();
      return { status: 304, path };
    }
    response.writeHead(200, [...cached.headers, ...cached.bodyHeaders, ...ownId]);
    response.end(cached.body);
    return { status: 200, path };
  }

  /** Call it before the list is read. Null when the response is not the same for everybody. */
  begin(request: IncomingMessage & { readonly originalUrl: string }, route: ListRoute): Save | null {
    if (!isPlainRead(request)) return null;
    this.#routes.set(route.path, route);
    const since = this.#clock.now;
    return (response, value) => {
      const body = Buffer.from(JSON.stringify(value));
      const headers = response
        .getHeaderNames()
        .filter((name) => !ownHeaders.has(name))
        .flatMap((name) => [name, String(response.getHeader(name))]);
      const key = this.#keyOf(request.originalUrl);
      const answers = key === route.path && body.length < maxBytes ? this.#whole : this.#parts;
      answers.set(key, {
        route,
        since,
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

  /** Most addresses are written as their key. */
  #find(url: string): CachedAnswer | undefined {
    const at = (key: string) => this.#whole.get(key) ?? this.#parts.get(key);
    return at(url) ?? at(this.#keyOf(url));
  }

  /** The path and the parameters that its list reads, in one order; '' for the path of no list. */
  #keyOf(url: string): string {
    const [address, query] = splitOnce(url.replace(/^https?:\/\/[^/?]*/i, ''), '?');
    const route = this.#routes.get(address);
    if (!route) return '';
    if (query === undefined) return address;
    // Parsed as Express does.
    const given = parse(query);
    const known = route.parameters.filter((name) => Object.hasOwn(given, name));
    const text = stringify(Object.fromEntries(known.map((name) => [name, given[name]])));
    return text === '' ? address : `${address}?${text}`;
  }
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Whether the response depends on the URL alone. `Cache-Control: no-cache` asks for what the database has, except beside
 * If-None-Match, to which `fetch` always adds it.
 */
function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers.prefer === undefined &&
    headers[previewHeader.toLowerCase()] === undefined &&
    (headers['if-none-match'] !== undefined || !headers['cache-control']?.includes('no-cache')) &&
    !hasBody(request)
  );
}
