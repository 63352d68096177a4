import { useState, useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts/DraftsContext.js';

type Row = { readonly id: string };

/**
 * Which document's edit dialog is open. A draft that is brought back opens its dialog, with the document as it was when
 * the edit began if it is not in the list any more.
 * @param prefix of the form keys: `services:edit:`
 */
export function useEditing<T extends Row>(prefix: string, rows: readonly T[]) {
  const drafts = useDrafts();
  const [opened, setOpened] = useState<T | null>(null);
  const claims = useSyncExternalStore(drafts.subscribe, drafts.claims);
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
