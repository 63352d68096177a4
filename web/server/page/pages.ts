import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.js';
import { answerText } from '../answerText.js';
import { plainHeaders } from '../securityHeaders.js';
import { encodingFor, isUnchanged } from './negotiate.js';
import { type CacheAnswer, MissingDocument, type PageCache, TooBusy } from './pageCache.js';
import { type Share, withMark } from './pageDocument.js';
import type { PageAddress } from './pageRoutes.js';
import type { Render } from './renderPage.js';

type PagesParts = {
  readonly cache: PageCache;
  readonly render: Render;
  /** Draws the picture of a page's shared links. */
  readonly draw: (share: Share) => Promise<Buffer>;
  readonly log: Log;
};

/** Answers requests for pages, from the cache or by rendering. */
export class Pages {
  readonly #parts: PagesParts;

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /**
   * Sends a fresh copy if there is one. Synchronous, so that it costs little more than sending a file.
   * @param url as requested; most are canonical and need no parsing
   * @returns whether it answered
   */
  answerFromCache(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    const document = this.#parts.cache.fresh(url);
    if (document) send(request, response, { document, mark: 'hit' });
    return document !== undefined;
  }

  async answer(address: PageAddress, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.answerFromCache(address.url, request, response)) return;
    await this.#orFailure(address, response, async () => {
      send(request, response, await this.#find(address));
    });
  }

  /** @param share hash of the requested picture; 404 unless the page still has this picture */
  async answerShare(address: PageAddress, share: string, response: ServerResponse): Promise<void> {
    await this.#orFailure(address, response, async () => {
      const { document } = await this.#find(address);
      if (document.share?.hash !== share) {
        answerText(response, { status: 404, text: 'Not found' });
        return;
      }
      const bytes = await this.#parts.draw(document.share);
      const length = String(bytes.length);
      response.writeHead(200, [...shareHeaders, 'Content-Length', length]).end(bytes);
    });
  }

  async #find(address: PageAddress): Promise<CacheAnswer> {
    const { cache, render } = this.#parts;
    try {
      return await cache.answer(address, () => render(address));
    } catch (error) {
      if (error instanceof MissingDocument && address.missing) return this.#find(address.missing);
      throw error;
    }
  }

  async #orFailure(
    address: PageAddress,
    response: ServerResponse,
    answer: () => Promise<void>,
  ): Promise<void> {
    try {
      await answer();
    } catch (error) {
      if (error instanceof TooBusy) {
        answerText(response, {
          status: 503,
          text: 'The server is busy, try again in a moment',
          headers: ['Retry-After', '2'],
        });
        return;
      }
      this.#parts.log.error({ err: error, path: address.url.split('?')[0] }, 'page failed');
      answerText(response, { status: 500, text: 'Something went wrong' });
    }
  }
}

const shareHeaders = [
  ...plainHeaders,
  'Content-Type',
  'image/jpeg',
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

function send(request: IncomingMessage, response: ServerResponse, { document, mark }: CacheAnswer): void {
  const isSame = document.status === 200 && isUnchanged(request.headers, document.etag);
  const packed = isSame ? null : document.in(encodingFor(request.headers['accept-encoding']));
  const { headers, hitHeaders } = packed ?? document;
  response.writeHead(isSame ? 304 : document.status, mark === 'hit' ? hitHeaders : withMark(headers, mark));
  response.end(request.method === 'HEAD' ? undefined : packed?.bytes);
}
