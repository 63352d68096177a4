import type { Server } from 'node:http';

/** How long work takes in a turn of the event loop before the rest waits for the next, in ms. */
const workMs = 5;

/** How long work waits at most while connections are coming in, in ms. */
const pauseMs = 100;

/** Work that has waited for connections may take this part of that time. */
const partOfPause = 1 / 5;

/** Requests that may wait; more are refused. More than a server has connections on an ordinary day. */
const maxWaiting = 2_000;

/** Connections that may wait to be accepted: with Node's 511, a client would try again only after a second. */
export const backlog = 2_048;

/**
 * Divides the turns of the event loop. In each, Node accepts one connection and answers all requests that have arrived
 * on the others: a thousand connections that ask again as soon as they are answered would keep a new one, such as that
 * of a health check, waiting for seconds. So what is at hand is answered at once, and all other requests wait here,
 * first come, first served, until no connection is coming in; then each turn takes up some of them.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;
  /** Number of connections that have come in. */
  #connections = 0;

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.on('connection', () => {
      this.#connections += 1;
    });
  }

  /** Does the work in a later turn. @returns false when too much is waiting, and the work will not be done */
  add(work: () => void): boolean {
    if (this.#waiting.length >= maxWaiting) return false;
    this.#waiting.push(work);
    if (!this.#isRunning) void this.#run();
    return true;
  }

  /**
   * Resolves before work that takes long: when no connection has come in for so many turns, or after a pause.
   * @param quietTurns more than one for work that keeps others waiting, since Node accepts one connection in each
   */
  async next(quietTurns = 1): Promise<void> {
    const until = performance.now() + pauseMs;
    let before = this.#connections;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; quiet += 1) {
      await nextTurn();
      if (this.#connections !== before) quiet = -1;
      before = this.#connections;
    }
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const startedAt = performance.now();
      await this.next();
      const now = performance.now();
      const until = now + Math.max(workMs, (now - startedAt) * partOfPause);
      do {
        this.#waiting.shift()?.();
        // What the work continues with belongs to its time.
        await Promise.resolve();
      } while (this.#waiting.length > 0 && performance.now() < until);
    }
    this.#isRunning = false;
  }
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
