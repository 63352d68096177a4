import { ContentClock } from '@ritmi/shared/domain/time/contentClock';
import { inTirane, toDay } from '@ritmi/shared/domain/time/date';
import type { ContentName } from '@ritmi/shared/domain/entities';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { PageDocument } from './pageDocument.js';
import type { PageAddress } from './pageRoutes.js';

export type RenderedPage = {
  readonly document: PageDocument;
  /** The entities whose content it was made from. */
  readonly content: ReadonlySet<ContentName>;
  /** False when one of its loads failed. */
  readonly isComplete: boolean;
  /** False when the page has a status of its own for failed loads: then no older copy is sent instead. */
  readonly mayGoStale: boolean;
};

export type CacheAnswer = {
  readonly document: PageDocument;
  /** Where it comes from; sent in the header `X-Page-Cache`. */
  readonly cacheStatus: 'hit' | 'miss' | 'stale';
  /** The entities that it was made from; null when no cache in front may keep it, because it is old or lacks something. */
  readonly content: RenderedPage['content'] | null;
};

type Entry = {
  readonly page: RenderedPage;
  /** Up to when its content is known to be current, by the cache's clock. */
  since: number;
  readonly day: string;
};

const minuteMs = 60_000;

/** How long after a failed render the last good copy is sent without another attempt, in ms. */
const retryAfterMs = 1_000;

type CacheOptions = {
  readonly isOn: boolean;
  /** Memory for pages other than the fixed ones: projects, and pages with a query. */
  readonly maxBytes?: number;
  readonly maxRenders?: number;
  /** Renders that may wait; more are refused, but for fixed pages, which are few. */
  readonly maxWaiting?: number;
  /** Time limit for a render to begin, in ms; five times as long for a fixed page without an older copy. */
  readonly waitMs?: number;
  readonly now?: () => number;
  /** Resolves when the next render may begin; by default after some turns of the event loop. */
  readonly nextTurn?: () => Promise<void>;
};

/**
 * Turns of the event loop between two renders. Node accepts one connection in each, so with fewer a thousand connections
 * that ask for pages would keep the ones for cached pages and health checks waiting. They take a tenth of a millisecond.
 */
export const turnsBetween = 32;

async function letTurnsPass(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise(setImmediate);
}

/** Too many pages are being rendered, and there is no copy of this one. */
export class TooBusy extends Error {}

/** There is no such document: thrown by a renderer, so that the cached not-found page is sent. */
export class MissingDocument extends Error {}

function madeNow({ document, content, isComplete }: RenderedPage): CacheAnswer {
  return { document, cacheStatus: 'miss', content: isComplete ? content : null };
}

/**
 * Rendered pages. A change outdates those that were made from the changed entity. The last good copy of each is kept and
 * sent while the API does not answer or too many pages are being rendered.
 */
export class PageCache {
  // The fixed pages are few, and requests for other addresses must not evict them.
  readonly #fixed = new Map<string, Entry>();
  readonly #others: LRUCache<string, Entry>;
  readonly #running = new Map<string, Promise<RenderedPage>>();
  readonly #renders: PQueue;
  readonly #options: Required<Omit<CacheOptions, 'maxBytes' | 'maxRenders'>>;
  #turn: Promise<void> = Promise.resolve();
  readonly #clock = new ContentClock();
  #isConnected = false;
  #retryAt = 0;
  #minute = Number.NaN;
  #day = '';

  constructor(options: CacheOptions) {
    const { maxBytes = 32 * 1024 * 1024, maxRenders = 4, ...rest } = options;
    this.#options = { waitMs: 2_000, maxWaiting: 100, now: Date.now, nextTurn: letTurnsPass, ...rest };
    this.#others = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.document.byteLength,
    });
    this.#renders = new PQueue({ concurrency: maxRenders });
  }

  /** Documents of this entity have changed; with null those of any may have. Copies are kept for when a page cannot be rendered. */
  clear(entity: string | null): void {
    this.#clock.change(entity);
    this.#retryAt = 0;
  }

  /** Copies are fresh only while the change feed is connected. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.clear(null);
  }

  /** The page at a canonical address, if its copy is fresh. */
  fresh(url: string): PageDocument | undefined {
    const copy = this.#find(url);
    return copy && this.#isFresh(copy) ? copy.page.document : undefined;
  }

  /** Whether there is a copy of the page, fresh or not. */
  has(url: string): boolean {
    return this.#find(url) !== undefined;
  }

  /** @throws MissingDocument; TooBusy, or what `render` throws, when there is no older copy */
  async answer(address: PageAddress, render: () => Promise<RenderedPage>): Promise<CacheAnswer> {
    if (!this.#options.isOn) return madeNow(await this.#enqueue(address, render));
    const copy = this.#find(address.url);
    if (copy && this.#isFresh(copy))
      return { document: copy.page.document, cacheStatus: 'hit', content: copy.page.content };
    if (copy?.page.mayGoStale && this.#options.now() < this.#retryAt) {
      return { document: copy.page.document, cacheStatus: 'stale', content: null };
    }
    try {
      const page = await this.#renderOnce(address, render);
      if (page.isComplete || !copy?.page.mayGoStale) return madeNow(page);
    } catch (error) {
      if (error instanceof MissingDocument) this.#others.delete(address.url);
      if (error instanceof MissingDocument || !copy) throw error;
    }
    this.#retryAt = this.#options.now() + retryAfterMs;
    return { document: copy.page.document, cacheStatus: 'stale', content: null };
  }

  /** A page for one request only, which waits for its turn as others do. @throws TooBusy, or what `render` throws */
  alone({ url }: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    return this.#enqueue({ url, isFixed: false }, render);
  }

  #find(url: string): Entry | undefined {
    return this.#fixed.get(url) ?? this.#others.get(url);
  }

  // Pages show the year, free days and what is to come as of the day in Albania, so copies are valid for one day.
  #isFresh(copy: Entry): boolean {
    if (!this.#isConnected || copy.day !== this.#today()) return false;
    const { now } = this.#clock;
    if (copy.since === now) return true;
    if (this.#clock.hasChanged(copy.page.content, copy.since)) return false;
    copy.since = now;
    return true;
  }

  /** The day in Albania, worked out once a minute, because that takes longer than to find a copy. */
  #today(): string {
    const now = this.#options.now();
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#day = toDay(inTirane(now));
    }
    return this.#day;
  }

  /** Concurrent requests for a page wait for the same render. */
  #renderOnce(address: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const since = this.#clock.now;
    const day = this.#today();
    const runningKey = `${since} ${address.url}`;
    const running = this.#running.get(runningKey);
    if (running) return running;
    const started = this.#enqueue(address, render)
      .then((rendered) => {
        const page = this.#reuseCopy(address, rendered);
        if (page.isComplete && page.document.status === address.status) {
          if (!address.isTyped) this.#store(address, { page, since, day });
        } else if (page.isComplete) this.#others.delete(address.url);
        return page;
      })
      .finally(() => this.#running.delete(runningKey));
    this.#running.set(runningKey, started);
    return started;
  }

  /** Most changes of content leave a page as it was: its copy is kept, with its compressed bytes. */
  #reuseCopy({ url }: PageAddress, page: RenderedPage): RenderedPage {
    const { document } = this.#find(url)?.page ?? page;
    const { etag, status } = page.document;
    return document.etag === etag && document.status === status ? { ...page, document } : page;
  }

  /** Limits concurrent and waiting renders; fixed pages come first. */
  async #enqueue(
    { url, isFixed }: Pick<PageAddress, 'url' | 'isFixed'>,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const { now, waitMs, maxWaiting } = this.#options;
    if (!isFixed && this.#renders.size >= maxWaiting) throw new TooBusy();
    const deadline = now() + (isFixed && !this.#find(url) ? 5 * waitMs : waitMs);
    const begin = async () => {
      await this.#nextTurn();
      if (now() > deadline) throw new TooBusy();
      return render();
    };
    return this.#renders.add(begin, { priority: isFixed ? 1 : 0 });
  }

  /** Lets the event loop turn between two renders: one whose answers are all in memory waits for nothing. */
  #nextTurn(): Promise<void> {
    this.#turn = this.#turn.then(this.#options.nextTurn);
    return this.#turn;
  }

  #store({ url, isFixed }: PageAddress, entry: Entry): void {
    if (isFixed) this.#fixed.set(url, entry);
    else this.#others.set(url, entry);
  }
}
