import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { followChanges } from '@ritmi/shared/client/changeFeed';
import { isEntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import { useHost } from '../../host/host.js';
import { hasLongList, isOfCopy, listKey, refreshDocument, singleKey } from '../model/queries.js';

/** Delay before a lost feed is opened again. */
const reopenMs = 2_000;

/** `lost`: what others change is not shown until the feed is connected again. */
export type FeedState = 'connecting' | 'connected' | 'lost';

const FeedContext = createContext<FeedState>('connecting');

export const FeedProvider = FeedContext.Provider;

/**
 * Whether what others change arrives.
 * @public for the line that says so
 */
export const useFeedState = () => useContext(FeedContext);

/** The form of a copy begins again with the copy that is loaded, which would take away what is being typed. */
const isReloadable = ({ queryKey }: Query) => !isOfCopy(queryKey);

/** Refreshes lists that somebody else changed; open forms keep their copy (contract, Beyond: GET /changes). */
export function useChangeFeed(): FeedState {
  const { connection } = useHost();
  const client = useQueryClient();
  const [state, setState] = useState<FeedState>('connecting');
  useEffect(() => {
    /** Changes may have been missed while the feed was closed. */
    let wasLost = false;
    /** Keys that are loaded again as soon as what is being loaded has arrived. */
    const waiting = new Set<string>();

    async function reload(queryKey: readonly unknown[]) {
      const key = hashKey(queryKey);
      if (waiting.has(key)) return;
      waiting.add(key);
      const filters = { queryKey, predicate: isReloadable };
      // A load that is running may be older than this change. It is not restarted: where changes come faster than
      // answers, nothing would ever be shown, and the calls would pile up.
      const running = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
      await Promise.allSettled(running.map(async ({ promise }) => promise));
      waiting.delete(key);
      await client.invalidateQueries(filters);
    }

    function refresh({ entity, id, op }: ChangeNotice) {
      void reload(['changed']);
      if (!isEntityName(entity)) return;
      void reload(singleKey(entity));
      const all = () => reload(listKey(entity));
      const isOne = id && op !== 'reorder' && hasLongList(client, entity);
      void (isOne ? refreshDocument(client, connection, { entity, id }).catch(all) : all());
      // Documents that refer to this one contain its values.
      for (const { name } of referrersOf(entity)) void reload(listKey(name));
    }

    function handleConnected(isConnected: boolean) {
      setState(isConnected ? 'connected' : 'lost');
      if (isConnected) {
        // At the first opening only what was loaded before it can be outdated.
        const isOutdated = (query: Query) =>
          isReloadable(query) && (wasLost || query.state.data !== undefined);
        void client.invalidateQueries({ predicate: isOutdated });
      }
      wasLost = !isConnected;
    }

    return followChanges({
      connection,
      onConnected: handleConnected,
      onChange: (notice) => (notice ? refresh(notice) : void reload([])),
      retryMs: reopenMs,
    });
  }, [connection, client]);
  return state;
}
