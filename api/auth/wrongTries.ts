type Count = { tries: number; readonly resetAt: number };

const windowMs = 15 * 60_000;
const maxKeys = 50_000;

/** Counts wrong tries per key within windows of a quarter of an hour. */
export class WrongTries {
  readonly #counts = new Map<string, Count>();
  readonly #limit: number;
  readonly #now: () => number;

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  add(key: string): void {
    const count = this.#current(key);
    if (count) {
      count.tries += 1;
      return;
    }
    this.#counts.delete(key);
    // A flood of new keys must not fill the memory; the oldest is the next to expire anyway.
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= maxKeys && oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, { tries: 1, resetAt: this.#now() + windowMs });
  }

  /** Seconds until the key may try again, 0 when it may now; at most 900. */
  waitSeconds(key: string): number {
    const count = this.#current(key);
    if (!count || count.tries < this.#limit) return 0;
    return Math.max(1, Math.ceil((count.resetAt - this.#now()) / 1000));
  }

  #current(key: string): Count | undefined {
    const count = this.#counts.get(key);
    return count && count.resetAt > this.#now() ? count : undefined;
  }
}
