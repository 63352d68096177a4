import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { byOrderIn } from '@ritmi/shared/domain/order';
import { useHost } from '../../host/host.js';
import { readValues } from '../kinds/fieldKinds.js';
import { queuedWrites, type ReadValues, useQueued, withQueued } from '../outbox/queued.js';
import type { FailureRule } from '../model/failureText.js';
import { useLoadFailure } from '../session/useSession.js';
import { cachedKey, readCachedList } from './listCache.js';
import { storeList } from '../model/storedLists.js';
import { listQuery, pollAfterFailure } from '../model/queries.js';

/** `cached`: the server did not respond, and the rows are those of the last good load. */
export type ListState = 'loading' | 'ready' | 'cached' | 'failed';

/**
 * The rows of an entity, from the server or else from the cache, with the queued writes applied and in the site's
 * order. Also returns those queued writes.
 * @param readMore adds what the API returns with a document beyond its written fields; must be stable
 */
export function useRows<K extends EntityName>(name: K, failure: FailureRule, readMore?: ReadValues) {
  const host = useHost();
  const { connection } = host;
  const query = useQuery({ ...listQuery(connection, name), refetchInterval: pollAfterFailure });
  const { data, failureReason, refetch } = query;
  const { data: cached } = useQuery({
    queryKey: cachedKey(name),
    queryFn: () => readCachedList(name).catch(logged),
    enabled: failureReason !== null,
  });
  useEffect(() => {
    if (data && !data.next) storeList(host, name, data.value).catch(logged);
  }, [host, name, data]);
  const isFailing = useLoadFailure(query, failure);

  const queued = useQueued();
  const writes = useMemo(() => queuedWrites(name, queued), [name, queued]);
  const rows = useMemo(() => {
    const { orderField } = entityOf(name);
    const listed: readonly DocumentOf<K>[] = data?.value ?? cached?.rows ?? [];
    const read: ReadValues = (sent, before) => ({
      ...readValues(entityOf(name), sent, before),
      ...readMore?.(sent, before),
    });
    return [...withQueued(listed, writes, read)].sort(byOrderIn(orderField));
  }, [name, data, cached, writes, readMore]);

  let state: ListState = isFailing ? 'failed' : 'loading';
  if (data || cached) state = data && !isFailing ? 'ready' : 'cached';
  return { rows, state, writes, refetch };
}

export type Listed<K extends EntityName> = Pick<ReturnType<typeof useRows<K>>, 'rows' | 'state' | 'refetch'>;

function logged(error: unknown): null {
  console.error(error);
  return null;
}
