import type { Answer, ReadCache } from '@ritmi/shared/client/request';
import { LRUCache } from 'lru-cache';

/** More than pages read between two changes of content. */
const maxAnswers = 500;

/**
 * Answers of the API, shared by all pages that are rendered between two changes of content: after a change twenty pages
 * read each list once, not twenty times.
 */
export class AnswerCache implements ReadCache {
  readonly #answers = new LRUCache<string, Promise<Answer<unknown>>>({ max: maxAnswers });
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

  get(path: string, read: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    if (!this.#isConnected) return read();
    const known = this.#answers.get(path);
    if (known) return known;
    const started = read();
    this.#answers.set(path, started);
    started.catch(() => {
      if (this.#answers.get(path) === started) this.#answers.delete(path);
    });
    return started;
  }
}
