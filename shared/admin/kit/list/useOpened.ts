import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import { useDrafts } from '../drafts/Drafts.js';
import { editParam, newParam } from '../model/entityText.js';
import type { Edited } from '../model/values.js';
import { useLatest } from '../useLatest.js';

type Options<D extends Edited> = {
  /** Of the form keys: `services:edit:` */
  readonly prefix: string;
  /** Name of the entity. */
  readonly name: string;
  readonly rows: readonly D[];
  /** Begins a new document where its form is no dialog. */
  readonly onNew: (() => void) | null;
};

/**
 * The document whose dialog is open. A restored draft opens its dialog; if the document is no longer in the list, with
 * the copy from which the edit began.
 */
export function useOpened<D extends Edited>({ prefix, name, rows, onNew }: Options<D>) {
  const drafts = useDrafts();
  const [opened, setOpened] = useState<D | 'new' | null>(null);
  const { claims } = useStore(drafts.lists);
  const claim = claims.find((draft) => draft.form.startsWith(prefix)) ?? null;
  const [seen, setSeen] = useState<typeof claim>(null);
  if (claim !== seen) {
    setSeen(claim);
    const id = claim?.form.split(':')[2];
    // A draft of an edit contains the document of this list from which it began.
    if (claim) setOpened(id ? (rows.find((row) => row.id === id) ?? (claim.base as D)) : 'new');
  }

  // The URL may name a document, whose dialog opens once it is in the list.
  const [params, setParams] = useSearchParams();
  const editId = params.get(editParam);
  const row = rows.find(({ id }) => id === editId);
  const latest = useLatest(setOpened);
  useEffect(() => {
    if (!row) return;
    latest.current(row);
    setParams({}, { replace: true });
  }, [row, latest, setParams]);

  // Or ask for a new one.
  const isNewAsked = params.get(newParam) === name;
  const start = useLatest(onNew ?? (() => setOpened('new')));
  useEffect(() => {
    if (!isNewAsked) return;
    start.current();
    setParams({}, { replace: true });
  }, [isNewAsked, start, setParams]);
  return [opened, setOpened] as const;
}
