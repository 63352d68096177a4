import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { DraftStore } from '@ritmi/shared/admin/host';
import { limitedStore } from '@ritmi/shared/client/limitedStore';

const open = limitedStore(createStore('keyval-store', 'keyval'));

/** Commits each write at once, since closing the page discards uncommitted ones. */
const store: UseStore = (mode, work) =>
  open(mode, (objects) => {
    const done = work(objects);
    if (mode === 'readwrite') objects.transaction.commit();
    return done;
  });

/** Drafts in IndexedDB, since they contain files. Writes happen in the order of the calls. */
export const browserDrafts: DraftStore = {
  get: (key) => get(key, store),
  set: (key, value) => set(key, value, store),
  delete: (key) => del(key, store),
  keys: async () => (await keys(store)).map(String),
};
