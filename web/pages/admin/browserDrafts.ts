import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { DraftStore } from '@ritmi/shared/admin/host';

const open = createStore('keyval-store', 'keyval');

/** A page that is closed loses each write that was not committed, however long ago it began. */
const store: UseStore = (mode, work) =>
  open(mode, (objects) => {
    const done = work(objects);
    if (mode === 'readwrite') objects.transaction.commit();
    return done;
  });

/** Drafts in IndexedDB: they hold files. Writes happen in the order of their calls. */
export const browserDrafts: DraftStore = {
  get: (key) => get(key, store),
  set: (key, value) => set(key, value, store),
  delete: (key) => del(key, store),
  keys: async () => (await keys(store)).map(String),
};
