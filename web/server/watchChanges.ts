import { changeNotice, feedSecretHeader } from '@ritmi/shared/domain/history';
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
};

/** Delay before a lost feed is opened again, in ms. */
const retryMs = 500;

/** The changed entity; null when the message cannot be read. */
function entityIn(message: string): string | null {
  const { data } = changeNotice.safeParse(parsed(message));
  return data?.entity ?? null;
}

/** Clears the caches of what an entity's documents are in on each change event of the API. @returns a function that stops it */
export function watchChanges({ apiUrl, feedSecret, caches, log }: WatchOptions): () => void {
  let feed: EventSource | null = null;
  let timer: NodeJS.Timeout | null = null;
  const open = () => {
    feed = new EventSource(`${apiUrl}/changes`, {
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...init.headers, ...(feedSecret && { [feedSecretHeader]: feedSecret }) },
        }),
    });
    feed.onopen = () => {
      log.debug('connected to the change feed');
      caches.forEach((cache) => cache.setConnected(true));
    };
    feed.onmessage = ({ data }) => {
      const entity = entityIn(data);
      caches.forEach((cache) => cache.clear(entity));
    };
    feed.onerror = () => {
      caches.forEach((cache) => cache.setConnected(false));
      feed?.close();
      timer = setTimeout(open, retryMs);
    };
  };
  open();
  return () => {
    if (timer) clearTimeout(timer);
    feed?.close();
  };
}
