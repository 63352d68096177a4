import { createStore, get, keys, promisifyRequest } from 'idb-keyval';
import { z } from 'zod';
import { MissingFileError, type OutboxStorage } from '@ritmi/shared/admin/outbox/storage';
import { limitedStore } from '@ritmi/shared/client/limitedStore';

const store = limitedStore(createStore('ritmi-outbox', 'kept'));

const documentKey = (name: string) => ['document', name];
const fileKey = (key: string) => ['file', key];
const documentKeys = z.tuple([z.literal('document'), z.string()]);
const keptDocument = z.object({ text: z.string(), files: z.array(z.string()) });

async function readKept(name: string) {
  return keptDocument.safeParse(await get(documentKey(name), store)).data ?? null;
}

/** One tab changes a queue and one sends it at a time; the others read it again when it has changed. */
function sharingOfTabs(channel: BroadcastChannel): NonNullable<OutboxStorage['sharing']> {
  return {
    alone: (name, task) => navigator.locks.request(`ritmi-outbox ${name}`, task),
    onWritten: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(String(data))),
  };
}

/** Outboxes in IndexedDB, with their files. */
export function outboxStorage(): OutboxStorage {
  const channel = new BroadcastChannel('ritmi-outbox');
  /** Files by their keys, until the document that needs them is written, with them at once. */
  const chosen = new Map<string, File>();
  let hasAsked = false;

  /** Else a browser that runs out of room may drop what waits. */
  function askToPersist(): void {
    if (hasAsked) return;
    hasAsked = true;
    navigator.storage.persist().catch(console.error);
  }

  return {
    documentNames: async () =>
      (await keys(store)).flatMap((key) => documentKeys.safeParse(key).data?.slice(1) ?? []),
    readDocument: async (name) => (await readKept(name))?.text ?? null,
    async writeDocument({ name, text, files }) {
      askToPersist();
      const before = (await readKept(name))?.files ?? [];
      await store('readwrite', (objects) => {
        objects.put({ text, files }, documentKey(name));
        for (const key of files) {
          const file = chosen.get(key);
          if (file) objects.put(file, fileKey(key));
        }
        for (const key of before) if (!files.includes(key)) objects.delete(fileKey(key));
        // Closing the page discards what is not committed.
        objects.transaction.commit();
        return promisifyRequest(objects.transaction);
      });
      for (const key of files) chosen.delete(key);
      channel.postMessage(name);
    },
    async storeFile(file) {
      const key = crypto.randomUUID();
      chosen.set(key, file);
      return { key, fileName: key, name: file.name, type: file.type };
    },
    async readFile({ key, name, type }) {
      const kept: unknown = await get(fileKey(key), store);
      if (!(kept instanceof Blob)) throw new MissingFileError();
      return new File([kept], name, { type });
    },
    sharing: sharingOfTabs(channel),
  };
}
