import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long the screen waits for what is slow, in ms. */
const longestMs = 3_000;

/** Asked for the first time, and not failed yet: it may still change what is on the screen. */
const isOnItsWay = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && state.data === undefined && state.fetchFailureCount === 0;

/**
 * Whether everything that the screen asked for when it opened was answered, or is too slow; it stays so. Call it after
 * the queries that it waits for.
 */
export function useHasArrived(): boolean {
  const client = useQueryClient();
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const check = () => client.isFetching({ predicate: isOnItsWay }) === 0 && setHasArrived(true);
    // Not at once: the cache also tells of queries that another component begins while it renders.
    const unsubscribe = client.getQueryCache().subscribe(notifyManager.batchCalls(check));
    const timer = setTimeout(() => setHasArrived(true), longestMs);
    check();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client]);
  return hasArrived;
}
