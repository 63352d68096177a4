import { type Outbox, ownerOf, type Session } from '@ritmi/shared/admin/host';
import type { Connection } from '@ritmi/shared/client/request';
import type { Bridge } from '../../messages.js';
import { makeOutbox, type OutboxParts } from './outbox.js';
import { emptyQueue, merged } from './queue.js';
import { openQueueStore, type QueueStore } from './queueStore.js';

/** The document of versions that kept one queue for everybody. */
const unclaimedName = 'outbox';
const prefix = 'outbox:';

type Parts = Pick<OutboxParts, 'send' | 'onProgress' | 'onSent'> & {
  readonly bridge: Bridge;
  readonly connection: Connection;
  /** Who is signed in now. */
  readonly session: () => Session | null;
};

/**
 * The outboxes of all accounts that left something on this computer for this server. Each has its own document on disk
 * and is sent with its owner's token or not at all.
 */
export async function openOutboxes({ bridge, connection, session, ...parts }: Parts) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const names = await bridge.documentNames();
  const unclaimed = await openStore(unclaimedName);
  const byOwner = new Map<string, ReturnType<typeof make>>();
  for (const name of names.filter((known) => known.startsWith(prefix))) {
    const owner = name.slice(prefix.length);
    byOwner.set(owner, make(owner, await openStore(name)));
  }
  // What an older version left behind is of whoever is still signed in: it sent everything at the next login.
  const first = current();
  if (first) await claimFor(first.store);

  async function openStore(name: string) {
    return openQueueStore({ bridge, name, stored: await bridge.readDocument(name), onChange: notify });
  }

  function ownerId(): string | null {
    const current = session();
    return current && ownerOf(current);
  }

  function make(owner: string, store: QueueStore) {
    // Asked at the moment of sending: somebody else may have signed in since an operation was taken up.
    const token = () => (ownerId() === owner ? (session()?.token ?? null) : null);
    const made = makeOutbox({ ...parts, bridge, store, connection: { ...connection, token } });
    const outbox: Outbox = {
      ...made.outbox,
      subscribe,
      ofOthers: () => count() - countOf(store) - countOf(unclaimed),
      unclaimed: () => countOf(unclaimed),
      claim: async () => {
        await claimFor(store);
        outbox.flush();
      },
    };
    return { ...made, store, outbox };
  }

  function current() {
    const owner = ownerId();
    if (owner === null) return undefined;
    const parts = { bridge, name: prefix + owner, stored: null, onChange: notify };
    const known = byOwner.get(owner) ?? make(owner, openQueueStore(parts));
    byOwner.set(owner, known);
    return known;
  }

  async function claimFor(store: QueueStore): Promise<void> {
    const older = unclaimed.queue();
    if (countOf(unclaimed) + Object.keys(older.replaced).length === 0) return;
    // First into the new place: after a crash in between both have it, under the same keys.
    await store.change((queue) => merged(older, queue));
    await unclaimed.change(() => emptyQueue);
  }

  const all = () => [unclaimed, ...[...byOwner.values()].map(({ store }) => store)];
  const count = () => all().reduce((sum, store) => sum + countOf(store), 0);

  return {
    /** That of the account that is signed in. */
    outbox: () => current()?.outbox,
    /** A temporary id or address as what the server made of it. */
    resolve: (value: string): string => current()?.resolve(value) ?? value,
    /** Somebody has signed in. */
    async resume(): Promise<void> {
      const mine = current();
      // Old names of documents are nobody's secret, and drafts may carry them.
      if (mine && countOf(unclaimed) === 0) await claimFor(mine.store);
      mine?.resume();
    },
    /** How many changes wait here, whoever made them. */
    count,
    subscribe,
    /** How many of all accounts' changes need a newer version of the app. */
    newer: () => all().reduce((sum, store) => sum + store.queue().newer.length, 0),
  };
}

function countOf(store: QueueStore): number {
  const { entries, newer } = store.queue();
  return entries.length + newer.length;
}
