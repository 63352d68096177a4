import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import { newKey } from '../model/newKey.js';
import type { Edited } from '../model/values.js';
import type { Draft } from './draftRegistry.js';
import { useDrafts } from './Drafts.js';
import { useLeave } from './LeaveGuard.js';

type SheetDraftOptions<V extends Readonly<Record<string, unknown>>, B extends Edited> = {
  /** Which form, such as `enquiries-offer:42`: an entity, a dash, and what tells it from others. */
  readonly form: string;
  /** What the draft is called. */
  readonly title: (values: V) => string;
  /** The values of the form before anything is typed, asked for once. */
  readonly first: () => V;
  /** What the values say, where different ones can say the same: they are no change then. */
  readonly meant?: (values: V) => unknown;
  /** The document of an edit, as it is when the form is opened. */
  readonly base?: B | null | undefined;
};

/**
 * The values of a form of its own state, which are kept as a draft until they are saved or discarded. `base` is the document
 * from which they began: that of the draft, if one was restored. `drop` deletes the draft after a save, and `startFrom`
 * begins the next one with other values; `leave` closes the form, after a question if something was typed. `closeFor` closes it
 * at once and offers the draft again if the work that follows is not done.
 */
export function useSheetDraft<V extends Readonly<Record<string, unknown>>, B extends Edited = Edited>(
  options: SheetDraftOptions<V, B>,
) {
  const { form, title, meant = asTyped, base: opened } = options;
  const drafts = useDrafts();
  const leave = useLeave();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const [{ first, values, base }, setState] = useState(() => {
    const begun = options.first();
    return { first: begun, values: begun, base: opened ?? undefined };
  });
  const typed = JSON.stringify(values);

  const set = (part: Partial<V>) => setState((last) => ({ ...last, values: { ...last.values, ...part } }));

  function drop() {
    drafts.drop(id.current);
    id.current = newKey();
  }

  function startFrom(next: V) {
    drop();
    setState({ first: next, values: next, base: opened ?? undefined });
  }

  async function closeFor(close: () => void, work: () => Promise<boolean>): Promise<boolean> {
    const { current } = id;
    drafts.setAside(current);
    close();
    try {
      const isDone = await work();
      if (isDone) drafts.drop(current);
      return isDone;
    } finally {
      drafts.takeBack(current);
    }
  }

  const store = useEffectEvent(() => {
    const isSame = JSON.stringify(meant(values)) === JSON.stringify(meant(first));
    if (isSame) return drafts.drop(id.current);
    const draft = { id: id.current, owner: drafts.owner, form, path: pathname, title: title(values) };
    drafts.save({ ...draft, values: { ...values }, files: {}, base, savedAt: Date.now() }, () =>
      startFrom(first),
    );
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
    // Only this form stores drafts under its name.
    setState({ first, values: knownOf(first, claimed.values), base: claimed.base as B | undefined });
    drafts.drop(claimed.id);
  });
  const claimed = useClaim((claimedForm) => claimedForm === form);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Once, when somebody has restored the draft.
    if (claimed) takeOver(claimed);
  }, [claimed]);

  return { values, set, base, drop, startFrom, closeFor, leave: (action: () => void) => leave(action, form) };
}

const asTyped = (values: unknown) => values;

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
