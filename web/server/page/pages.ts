import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '@ritmi/shared/server/requests';
import { LRUCache } from 'lru-cache';
import type { Log } from '@ritmi/shared/server/log';
import { answerBusy, answerText } from '../answerText.js';
import { headerList, type HeaderList, plainHeaders } from '../securityHeaders.js';
import { ClientLimit, clientOf } from './clientLimit.js';
import type { FindKnown } from './knownIds.js';
import { type CacheAnswer, MissingDocument, type PageCache, TooBusy } from './pageCache.js';
import type { Share } from '../../render/content.js';
import type { Encoding } from './pageDocument.js';
import { type PageAddress, unknownPage } from './pageRoutes.js';
import type { OneRequest, Render } from './renderPage.js';

type PagesParts = {
  readonly cache: PageCache;
  readonly render: Render;
  /** Draws a page's link preview. */
  readonly draw: (share: Share) => Promise<Buffer>;
  readonly findKnown: FindKnown;
  /** Whether a preview shows the page at this address. */
  readonly isPreviewOf: (preview: string, url: string) => Promise<boolean>;
  /** Whether a cache in front of this server keeps its responses until it is purged (docs/decisions/201). */
  readonly hasEdge: boolean;
  readonly log: Log;
};

type PageTarget = {
  readonly address: PageAddress;
  /** Hash of the page's link preview, if that is requested. */
  readonly share?: string | undefined;
};

/** Pages that one client may wait for at once, beside cached and fixed ones. More than a person opens. */
const maxRendersOfClient = 20;

/** Answers requests for pages, from the cache or by rendering. */
export function createPages({ cache, render, draw, findKnown, isPreviewOf, hasEdge, log }: PagesParts) {
  /**
   * Sends a fresh copy if there is one. Synchronous, so that it costs little more than sending a file.
   * @param url as requested; most are canonical and need no parsing
   * @returns whether it answered
   */
  function answerFromCache(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    const document = cache.fresh(url);
    if (document) send(request, response, { document, cacheStatus: 'hit', headers: [] });
    return document !== undefined;
  }

  async function answer(
    { address, share }: PageTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const isKept = hasEdge && isOwnQuery(address, request);
    // What is still being rendered may be older than the purge after which this request came.
    if (isKept) cache.clear(null);
    try {
      const found = await findFor(address, request);
      const picture = found.document.share;
      const isPage = isKept && found.document.status === 200;
      const headers = isPage && found.content ? edgeHeaders(found.content) : [];
      if (share === undefined) send(request, response, { ...found, headers });
      else if (picture?.hash === share) sendPicture(response, await draw(picture), headers);
      else answerText(response, 404, 'Not found');
    } catch (error) {
      if (error instanceof TooBusy) {
        answerBusy(response);
        return;
      }
      log.error({ err: error, path: address.url.split('?')[0] }, 'page failed');
      answerText(response, 500, 'Something went wrong');
    }
  }

  /** Renders a page for this request only. */
  async function answerAlone(
    { address, ...only }: OneRequest & { readonly address: PageAddress },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const end = renders.begin(clientOf(request));
    try {
      if (!end) throw new TooBusy();
      const isHere =
        address.status === 200 && (!only.preview || (await isPreviewOf(only.preview, address.url)));
      const { document } = isHere
        ? await renderAlone(await withKnownIds(address), only).catch((error: unknown) => {
            if (error instanceof MissingDocument) return renderMissing(address);
            throw error;
          })
        : await renderMissing(address);
      send(request, response, { document, cacheStatus: 'miss', headers: [] });
    } catch (error) {
      if (!(error instanceof TooBusy)) log.warn({ err: error }, 'a page for one request failed');
      answerBusy(response);
    } finally {
      end?.();
    }
  }

  const renderAlone = (address: PageAddress, only: OneRequest = {}) =>
    cache.alone(address, () => render(address, only));

  /** Nothing keeps that there is no such page: what was deleted may come back, and its address stays a secret. */
  const renderMissing = ({ url }: PageAddress) => renderAlone({ ...unknownPage(url), isSecret: true });

  const renders = new ClientLimit(maxRendersOfClient);

  /** @throws TooBusy also when this client waits for too many pages that are not in the cache */
  async function findFor(address: PageAddress, request: IncomingMessage): Promise<CacheAnswer> {
    if (address.isFixed || cache.fresh(address.url)) return find(address);
    const end = renders.begin(clientOf(request));
    if (!end) throw new TooBusy();
    return withKnownIds(address).then(find).finally(end);
  }

  /** An id that does not exist makes no page of its own. Copies are kept of pages only whose ids exist or have existed. */
  async function withKnownIds(address: PageAddress): Promise<PageAddress> {
    const { named, without } = address;
    if (!named || !without || cache.has(address.url)) return address;
    const known = await findKnown(named);
    return without((id) => known.has(id));
  }

  async function find(address: PageAddress): Promise<CacheAnswer> {
    try {
      return await cache.answer(address, () => render(address));
    } catch (error) {
      if (error instanceof MissingDocument && address.missing) return find(address.missing);
      throw error;
    }
  }

  return { answerFromCache, answer, answerAlone };
}

type Sent = Pick<CacheAnswer, 'document' | 'cacheStatus'> & { readonly headers: HeaderList };

/**
 * Whether a request names a page by that page's own query. A cache in front keeps nothing else, since what visitors only type
 * would fill it; requests at one time that differ in nothing else share a render.
 */
function isOwnQuery({ url, status, isTyped }: PageAddress, request: IncomingMessage): boolean {
  return status === 200 && !isTyped && queryOf(url) === queryOf(request.url ?? '');
}

const queryOf = (url: string) => url.split('?', 2)[1] ?? '';

/** What a cache in front keeps a page by: the entities that it was made from. The API purges it of those that a write changes. */
function edgeHeaders(content: ReadonlySet<string>): HeaderList {
  const keys = [...content, 'site'].join(' ');
  return headerList({ xkey: keys, 'Surrogate-Key': keys, 'Surrogate-Control': 'max-age=31536000' });
}

function sendPicture(response: ServerResponse, bytes: Buffer, more: HeaderList): void {
  const headers = headerList({
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': String(bytes.length),
  });
  response.writeHead(200, [...plainHeaders, ...headers, ...more]).end(bytes);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { document, cacheStatus, headers: more }: Sent,
): void {
  const isSame = document.status === 200 && isUnchanged(request.headers, document.etag);
  const encoded = isSame ? null : document.in(encodingFor(request.headers['accept-encoding']));
  const { headers } = encoded ?? document;
  response.writeHead(isSame ? 304 : document.status, [...headers, ...more, 'X-Page-Cache', cacheStatus]);
  response.end(request.method === 'HEAD' ? undefined : encoded?.bytes);
}

// Browsers send one of a few values.
const known = new LRUCache<string, Encoding>({ max: 100 });

const smallestFirst = ['br', 'gzip'] as const;

/** The smallest encoding that a browser accepts, in whatever order it names them. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  const given = String(accepted ?? '');
  let encoding = known.get(given);
  if (!encoding) {
    encoding = smallestFirst.find((coding) => accepts(given.toLowerCase(), coding)) ?? 'identity';
    known.set(given, encoding);
  }
  return encoding;
}

function accepts(given: string, coding: string): boolean {
  const entries = given.split(',').map((entry) => entry.split(';').map((part) => part.trim()));
  const entry = entries.find(([name]) => name === coding) ?? entries.find(([name]) => name === '*');
  return entry !== undefined && !entry.some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/** Whether the browser has the document with this ETag (304). Not for a reload that skips its cache ("no-cache"). */
function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  return !headers['cache-control']?.includes('no-cache') && isKnown(headers['if-none-match'], etag);
}
