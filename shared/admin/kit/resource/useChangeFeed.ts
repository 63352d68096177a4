import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isEntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import { useHost } from '../../host/host.js';
import { isLongHere, listKey, refreshDocument } from './queries.js';

/** A feed that the browser has given up is opened again after this long. */
const reopenMs = 5_000;

/** Refreshes lists that somebody else changed; open forms keep their copy (contract, Beyond: GET /changes). */
export function useChangeFeed(): void {
  const { connection } = useHost();
  const client = useQueryClient();
  useEffect(() => {
    let feed: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // While there was no feed, changes were missed.
    let wasLost = false;

    async function reload(queryKey: readonly unknown[]) {
      // A first load that is running may have read the list before this change, and an invalidation does not repeat it.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }

    function refresh({ entity, id, op }: Partial<ChangeNotice>) {
      void reload(['changed']);
      if (!entity || !isEntityName(entity)) return;
      const all = () => reload(listKey(entity));
      const isOne = id && op !== 'reorder' && isLongHere(client, entity);
      void (isOne ? refreshDocument(client, connection, { entity, id }).catch(all) : all());
      // What refers to a document reads with it.
      for (const { name } of referrersOf(entity)) void reload(listKey(name));
    }

    function handleMessage({ data }: MessageEvent<string>) {
      try {
        const notice: Partial<ChangeNotice> = JSON.parse(data);
        refresh(notice);
      } catch (error) {
        console.error(error);
      }
    }

    function open() {
      feed = new EventSource(`${connection.baseUrl}/changes`);
      feed.onmessage = handleMessage;
      feed.onopen = () => {
        // At the first opening only what was loaded before it can be outdated.
        const wasLoaded = ({ state }: { state: { data: unknown } }) => wasLost || state.data !== undefined;
        void client.invalidateQueries({ predicate: wasLoaded });
        wasLost = false;
      };
      feed.onerror = () => {
        wasLost = true;
        if (feed?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, reopenMs);
      };
    }

    open();
    return () => {
      feed?.close();
      clearTimeout(timer);
    };
  }, [connection, client]);
}
