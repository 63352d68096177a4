import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { CacheMark, PageDocument } from './pageDocument.js';
import type { PageAddress } from './pageRoutes.js';

export type RenderedPage = {
  readonly document: PageDocument;
  /** False when a load failed while it was rendered. */
  readonly isWhole: boolean;
  /** False when a failed load of this page has a status of its own: then no older copy is sent instead. */
  readonly mayGoStale: boolean;
};

/** A file of the server's own, cached and sent as pages are. */
export const fileAsPage = (document: PageDocument, isWhole = true): RenderedPage => {
  return { document, isWhole, mayGoStale: true };
};

export type CacheAnswer = { readonly document: PageDocument; readonly mark: CacheMark };

type Entry = { readonly page: RenderedPage; readonly generation: number; readonly day: number };

const dayMs = 24 * 3600 * 1000;

type CacheOptions = {
  readonly isOn: boolean;
  /** What pages may take that are no fixed ones: projects, and pages with a query that they read. */
  readonly maxBytes?: number;
  /** How long after a failed render the last good copy is answered at once, in ms. */
  readonly retryAfterMs?: number;
  readonly maxRenders?: number;
  /** How long a visitor waits for a render to begin, in ms; five times as long for a fixed page without an older copy. */
  readonly waitMs?: number;
  readonly now?: () => number;
};

/** Too many pages are being rendered, and there is no older copy of this one. */
export class TooBusy extends Error {}

/** There is no such document: thrown by a renderer that leaves the answer to the prepared page. */
export class MissingDocument extends Error {}

/**
 * Pages as they were last rendered. Any change of content outdates all of them; the last good copy stays for the
 * time when the API cannot answer, or when too many pages are being rendered.
 */
export class PageCache {
  // There are only so many, and no flood of other addresses may push them out.
  readonly #fixed = new Map<string, Entry>();
  readonly #others: LRUCache<string, Entry>;
  readonly #running = new Map<string, Promise<RenderedPage>>();
  readonly #renders: PQueue;
  readonly #options: Required<Omit<CacheOptions, 'maxBytes' | 'maxRenders'>>;
  #generation = 0;
  #isConnected = false;
  #retryAt = 0;

  constructor(options: CacheOptions) {
    const { maxBytes = 32 * 1024 * 1024, maxRenders = 4, ...rest } = options;
    this.#options = { retryAfterMs: 1_000, waitMs: 2_000, now: Date.now, ...rest };
    this.#others = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.document.byteLength,
    });
    this.#renders = new PQueue({ concurrency: maxRenders });
  }

  /** Content changed, or may have changed unseen. Older copies stay for when a page cannot be rendered. */
  clear(): void {
    this.#generation += 1;
    this.#retryAt = 0;
  }

  /** A copy is fresh only while the change feed is connected. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.clear();
  }

  /** The page at a canonical address when its copy is fresh. */
  fresh(url: string): PageDocument | undefined {
    const copy = this.#find(url);
    return copy && this.#isFresh(copy) ? copy.page.document : undefined;
  }

  /** @throws MissingDocument; TooBusy, or what `render` throws, when there is no older copy */
  async answer(address: PageAddress, render: () => Promise<RenderedPage>): Promise<CacheAnswer> {
    if (!this.#options.isOn)
      return { document: (await this.#inTurn(address, render)).document, mark: 'miss' };
    const copy = this.#find(address.url);
    if (copy && this.#isFresh(copy)) return { document: copy.page.document, mark: 'hit' };
    if (copy?.page.mayGoStale && this.#options.now() < this.#retryAt) {
      return { document: copy.page.document, mark: 'stale' };
    }
    try {
      const page = await this.#renderOnce(address, render);
      if (page.isWhole || !copy?.page.mayGoStale) return { document: page.document, mark: 'miss' };
    } catch (error) {
      if (error instanceof MissingDocument) this.#others.delete(address.url);
      if (error instanceof MissingDocument || !copy) throw error;
    }
    this.#retryAt = this.#options.now() + this.#options.retryAfterMs;
    return { document: copy.page.document, mark: 'stale' };
  }

  #find(url: string): Entry | undefined {
    return this.#fixed.get(url) ?? this.#others.get(url);
  }

  // Legal pages and the footer name the day (UTC), so a copy does not outlive it.
  #isFresh({ generation, day }: Entry): boolean {
    return this.#isConnected && generation === this.#generation && day === this.#today();
  }

  #today(): number {
    return Math.floor(this.#options.now() / dayMs);
  }

  /** Visitors who ask for the same page at the same time wait for one rendering. */
  #renderOnce(address: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const generation = this.#generation;
    const day = this.#today();
    const runningKey = `${generation} ${address.url}`;
    const running = this.#running.get(runningKey);
    if (running) return running;
    const started = this.#inTurn(address, render)
      .then((page) => {
        if (page.isWhole && page.document.status === address.status) {
          this.#store(address, { page, generation, day });
        } else if (page.isWhole) this.#others.delete(address.url);
        return page;
      })
      .finally(() => this.#running.delete(runningKey));
    this.#running.set(runningKey, started);
    return started;
  }

  /** At most a few at once, the site's fixed pages first. */
  #inTurn({ url, isFixed }: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { now, waitMs } = this.#options;
    const latest = now() + (isFixed && !this.#find(url) ? 5 * waitMs : waitMs);
    const begin = async () => {
      if (now() > latest) throw new TooBusy();
      return render();
    };
    return this.#renders.add(begin, { priority: isFixed ? 1 : 0 });
  }

  #store({ url, isFixed }: PageAddress, entry: Entry): void {
    if (isFixed) this.#fixed.set(url, entry);
    else this.#others.set(url, entry);
  }
}
