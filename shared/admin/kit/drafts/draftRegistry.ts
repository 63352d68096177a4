import PQueue from 'p-queue';
import { z } from 'zod';
import { createStore, type Store } from '@ritmi/shared/ui/store';
import type { DraftStore } from '../../host/host.js';
import type { Edited } from '../model/values.js';
import { keepForReload, takeAfterReload } from './reloadCopies.js';

/** The unsaved content of a form. A damaged store may contain anything else. */
const draftShape = z.object({
  id: z.string(),
  /** Account of the person who typed it. */
  owner: z.string(),
  /** Which form, such as `services:new` or `services:edit:42`. */
  form: z.string(),
  /** Where that form is in the admin. */
  path: z.string(),
  /** Shown to the person, such as the title of the document. */
  title: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** Chosen files that are not uploaded yet, by field. */
  files: z.record(z.string(), z.array(z.instanceof(File)).readonly()).catch({}),
  /** The document that an edit started from. */
  base: z.custom<Edited>().optional(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});

export type Draft = z.infer<typeof draftShape>;

type DraftLists = {
  /** Drafts of an earlier visit that are not open in any form. */
  readonly offered: readonly Draft[];
  /** Drafts that wait for their form to take them over. */
  readonly claims: readonly Draft[];
};

type Entry = {
  readonly draft: Draft;
  /** `claimed`: its form has been asked to take it over; `open`: a form has it right now; `left`: that form drops or sends it. */
  readonly state: 'offered' | 'claimed' | 'open' | 'left';
  /** Of an open draft: drops it and resets its form. */
  readonly onDiscard?: () => void;
};

const prefix = 'draft:';
const keyOf = (id: string) => `${prefix}${id}`;

/** The drafts of one person: on disk, and which of them are open in a form right now. */
export function createDraftRegistry(store: DraftStore, owner: string) {
  const entries = new Map<string, Entry>();
  /** Whether the last draft could be stored. */
  const isStored = createStore(true);
  const disk = createWriter();
  const lists = createStore<DraftLists>({ offered: [], claims: [] });
  /** Forms about people who were erased. */
  const forgotten = new Set<string>();
  /** Ids of drafts of this window whose deletion the disk has not confirmed. */
  const dropping = new Set<string>();
  let isInUse = false;

  function notify() {
    const draftsIn = (state: Entry['state']) =>
      [...entries.values()].filter((entry) => entry.state === state).map(({ draft }) => draft);
    lists.set({ offered: draftsIn('offered'), claims: draftsIn('claimed') });
  }

  function change(state: Entry['state'], matches: (entry: Entry) => boolean): void {
    for (const [id, entry] of entries) if (matches(entry)) entries.set(id, { draft: entry.draft, state });
    notify();
  }

  /** The entries that are open in any form, or in this one. */
  const opened = (form?: string) =>
    [...entries.values()].filter(
      ({ draft, state }) => state === 'open' && (form === undefined || draft.form === form),
    );

  return {
    owner,
    async load(): Promise<void> {
      for (const draft of await readDrafts(store, owner)) entries.set(draft.id, { draft, state: 'offered' });
      notify();
    },
    lists,
    isStored,
    /** Asks the forms of these drafts to take them over. */
    claim: (ids: readonly string[]) => change('claimed', ({ draft }) => ids.includes(draft.id)),
    /** `onDiscard` drops the draft and resets the form. */
    save(draft: Draft, onDiscard: () => void): void {
      if (forgotten.has(draft.form)) return;
      const isNew = entries.get(draft.id)?.state !== 'open';
      entries.set(draft.id, { draft, state: 'open', onDiscard });
      disk.write(draft.id, () => storeDraft(store, draft, isStored));
      if (isNew) notify();
    },
    /** Deletes a draft, from disk too, unless another window still writes it. */
    drop(id: string): void {
      const { draft, state } = entries.get(id) ?? {};
      if (!draft) return;
      entries.delete(id);
      // A draft of an open form belongs to this window alone. It is deleted without reading it first, because the page may
      // be reloaded right after a save, or after its form was left.
      const isOwn = state === 'open' || state === 'left';
      if (isOwn) dropping.add(id);
      const remove = () => (isOwn ? store.delete(keyOf(id)) : deleteUnchanged(store, draft));
      disk.write(id, () => remove().then(() => void dropping.delete(id)));
      notify();
    },
    /** Deletes the drafts of these forms, also those of other accounts, and stores none of them any more. */
    async forget(forms: readonly string[]): Promise<void> {
      for (const form of forms) forgotten.add(form);
      const known = [...entries.values()].map(({ draft }) => draft);
      for (const { id, form } of [...known, ...(await storedDrafts(store))]) {
        if (!forms.includes(form)) continue;
        entries.delete(id);
        disk.write(id, () => store.delete(keyOf(id)));
      }
      notify();
    },
    /** Runs an action that leaves all open forms, or this one, and drops their drafts. */
    discard(action: () => void, form?: string): void {
      const left = opened(form);
      // First, so that no open draft blocks the action.
      for (const { draft } of left) entries.set(draft.id, { draft, state: 'left' });
      action();
      for (const { onDiscard } of left) onDiscard?.();
    },
    /** The form was closed; the draft stays. */
    release: (id: string) => change('offered', ({ draft, state }) => state === 'open' && draft.id === id),
    /** The form was closed while what it has is being sent: nobody is asked about it meanwhile. */
    setAside: (id: string) => change('left', ({ draft, state }) => state === 'open' && draft.id === id),
    /** What was set aside was not sent. */
    takeBack: (id: string) => change('offered', ({ draft, state }) => state === 'left' && draft.id === id),
    /** The form was closed before it took these over: they are offered again. */
    releaseClaims: (form: string) =>
      change('offered', ({ draft, state }) => state === 'claimed' && draft.form === form),
    /** Whether its owner is still signed in here. */
    isInUse: () => isInUse,
    setInUse(value: boolean): void {
      isInUse = value;
    },
    /** Ids of the drafts that are open in any form, or in this one. */
    openIds: (form?: string): readonly string[] => opened(form).map(({ draft }) => draft.id),
    /** Resolves when everything is on disk. */
    flushed: disk.flushed,
    /** For a page that is about to be closed: starts all queued writes at once. */
    flushNow: () => {
      disk.flushNow();
      keepReloadCopies(opened(), dropping);
    },
  };
}

export type DraftRegistry = ReturnType<typeof createDraftRegistry>;

async function storeDraft(store: DraftStore, draft: Draft, isStored: Store<boolean>): Promise<void> {
  try {
    await store.set(keyOf(draft.id), draft);
    isStored.set(true);
  } catch (error) {
    isStored.set(false);
    throw error;
  }
}

/** Deletes a draft from disk, unless another window has changed it since. */
async function deleteUnchanged(store: DraftStore, { id, savedAt }: Draft): Promise<void> {
  const { data: stored } = draftShape.safeParse(await store.get(keyOf(id)));
  if (!stored || stored.savedAt <= savedAt) await store.delete(keyOf(id));
}

/** The drafts on disk, of all accounts. */
export async function storedDrafts(store: DraftStore): Promise<readonly Draft[]> {
  const keys = (await store.keys()).filter((key) => key.startsWith(prefix));
  const stored = await Promise.all(keys.map((key) => store.get(key)));
  return stored.flatMap((each) => draftShape.safeParse(each).data ?? []);
}

/** The stored drafts of a person. What was not done on disk before a reload is done now. */
async function readDrafts(store: DraftStore, owner: string): Promise<Iterable<Draft>> {
  const drafts = new Map<string, Draft>();
  for (const draft of await storedDrafts(store)) if (draft.owner === owner) drafts.set(draft.id, draft);
  for (const copy of takeReloadCopies()) {
    const stored = drafts.get(copy.id);
    if (copy.owner !== owner || (stored && stored.savedAt >= copy.savedAt)) continue;
    const draft = { ...copy, files: stored?.files ?? {} };
    drafts.set(draft.id, draft);
    // If the disk is full, the draft is offered all the same.
    await store.set(keyOf(draft.id), draft).catch(console.error);
  }
  for (const id of takeAfterReload(reloaded.dropped).map(String)) {
    if (drafts.delete(id)) await store.delete(keyOf(id)).catch(console.error);
  }
  return drafts.values();
}

/** Keys of what a reload may leave undone: drafts that are open, without their files, and ids of dropped ones. */
const reloaded = { open: 'drafts', dropped: 'drafts:dropped' };

function keepReloadCopies(opened: readonly Entry[], dropping: ReadonlySet<string>): void {
  const copies = opened.map(({ draft }) => ({ ...draft, files: {} }));
  keepForReload(reloaded.open, copies);
  keepForReload(reloaded.dropped, [...dropping]);
}

/** The drafts from before a reload. */
const takeReloadCopies = () =>
  takeAfterReload(reloaded.open).flatMap((copy) => draftShape.safeParse(copy).data ?? []);

/** Runs one write after the other. A queued write is replaced by a newer one with the same key. */
function createWriter() {
  const queue = new PQueue({ concurrency: 1 });
  const newest = new Map<string, () => Promise<void>>();

  async function run(key: string): Promise<void> {
    const work = newest.get(key);
    newest.delete(key);
    await work?.().catch(console.error);
  }

  return {
    write(key: string, work: () => Promise<void>): void {
      const isQueued = newest.has(key);
      newest.set(key, work);
      if (!isQueued) void queue.add(() => run(key));
    },
    // Stores keep the order of their calls, so running all at once loses nothing.
    flushNow: (): void => {
      queue.concurrency = Number.POSITIVE_INFINITY;
      queue.concurrency = 1;
    },
    flushed: () => queue.onIdle(),
  };
}
