import type { Outbox } from '@ritmi/shared/admin/host';
import type { Connection } from '@ritmi/shared/client/request';
import type { Bridge } from '../../messages.js';
import { logTo } from '../bridge.js';
import { storeFile } from '../storage/storedFile.js';
import { nextToSend, replacedBy, retried, withUpload, withWrite } from './queue.js';
import type { QueueStore } from './queueStore.js';
import { makeSender } from './sender.js';
import { send } from './send.js';
import { isUnresolved, newStandInId, resolved, standInAddress } from './standIns.js';

export type OutboxParts = {
  readonly bridge: Bridge;
  readonly store: QueueStore;
  /** Its token is that of the account whose outbox this is, null while somebody else is signed in. */
  readonly connection: Connection;
  readonly send?: typeof send;
  readonly onProgress: (share: number | null) => void;
  readonly onSent: (count: number) => void;
};

/**
 * Writes of one account that wait for the server, kept on disk by main; their Idempotency-Keys make a repeat after a
 * crash harmless.
 */
export function makeOutbox({ bridge, store, connection, onProgress, onSent, ...parts }: OutboxParts) {
  const sendEntry = parts.send ?? send;
  const loss = announcement();
  const sender = makeSender({
    store,
    send: (entry) => sendEntry(entry, { connection, onProgress }),
    isSignedIn: () => Boolean(connection.token?.()),
    onSent,
    onUnauthorized: loss.tell,
    onFault: logTo(bridge),
  });

  const outbox: Omit<Outbox, 'subscribe' | 'ofOthers' | 'unclaimed' | 'claim'> = {
    async add(operation, { isTried = false } = {}) {
      const id = operation.kind === 'create' ? newStandInId() : operation.id;
      await store.change((queue) => withWrite(queue, { ...operation, ...(id ? { id } : {}) }, isTried));
      sender.flush();
      return id ?? '';
    },
    async addUpload(file, sentAs) {
      const { key, fileName } = await storeFile(bridge, file);
      const { name, type } = file;
      const standIn = standInAddress(fileName, name);
      await store.change((queue) =>
        withUpload(queue, { key, name, type, fileName, standIn, ...(sentAs ? { sentAs } : {}) }),
      );
      sender.flush();
      return standIn;
    },
    queued: store.shown,
    mustQueue: ({ id, body }) =>
      store.isChanging() || nextToSend(store.queue()) !== undefined || isUnresolved({ id, body }),
    discard: (key) => store.change((queue) => replacedBy(queue, key, [])),
    async retry(key) {
      await store.change((queue) => retried(queue, key));
      sender.flush();
    },
    async replace(key, operations) {
      await store.change((queue) => replacedBy(queue, key, operations));
      sender.flush();
    },
    flush: sender.hurry,
    onSessionLost: loss.listen,
  };

  return {
    outbox,
    /** Its owner has signed in. */
    resume: () => {
      loss.forget();
      sender.resume();
    },
    /** A temporary id or address as what the server made of it. */
    resolve: (value: string): string => resolved(value, store.queue().replaced),
  };
}

/** Tells who listens; what happens while nobody does is told to the next one. */
function announcement() {
  const listeners = new Set<() => void>();
  let isUntold = false;
  return {
    /** What happened before concerns nobody any more. */
    forget: (): void => {
      isUntold = false;
    },
    tell: (): void => {
      isUntold = listeners.size === 0;
      for (const listener of listeners) listener();
    },
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (isUntold) listener();
      isUntold = false;
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
