import { changeNotice, feedSecretHeader, heartbeatMs } from '@ritmi/shared/domain/history';
import { parsed } from '@ritmi/shared/domain/json';
import { EventSource } from 'eventsource';
import type { Log } from './log.js';

/** A cache that is valid until content changes. */
export type ContentCache = {
  /** Documents of this entity have changed; with null those of any may have. */
  readonly clear: (entity: string | null) => void;
  readonly setConnected: (isConnected: boolean) => void;
};

type WatchOptions = {
  readonly apiUrl: string;
  /** Exempts this connection from the API's limit for clients of the feed. */
  readonly feedSecret: string | undefined;
  readonly caches: readonly ContentCache[];
  readonly log: Log;
  /** Time without a byte after which the connection counts as lost, in ms. */
  readonly silenceMs?: number;
};

/** Delay before a lost feed is opened again, in ms. */
const retryMs = 500;

/** The changed entity; null when the message cannot be read. */
function entityIn(message: string): string | null {
  const { data } = changeNotice.safeParse(parsed(message));
  return data?.entity ?? null;
}

/**
 * Clears the caches of what an entity's documents are in on each change event of the API. A connection without a byte for
 * two heartbeats is lost: its other side is frozen or gone. @returns a function that stops it
 */
export function watchChanges(options: WatchOptions): () => void {
  const { apiUrl, feedSecret, caches, log, silenceMs = 2 * heartbeatMs } = options;
  let close = (): void => undefined;
  let timer: NodeJS.Timeout | null = null;
  const open = () => {
    const lose = () => {
      caches.forEach((cache) => cache.setConnected(false));
      close();
      timer = setTimeout(open, retryMs);
    };
    const silence = setTimeout(lose, silenceMs);
    const feed = new EventSource(`${apiUrl}/changes`, {
      fetch: async (address, init) => {
        const headers = { ...init.headers, ...(feedSecret && { [feedSecretHeader]: feedSecret }) };
        const { body, status, url, redirected, headers: given } = await fetch(address, { ...init, headers });
        const heard = new TransformStream<Uint8Array, Uint8Array>({
          transform: (bytes, controller) => {
            silence.refresh();
            controller.enqueue(bytes);
          },
        });
        return { status, url, redirected, headers: given, body: body?.pipeThrough(heard) ?? null };
      },
    });
    close = () => {
      clearTimeout(silence);
      feed.close();
    };
    feed.onopen = () => {
      log.debug('connected to the change feed');
      caches.forEach((cache) => cache.setConnected(true));
    };
    feed.onmessage = ({ data }) => {
      const entity = entityIn(data);
      caches.forEach((cache) => cache.clear(entity));
    };
    feed.onerror = lose;
  };
  open();
  return () => {
    if (timer) clearTimeout(timer);
    close();
  };
}
