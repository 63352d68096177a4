import type { IncomingMessage, ServerResponse } from 'node:http';
import PQueue from 'p-queue';

/** Calls that wait for the API's answer at a time. Each of more would be a connection that the API has to accept. */
const maxCalls = 32;

/** Calls that may wait for their turn, beside those. */
const maxWaiting = 2_000;

/** How long a call waits for its turn at most, in ms. */
const waitMs = 5_000;

type Call = { readonly begin: () => void; readonly refuse: () => void };

/**
 * Limits how many calls wait for the API at a time, so that many of them keep neither it nor this server from answering
 * others. A place is free again when the answer begins: a feed, or a film on a slow line, may take any time. Logins wait
 * for each other, so what writes has places of its own.
 */
export class CallPlaces {
  readonly #reads = new PQueue({ concurrency: maxCalls });
  readonly #writes = new PQueue({ concurrency: maxCalls });
  readonly #leave = new WeakMap<IncomingMessage, () => void>();

  add(request: IncomingMessage, response: ServerResponse, { begin, refuse }: Call): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const queue = isRead ? this.#reads : this.#writes;
    if (queue.size >= maxWaiting) return refuse();
    const deadline = performance.now() + waitMs;
    void queue.add(
      () =>
        new Promise<void>((leave) => {
          if (response.destroyed) return leave();
          response.once('close', leave);
          this.#leave.set(request, leave);
          if (performance.now() > deadline) refuse();
          else begin();
        }),
    );
  }

  /** The API has begun to answer. */
  leave(request: IncomingMessage): void {
    this.#leave.get(request)?.();
  }
}
