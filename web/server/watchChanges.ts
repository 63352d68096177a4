import { feedSecretHeader } from '@ritmi/shared/domain/history';
import { EventSource } from 'eventsource';
import type { Log } from './log.js';
import type { PageCache } from './page/pageCache.js';

type WatchOptions = {
  readonly apiUrl: string;
  /** With it the API lets this reader in, whoever else holds connections. */
  readonly feedSecret: string | undefined;
  readonly cache: PageCache;
  readonly log: Log;
};

/** How long after a lost feed it is tried again, in ms. */
const retryMs = 500;

/** Outdates the pages on each change that the API tells of; answers how to stop. */
export function watchChanges({ apiUrl, feedSecret, cache, log }: WatchOptions): () => void {
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
      log.debug('hears of changes');
      cache.setConnected(true);
    };
    feed.onmessage = () => cache.outdate();
    feed.onerror = () => {
      cache.setConnected(false);
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
