import type { DraftStore } from '../../host/host.js';
import { type Draft, draftKey, isDraft, isDraftKey } from './draft.js';
import { latestOnly } from './latestOnly.js';

/** The drafts of one person: on disk, and which of them are open in a form right now. */
export function draftBook(store: DraftStore, owner: string) {
  const drafts = new Map<string, Draft>();
  const open = new Set<string>();
  const claimed = new Set<string>();
  const listeners = new Set<() => void>();
  let isInUse = false;
  const disk = latestOnly((error) => console.error(error));
  let offered: readonly Draft[] = [];
  let claims: readonly Draft[] = [];

  function tell() {
    offered = [...drafts.values()].filter(({ id }) => !open.has(id) && !claimed.has(id));
    claims = [...drafts.values()].filter(({ id }) => claimed.has(id));
    for (const listener of listeners) listener();
  }

  /** An offer is gone; from disk too, unless another window still writes it. */
  function giveUp(id: string): void {
    const draft = drafts.get(id);
    if (!draft) return;
    claimed.delete(id);
    drafts.delete(id);
    disk.write(id, async () => {
      const kept = await store.get(draftKey(id));
      const isOurs = !isDraft(kept) || kept.savedAt <= draft.savedAt;
      if (isOurs) await store.delete(draftKey(id));
    });
    tell();
  }

  return {
    owner,
    async load(): Promise<void> {
      for (const key of await store.keys()) {
        if (!isDraftKey(key)) continue;
        const draft = await store.get(key);
        if (isDraft(draft) && draft.owner === owner) drafts.set(draft.id, draft);
      }
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Left behind by an earlier visit, not open in any form. */
    offered: () => offered,
    /** To be taken over by the form that they belong to. */
    claims: () => claims,
    /** Asks the forms of these drafts to take them over. */
    claim(ids: readonly string[]): void {
      for (const id of ids) if (drafts.has(id)) claimed.add(id);
      tell();
    },
    /** A form has taken the draft over, and has saved it under an id of its own. */
    adopt: giveUp,
    save(draft: Draft): void {
      drafts.set(draft.id, draft);
      const isNew = !open.has(draft.id);
      open.add(draft.id);
      disk.write(draft.id, () => store.set(draftKey(draft.id), draft));
      if (isNew) tell();
    },
    drop(id: string): void {
      if (!open.delete(id)) return giveUp(id);
      drafts.delete(id);
      disk.write(id, () => store.delete(draftKey(id)));
      tell();
    },
    /** The form is gone, what was typed stays. */
    release(id: string): void {
      if (open.delete(id)) tell();
    },
    /** The form is gone before it took these over: they are offered again. */
    giveBackClaims(form: string): void {
      const untaken = [...claimed].filter((id) => drafts.get(id)?.form === form);
      for (const id of untaken) claimed.delete(id);
      if (untaken.length > 0) tell();
    },
    /** Whether its owner is still signed in here. */
    isInUse: () => isInUse,
    setInUse(value: boolean): void {
      isInUse = value;
    },
    live: (): readonly string[] => [...open],
    settled: () => disk.settled(),
    /** To be called when the page goes away: nothing may wait any more. */
    rush: () => disk.rush(),
  };
}

export type DraftBook = ReturnType<typeof draftBook>;
