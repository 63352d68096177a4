import type { Answer, ReadCache } from '@ritmi/shared/client/request';
import { ContentClock } from '@ritmi/shared/domain/time/contentClock';
import { contentAt } from '@ritmi/shared/domain/entities';
import { LRUCache } from 'lru-cache';

type Read = () => Promise<Answer<unknown>>;

/** Memory for answers, in characters of JSON; one that is larger is not stored. */
const usualSize = 16 * 1024 * 1024;

/** What an answer without content takes. */
const leastSize = 1_000;

/**
 * Answers of the API, shared by all pages that are rendered between two changes of what they contain: after a change
 * twenty pages read each list once, not twenty times.
 */
export class AnswerCache implements ReadCache {
  readonly #answers: LRUCache<string, Answer<unknown>, Read>;
  readonly #clock = new ContentClock();
  #isConnected = false;

  constructor(maxSize = usualSize) {
    this.#answers = new LRUCache({
      maxSize,
      sizeCalculation: ({ size = 0 }) => leastSize + size,
      // A caller gets its answer even if it is evicted meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_path, _outdated, { context: read }) => read(),
    });
  }

  /** Documents of this entity have changed; with null those of any may have. */
  clear(entity: string | null): void {
    this.#clock.change(entity);
  }

  /** Answers are reused only while the change feed is connected. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.clear(null);
  }

  get(path: string, read: Read): Promise<Answer<unknown>> {
    if (!this.#isConnected) return read();
    // After a change another key is read, also while an older answer is still on its way.
    const key = `${this.#clock.lastChange(contentAt(path))} ${path}`;
    return this.#answers.forceFetch(key, { context: read });
  }
}
