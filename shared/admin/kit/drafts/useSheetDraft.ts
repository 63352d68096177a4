import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import { newKey } from '../model/newKey.js';
import type { Edited } from '../model/values.js';
import type { Draft } from './draftRegistry.js';
import { useDrafts } from './Drafts.js';
import { useLeave } from './LeaveGuard.js';

type SheetDraftOptions<V extends Readonly<Record<string, unknown>>> = {
  /** Which form, such as `enquiries-offer:42`: an entity, a dash, and what tells it from others. */
  readonly form: string;
  /** What the draft is called. */
  readonly title: string;
  readonly values: V;
  /** The values of the form before anything is typed. */
  readonly first: V;
  /** The document of an edit, as it was when the form was opened. */
  readonly base?: Edited | null | undefined;
  /** Puts values into the form: those of a draft, or the first ones after its draft was discarded. */
  readonly onRestore: (values: V, base: Edited | undefined) => void;
};

/**
 * Keeps what is typed into a form of its own state as a draft, until it is saved or discarded. `drop` deletes the draft
 * after a save; `leave` closes the form, after a question if something was typed.
 */
export function useSheetDraft<V extends Readonly<Record<string, unknown>>>(options: SheetDraftOptions<V>) {
  const { form, title, values, first, base, onRestore } = options;
  const drafts = useDrafts();
  const leave = useLeave();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const typed = JSON.stringify(values);

  function drop() {
    drafts.drop(id.current);
    id.current = newKey();
  }

  const store = useEffectEvent(() => {
    if (typed === JSON.stringify(first)) return drafts.drop(id.current);
    const draft = { id: id.current, owner: drafts.owner, form, path: pathname, title, values: { ...values } };
    drafts.save({ ...draft, files: {}, base: base ?? undefined, savedAt: Date.now() }, () => {
      drop();
      onRestore(first, base ?? undefined);
    });
  });
  useEffect(() => store(), [typed]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.releaseClaims(form);
    },
    [drafts, form],
  );

  const takeOver = useEffectEvent((claimed: Draft) => {
    drafts.release(id.current);
    // A new id, because another window may have the same draft open and keep writing it.
    id.current = newKey();
    onRestore(knownOf(first, claimed.values), claimed.base);
    drafts.drop(claimed.id);
  });
  const claimed = useClaim((claimedForm) => claimedForm === form);
  useEffect(() => {
    if (claimed) takeOver(claimed);
  }, [claimed]);

  return { drop, leave: (action: () => void) => leave(action, form) };
}

/** Opens the sheet of a draft that is restored; the sheet takes it over. */
export function useClaimedSheet(isOurs: (form: string) => boolean, open: (draft: Draft) => void): void {
  const claimed = useClaim(isOurs);
  const handle = useEffectEvent(open);
  useEffect(() => {
    if (claimed) handle(claimed);
  }, [claimed]);
}

function useClaim(isOurs: (form: string) => boolean): Draft | undefined {
  return useStore(useDrafts().lists).claims.find((draft) => isOurs(draft.form));
}

/** The values with those of a draft. A damaged store, or an older version of the form, may contain anything else. */
function knownOf<V extends Readonly<Record<string, unknown>>>(first: V, stored: Draft['values']): V {
  const known = Object.entries(first).flatMap(([name, value]) =>
    kindOf(stored[name]) === kindOf(value) ? [[name, stored[name]] as const] : [],
  );
  return { ...first, ...Object.fromEntries(known) };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
