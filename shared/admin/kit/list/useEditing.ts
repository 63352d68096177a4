import { useEffect, useState } from 'react';
import { useStore } from '@ritmi/shared/ui/store';
import { useDrafts } from '../drafts/DraftsContext.js';
import { useLatest } from '../useLatest.js';

type Row = { readonly id: string };

/**
 * Which document's edit dialog is open. A restored draft opens its dialog; if the document is not in the list any more,
 * with the copy from which the edit began.
 * @param prefix of the form keys: `services:edit:`
 */
export function useEditing<T extends Row>(prefix: string, rows: readonly T[]) {
  const drafts = useDrafts();
  const [opened, setOpened] = useState<T | null>(null);
  const claims = useStore({ get: drafts.claims, subscribe: drafts.subscribe });
  const claim = claims.find((draft) => draft.form.startsWith(prefix)) ?? null;
  const [seen, setSeen] = useState<typeof claim>(null);
  if (claim !== seen) {
    setSeen(claim);
    const id = claim?.form.slice(prefix.length);
    if (claim) setOpened(rows.find((row) => row.id === id) ?? (claim.base as T));
  }
  return {
    document: opened,
    open: setOpened,
    close: () => setOpened(null),
  };
}

/** Opens a form that is not on the screen when its draft is restored. */
export function useClaimed(form: string, onClaimed: () => void): void {
  const drafts = useDrafts();
  const claims = useStore({ get: drafts.claims, subscribe: drafts.subscribe });
  const isClaimed = claims.some((draft) => draft.form === form);
  const latest = useLatest(onClaimed);
  useEffect(() => {
    if (isClaimed) latest.current();
  }, [isClaimed, latest]);
}
