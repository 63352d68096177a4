import type { Answer, ReadCache } from '@ritmi/shared/client/request';
import { LRUCache } from 'lru-cache';

/** More lists and documents than pages read between two changes of content. */
const maxAnswers = 500;

/**
 * Answers of the API, shared by all pages that are rendered between two changes of content: a change of one list does
 * not make twenty pages read all lists anew.
 */
export class AnswerCache implements ReadCache {
  readonly #answers = new LRUCache<string, Promise<Answer<unknown>>>({ max: maxAnswers });
  #isConnected = false;

  /** Content changed, or may have changed unseen. */
  clear(): void {
    this.#answers.clear();
  }

  /** An answer is used twice only while the change feed is connected. */
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
