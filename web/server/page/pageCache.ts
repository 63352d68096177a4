import type { PageBody } from './pageBody.js';

export type RenderedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: PageBody;
  /** False when a load failed while it was rendered. */
  readonly isWhole: boolean;
  /** False when a failed load of this page has a status of its own: then no older copy stands in for it. */
  readonly mayGoStale: boolean;
};

export type CacheAnswer = { readonly page: RenderedPage; readonly mark: 'hit' | 'miss' | 'stale' };

type Entry = { readonly page: RenderedPage; readonly generation: number; readonly day: number };

const dayMs = 24 * 3600 * 1000;

type CacheOptions = {
  readonly isOn: boolean;
  readonly maxPages?: number;
  /** How long after a failed render the last good copy is answered at once, in ms. */
  readonly restMs?: number;
  readonly now?: () => number;
};

/**
 * Pages as they were last rendered. Any change of content outdates all of them; the last good copy stays for the
 * time when the API cannot answer.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<RenderedPage>>();
  readonly #isOn: boolean;
  readonly #maxPages: number;
  readonly #restMs: number;
  readonly #now: () => number;
  #generation = 0;
  #isConnected = false;
  #restsUntil = 0;

  constructor({ isOn, maxPages = 500, restMs = 1000, now = Date.now }: CacheOptions) {
    this.#isOn = isOn;
    this.#maxPages = maxPages;
    this.#restMs = restMs;
    this.#now = now;
  }

  /** Content changed, or may have changed unseen. */
  outdate(): void {
    this.#generation += 1;
    this.#restsUntil = 0;
  }

  /** Only while changes are heard of may a copy be taken for fresh. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.outdate();
  }

  async answer(key: string, render: () => Promise<RenderedPage>): Promise<CacheAnswer> {
    if (!this.#isOn) return { page: await render(), mark: 'miss' };
    const kept = this.#entries.get(key);
    if (kept && this.#isFresh(kept)) return { page: kept.page, mark: 'hit' };
    if (kept?.page.mayGoStale && this.#now() < this.#restsUntil) return { page: kept.page, mark: 'stale' };
    try {
      const page = await this.#renderOnce(key, render);
      if (page.isWhole || !kept?.page.mayGoStale) return { page, mark: 'miss' };
    } catch (error) {
      if (!kept) throw error;
    }
    this.#restsUntil = this.#now() + this.#restMs;
    return { page: kept.page, mark: 'stale' };
  }

  // Legal pages and the footer name the day (UTC), so a copy does not outlive it.
  #isFresh({ generation, day }: Entry): boolean {
    return this.#isConnected && generation === this.#generation && day === this.#today();
  }

  #today(): number {
    return Math.floor(this.#now() / dayMs);
  }

  /** Visitors who ask for the same page at the same time wait for one rendering. */
  #renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const generation = this.#generation;
    const day = this.#today();
    const runningKey = `${generation} ${key}`;
    const running = this.#running.get(runningKey);
    if (running) return running;
    const started = render()
      .then((page) => {
        if (page.isWhole && page.status === 200) this.#keep(key, { page, generation, day });
        else if (page.isWhole) this.#entries.delete(key);
        return page;
      })
      .finally(() => this.#running.delete(runningKey));
    this.#running.set(runningKey, started);
    return started;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxPages && oldest !== undefined) this.#entries.delete(oldest);
  }
}
