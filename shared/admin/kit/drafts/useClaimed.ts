import { useEffect, useSyncExternalStore } from 'react';
import { useDrafts } from './DraftsContext.js';
import { useLatest } from '../useLatest.js';

/** Opens a form that is not on the screen when its draft is brought back. */
export function useClaimed(form: string, onClaimed: () => void): void {
  const drafts = useDrafts();
  const claims = useSyncExternalStore(drafts.subscribe, drafts.claims);
  const isClaimed = claims.some((draft) => draft.form === form);
  const latest = useLatest(onClaimed);
  useEffect(() => {
    if (isClaimed) latest.current();
  }, [isClaimed, latest]);
}
