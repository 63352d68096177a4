import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { navigate } from 'vike/client/router';
import type { DraftStore, Host } from '@ritmi/shared/admin/host';
import { limitedStore } from '@ritmi/shared/client/limitedStore';
import { takeShared } from '../../admin-worker/sharedFiles.js';
import { browserConnection, browserSession } from '../../layout/login/browserSession.js';
import { browserPush } from './browserPush.js';

const open = limitedStore(createStore('keyval-store', 'keyval'));

/** Commits each write at once, since closing the page discards uncommitted ones. */
const store: UseStore = (mode, work) =>
  open(mode, (objects) => {
    const done = work(objects);
    if (mode === 'readwrite') objects.transaction.commit();
    return done;
  });

/** Drafts in IndexedDB, since they contain files. Writes happen in the order of the calls. */
const drafts: DraftStore = {
  get: (key) => get(key, store),
  set: (key, value) => set(key, value, store),
  delete: (key) => del(key, store),
  keys: async () => (await keys(store)).map(String),
};

/** The badge of the installed admin; only a secure page has it, and not in every browser. */
function showUnread(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(console.error);
}

/** Whether the admin runs in a window of its own, as installed. */
const isInstalled = typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches;

export const browserHost: Host = {
  connection: browserConnection,
  session: browserSession,
  drafts,
  siteUrl: '',
  framesSite: true,
  mediaAddress: (url) => url,
  showUnread,
  push: browserPush,
  sharedFiles: takeShared,
  // Outside the admin an installed one shows the browser's bar, so there it has its own login.
  ...(!isInstalled && { openLogin: () => navigate('/login') }),
};
