import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { type ContentName, entityOf } from '@ritmi/shared/domain/entities';
import { today, toDay } from '@ritmi/shared/domain/time/date';
import type { Logger } from 'pino';
import { onCommit } from '../db/transaction.js';

/** How long a write waits for the edges, and one of them may take for an answer, in ms. */
const limitMs = 2_000;
const retryMs = 500;
const dayCheckMs = 30_000;

/** What everything from the site carries, beside the entities that it was made from. */
export const everything = 'site';

/** What shows on which days the agency is free. */
const freeDays: ContentName = 'availability';

/** What uploaded files carry. */
export const mediaKey = 'media';

/** Names the keys of a response to the edge, which keeps it until one of them is purged. */
export function edgeHeaders(keys: readonly string[]): Record<string, string> {
  if (!edge) return {};
  const named = [...keys, everything].join(' ');
  return { xkey: named, 'Surrogate-Key': named, 'Surrogate-Control': 'max-age=31536000' };
}

let edge: Edge | null = null;

/** Whether an edge has not been purged in time of what a write has changed. */
export const isPurgePending = () => edge?.isPending ?? false;

/** Purges the edges of keys, as far as there are any: waits for them for at most `limitMs`, and goes on trying afterwards. */
export async function purgeEdge(keys: readonly string[]): Promise<void> {
  await edge?.purge(keys);
}

/**
 * From now on every write purges the edges at these addresses before it is answered. They are purged of everything at once,
 * since what an earlier process had still to purge is lost, and at the beginning of each day, which pages show; of the days
 * that are free twice a minute.
 */
export function openEdge(addresses: readonly string[], logger: Logger): void {
  const opened = new Edge(addresses, logger);
  edge = opened;
  onCommit((changed) => {
    const takesDays = [...changed].some((name) => entityOf(name).availability !== undefined);
    return opened.purge([...changed, ...(takesDays ? [freeDays] : [])]);
  });
  void opened.purge([everything]);
  let day = bothDays();
  setInterval(() => {
    // An option lapses by its time, without a write.
    const now = bothDays();
    void opened.purge(day === now ? [freeDays] : [everything]);
    day = now;
  }, dayCheckMs).unref();
}

/** The day, in UTC and in Albania. */
function bothDays(): string {
  return `${toDay(new Date().toISOString())} ${today()}`;
}

class Edge {
  readonly #servers: readonly EdgeServer[];
  /** How many purges took so long that their writes were answered without them. */
  #late = 0;

  constructor(addresses: readonly string[], logger: Logger) {
    this.#servers = addresses.map((address, index) => new EdgeServer(address, index + 1, logger));
  }

  get isPending(): boolean {
    return this.#late > 0;
  }

  async purge(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const purged = Promise.all(this.#servers.map((server) => server.purge(keys))).then(() => true);
    const isPurged = await Promise.race([purged, pause(limitMs, false, { ref: false })]);
    if (isPurged) return;
    this.#late += 1;
    void purged.then(() => {
      this.#late -= 1;
    });
  }
}

/** One edge, with the keys of which it was not purged yet. */
class EdgeServer {
  readonly #keys = new Set<string>();
  #waiting: (() => void)[] = [];
  #isSending = false;
  #hasFailed = false;

  constructor(
    private readonly address: string,
    /** Its place in EDGE_PURGE_URL, for the log. */
    private readonly place: number,
    private readonly logger: Logger,
  ) {}

  /** Resolves when the edge has been purged of these keys, after any purge that is under way. */
  purge(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#keys.add(key);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const [keys, waiting] = [[...this.#keys], this.#waiting];
      this.#waiting = [];
      try {
        await sendPurge(this.address, keys);
        // At the first one the edge may have been storing an answer, whose keys it knows only now (docs/decisions/201).
        await sendPurge(this.address, keys);
        // A key that has come meanwhile is sent again: its change may be younger.
        if (this.#waiting.length === 0) this.#keys.clear();
        for (const resolve of waiting) resolve();
        if (this.#hasFailed) this.logger.info({ edge: this.place }, 'the edge is purged again');
        this.#hasFailed = false;
      } catch (error) {
        this.#waiting = [...waiting, ...this.#waiting];
        if (!this.#hasFailed)
          this.logger.warn({ edge: this.place, cause: String(error) }, 'the edge is not purged');
        this.#hasFailed = true;
        await pause(retryMs, undefined, { ref: false });
      }
    }
    this.#isSending = false;
  }
}

/** @throws when the edge does not answer in time, or answers anything but 2xx */
function sendPurge(address: string, keys: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? requestTls : request;
    const call = send(address, { method: 'PURGE', headers: { 'xkey-purge': keys.join(' ') }, agent: false });
    const timer = setTimeout(() => call.destroy(new Error(`no answer within ${limitMs} ms`)), limitMs);
    call.once('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`it answered ${statusCode}`));
    });
    call.once('error', reject).once('close', () => clearTimeout(timer));
    call.end();
  });
}
