import { useCallback, useSyncExternalStore } from 'react';
import { type WaitingOperation, useHost } from '../../host/host.js';

const none: readonly WaitingOperation[] = [];
const never = () => undefined;

/** What waits for the server; empty where the host cannot queue. */
export function useWaiting(): readonly WaitingOperation[] {
  const { outbox } = useHost();
  const subscribe = useCallback((listener: () => void) => outbox?.subscribe(listener) ?? never, [outbox]);
  return useSyncExternalStore(subscribe, outbox ? () => outbox.waiting() : () => none);
}
