import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isEntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { ChangeNotice } from '@ritmi/shared/domain/history';
import { useHost } from '../../host/host.js';
import { hasLongList, listKey, refreshDocument } from '../model/queries.js';

/** Delay before a feed that the browser has closed is opened again. */
const reopenMs = 5_000;

/** Refreshes lists that somebody else changed; open forms keep their copy (contract, Beyond: GET /changes). */
export function useChangeFeed(): void {
  const { connection } = useHost();
  const client = useQueryClient();
  useEffect(() => {
    let feed: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Changes may have been missed while the feed was closed. */
    let wasLost = false;

    async function reload(queryKey: readonly unknown[]) {
      // A first load that is still running may be older than this change, and an invalidation does not restart it.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }

    function refresh({ entity, id, op }: Partial<ChangeNotice>) {
      void reload(['changed']);
      if (!entity || !isEntityName(entity)) return;
      const all = () => reload(listKey(entity));
      const isOne = id && op !== 'reorder' && hasLongList(client, entity);
      void (isOne ? refreshDocument(client, connection, { entity, id }).catch(all) : all());
      // Documents that refer to this one contain its values.
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
