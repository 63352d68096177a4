import { feedSecretHeader } from '@ritmi/shared/domain/history';
import { EventSource } from 'eventsource';
import type { Log } from './log.js';

/** Holds what is current until content changes. */
export type ContentCache = {
  /** Content changed, or may have changed unseen. */
  readonly clear: () => void;
  readonly setConnected: (isConnected: boolean) => void;
};

type WatchOptions = {
  readonly apiUrl: string;
  /** With it the API lets this reader in, whoever else holds connections. */
  readonly feedSecret: string | undefined;
  readonly caches: readonly ContentCache[];
  readonly log: Log;
};

/** How long after a lost feed it is tried again, in ms. */
const retryMs = 500;

/** Clears the caches on each change event of the API. @returns a function that stops it */
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
    feed.onmessage = () => caches.forEach((cache) => cache.clear());
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
