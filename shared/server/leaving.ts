import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a balancer asks whether a server takes requests. */
const healthPaths = ['/healthz', '/readyz'];

/** Who has asked within this time, in ms, watches the server. */
const watchedMs = 5_000;

/** How long a server that is about to stop goes on, in ms; longer than balancers take to ask again, which is 1 s in ours. */
const leaveMs = 3_000;

/**
 * Lets a balancer learn that a server is about to stop while it still takes requests. A connection that is closed, or that
 * waits to be accepted, while a request arrives loses that request, and what writes cannot be sent again by the balancer.
 */
export class Leaving {
  #isLeaving = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  /** Notes a health check. @returns whether it must be answered with 503 */
  refuses({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
    if (!healthPaths.includes(url)) return false;
    this.#askedAt = performance.now();
    return this.#isLeaving;
  }

  /** Refuses health checks, closes connections after their next answer, and resolves when who asks has learned of it. */
  async leave(server: Server, ms = leaveMs): Promise<void> {
    this.#isLeaving = true;
    closeWhenAnswered(server);
    if (performance.now() - this.#askedAt < watchedMs) await pause(ms);
  }
}

/** Lets each further response close its connection. */
export function closeWhenAnswered(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
}
