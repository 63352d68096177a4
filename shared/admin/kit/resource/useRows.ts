import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Answer, request } from '@ritmi/shared/client/request';
import { callsOf, type DocumentOf, type EntityName } from '@ritmi/shared/domain/entities';
import { byOrder } from '@ritmi/shared/domain/order';
import { useHost } from '../../host/host.js';
import type { FailureRule } from '../session/failureText.js';
import { useLoadFailure } from '../session/useFailure.js';
import { keepCopy, readCopy } from './copies.js';
import { askAgain, listKey } from './queryClient.js';
import { type AsRead, useWaiting, waitingWrites, withWaiting } from '../outbox/waiting.js';

export type Listed<K extends EntityName> = {
  readonly rows: readonly DocumentOf<K>[];
  /** `copy`: the server gave nothing, these are the rows of the last good load. */
  readonly state: 'loading' | 'ready' | 'copy' | 'failed';
  /** Asks the server at once, without waiting for the next round. */
  readonly askNow: () => void;
};

/** The list of an entity from the server, else its cached copy. */
function useList<K extends EntityName>(name: K, failure: FailureRule): Listed<K> {
  const { connection } = useHost();
  const query = useQuery({
    queryKey: listKey(name),
    queryFn: () => request<DocumentOf<K>[]>(connection, { path: callsOf(name).list }),
    refetchInterval: askAgain,
  });
  const { data: answer, error, errorUpdateCount, failureReason, refetch } = query;
  const copy = useCopy<K>(name, answer, failureReason !== null);

  useLoadFailure({ data: answer, error, errorUpdateCount }, failure);

  return useMemo(() => {
    const askNow = () => void refetch();
    if (answer && !error) return { rows: answer.value, state: 'ready', askNow };
    if (answer) return { rows: answer.value, state: 'copy', askNow };
    if (copy) return { rows: copy, state: 'copy', askNow };
    return { rows: [], state: errorUpdateCount > 0 ? 'failed' : 'loading', askNow };
  }, [answer, error, errorUpdateCount, copy, refetch]);
}

/** The list as it will be when everything that waits has been sent, in readers' order, and those writes. */
export function useRows<K extends EntityName>(name: K, failure: FailureRule, asRead: AsRead) {
  const { rows: listed, state, askNow } = useList(name, failure);
  const waiting = useWaiting();
  const writes = useMemo(() => waitingWrites(name, waiting), [name, waiting]);
  const rows = useMemo(
    () => [...withWaiting(listed, writes, asRead)].sort(byOrder),
    [listed, writes, asRead],
  );
  return { rows, state, writes, askNow };
}

/** Most entities read as they are written. */
export const asWritten = () => ({});

/** Keeps each good answer and brings the last one back when a load fails. */
function useCopy<K extends EntityName>(
  name: K,
  answer: Answer<DocumentOf<K>[]> | undefined,
  hasFailed: boolean,
): readonly DocumentOf<K>[] | null {
  const [copy, setCopy] = useState<readonly DocumentOf<K>[] | null>(null);
  useEffect(() => {
    if (answer) keepCopy(name, answer.value).catch((error: unknown) => console.error(error));
  }, [name, answer]);
  useEffect(() => {
    let isGone = false;
    if (hasFailed) {
      readCopy(name).then(
        (kept) => {
          if (!isGone) setCopy(kept);
        },
        (error: unknown) => console.error(error),
      );
    }
    return () => {
      isGone = true;
    };
  }, [name, hasFailed]);
  return copy;
}
