import type { Answer, ReadCache } from '@ritmi/shared/client/request';
import { LRUCache } from 'lru-cache';

type Read = () => Promise<Answer<unknown>>;

/** More than all pages read between two changes of content. */
const maxAnswers = 500;

/**
 * Answers of the API, shared by all pages that are rendered between two changes of content: after a change twenty pages
 * read each list once, not twenty times.
 */
export class AnswerCache implements ReadCache {
  readonly #answers = new LRUCache<string, Answer<unknown>, Read>({
    max: maxAnswers,
    // A caller gets its answer even if a change outdates it meanwhile; it is not stored then.
    ignoreFetchAbort: true,
    fetchMethod: (_path, _outdated, { context: read }) => read(),
  });
  #isConnected = false;

  /** Content has changed, or may have changed unnoticed. */
  clear(): void {
    this.#answers.clear();
  }

  /** Answers are reused only while the change feed is connected. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.clear();
  }

  get(path: string, read: Read): Promise<Answer<unknown>> {
    return this.#isConnected ? this.#answers.forceFetch(path, { context: read }) : read();
  }
}
