import { type Outbox, ownerOf, type Session } from '../host/host.js';
import type { Connection } from '@ritmi/shared/client/request';
import { createStore, type Store } from '@ritmi/shared/ui/store';
import { hasTemporary, newTemporaryId, resolved, temporaryUrl } from './entry.js';
import { nextToSend, type Queue, replacedBy, retried, withUpload, withWrite } from './queue.js';
import { openQueueStore, type QueueStore } from './queueStore.js';
import { makeSender, sendEntry } from './sender.js';
import type { OutboxStorage } from './storage.js';

const prefix = 'outbox:';

type Parts = {
  readonly storage: OutboxStorage;
  readonly connection: Connection;
  /** Who is signed in now. */
  readonly session: () => Session | null;
  readonly send?: typeof sendEntry;
  readonly onProgress: (share: number | null) => void;
  readonly onSent: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Opens the outboxes as soon as what is stored has been read. */
export async function openOutboxes(parts: Parts) {
  const outboxes = makeOutboxes(parts);
  await outboxes.load();
  return outboxes;
}

/**
 * The outboxes of all accounts that have queued something on this computer for this server. Each is a document on disk,
 * sent with its owner's token or not at all; Idempotency-Keys make a repeat after a crash harmless. Until `load` has read
 * what is stored they look empty.
 */
export function makeOutboxes(parts: Parts) {
  const { storage, session, onError } = parts;
  const { sharing } = storage;
  /** How many operations are queued here, of all accounts. */
  const total = createStore(0);
  /** By the names of their documents. */
  const accounts = new Map<string, ReturnType<typeof openAccount>>();
  sharing?.onWritten((name) => {
    if (name.startsWith(prefix)) refresh(accounts.get(name) ?? add(name, null));
  });

  async function load(): Promise<void> {
    for (const name of await storage.documentNames()) {
      if (!name.startsWith(prefix)) continue;
      const text = await storage.readDocument(name);
      if (!accounts.has(name)) add(name, text);
    }
    updateTotal();
  }

  function sum(countOf: (store: QueueStore) => number): number {
    return [...accounts.values()].reduce((count, { store }) => count + countOf(store), 0);
  }

  function updateTotal(): void {
    total.set(sum((store) => store.count()));
  }

  /** Name of the document of whoever is signed in. */
  function currentName(): string | null {
    const signedIn = session();
    return signedIn && prefix + ownerOf(signedIn);
  }

  function add(name: string, stored: string | null) {
    const disk = {
      write: (text: string, files: readonly string[]) => storage.writeDocument({ name, text, files }),
      ...(sharing && {
        others: {
          read: () => storage.readDocument(name),
          alone: (change: () => Promise<void>) => sharing.alone(`change ${name}`, change),
        },
      }),
    };
    const store = openQueueStore(stored, disk, updateTotal);
    // Read at the moment of sending: somebody else may have signed in since the operation was chosen.
    const token = () => (currentName() === name ? (session()?.token ?? null) : null);
    const alone = (run: () => Promise<void>) => (sharing ? sharing.alone(`send ${name}`, run) : run());
    const account = openAccount(parts, { store, token, alone, total });
    accounts.set(name, account);
    return account;
  }

  /** Another window has changed this queue; if it closes before it has sent it, this one does. */
  function refresh({ store, outbox }: ReturnType<typeof openAccount>): void {
    store.refresh().then(() => outbox.flush(), onError);
  }

  function current() {
    const name = currentName();
    if (name === null) return undefined;
    const known = accounts.get(name);
    if (known) return known;
    const added = add(name, null);
    if (sharing) refresh(added);
    return added;
  }

  return {
    load,
    /** The outbox of the account that is signed in. */
    current: () => current()?.outbox,
    /** Replaces a temporary id or address by the server's. */
    resolve: (value: string): string => resolved(value, current()?.store.queue().replaced ?? {}),
    /** Somebody has signed in. */
    resume: (): void => current()?.resume(),
    total,
    /** How many operations of all accounts need a newer version of the app. */
    newer: () => sum((store) => store.queue().newer.length),
  };
}

type AccountParts = {
  readonly store: QueueStore;
  /** Null while somebody else is signed in. */
  readonly token: () => string | null;
  /** Does a run while no other window sends this queue. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  readonly total: Store<number>;
};

/** The outbox of one account. */
function openAccount(parts: Parts, { store, token, alone, total }: AccountParts) {
  const { storage, onProgress, send = sendEntry } = parts;
  const connection = { ...parts.connection, token };
  /** Nothing is sent while the session is lost; the loss is reported once. */
  const session = createStore<'valid' | 'lost' | 'reported'>('valid');
  const flush = makeSender({
    ...parts,
    store,
    alone,
    send: (entry) => send(entry, { connection, readFile: storage.readFile, onProgress }),
    canSend: () => session.get() === 'valid' && Boolean(token()),
    onUnauthorized: () => session.set('lost'),
  });

  async function changeAndSend(change: (queue: Queue) => Queue): Promise<void> {
    await store.change(change);
    flush();
  }

  const outbox: Outbox = {
    async add(operation, { isTried = false } = {}) {
      const id = operation.kind === 'create' ? newTemporaryId() : operation.id;
      await changeAndSend((queue) => withWrite(queue, { ...operation, ...(id && { id }) }, isTried));
      return id ?? '';
    },
    async addUpload(file, sentAs) {
      const stored = await storage.storeFile(file);
      const standIn = temporaryUrl(stored.fileName, stored.name);
      await changeAndSend((queue) => withUpload(queue, { ...stored, standIn, ...(sentAs && { sentAs }) }));
      return standIn;
    },
    queued: store.queued,
    mustQueue: ({ id, body }) =>
      store.isChanging() || nextToSend(store.queue()) !== undefined || hasTemporary({ id, body }),
    subscribe: total.subscribe,
    discard: (key) => changeAndSend((queue) => replacedBy(queue, key, [])),
    retry: (key) => changeAndSend((queue) => retried(queue, key)),
    replace: (key, operations) => changeAndSend((queue) => replacedBy(queue, key, operations)),
    flush,
    onSessionLost(listener) {
      // A loss that nobody was listening for is reported to the next listener.
      const report = () => {
        if (session.get() !== 'lost') return;
        session.set('reported');
        listener();
      };
      report();
      return session.subscribe(report);
    },
    ofOthers: () => total.get() - store.count(),
  };

  function resume(): void {
    session.set('valid');
    flush();
  }
  return { store, outbox, resume };
}
