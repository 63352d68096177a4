import { followChanges } from '@ritmi/shared/client/changeFeed';
import { feedSecretHeader } from '@ritmi/shared/domain/history';
import type { Log } from '@ritmi/shared/server/log';
import type { ApiPlace } from './apiServers.js';

/** A cache that is valid until content changes. */
export type ContentCache = {
  /** Documents of this entity have changed; with null those of any may have. */
  readonly clear: (entity: string | null) => void;
  readonly setConnected: (isConnected: boolean) => void;
};

type WatchOptions = {
  readonly api: ApiPlace;
  /** Exempts this connection from the API's limit for clients of the feed. */
  readonly feedSecret: string | undefined;
  readonly caches: readonly ContentCache[];
  readonly log: Log;
  /** Time without a byte after which the connection counts as lost, in ms. */
  readonly silenceMs?: number;
};

/** Delay before a lost feed is opened again, in ms. */
const retryMs = 500;

/** Clears the caches of what an entity's documents are in on each change event of the API. @returns a function that stops it */
export function watchChanges({ api, feedSecret, caches, log, silenceMs }: WatchOptions): () => void {
  return followChanges({
    connection: {
      // The next one, when the feed was lost with its server.
      get baseUrl() {
        return api.url;
      },
    },
    headers: feedSecret === undefined ? {} : { [feedSecretHeader]: feedSecret },
    onConnected: (isConnected) => {
      if (isConnected) log.debug('connected to the change feed');
      caches.forEach((cache) => cache.setConnected(isConnected));
    },
    onChange: (notice) => caches.forEach((cache) => cache.clear(notice?.entity ?? null)),
    retryMs,
    ...(silenceMs !== undefined && { silenceMs }),
  });
}
