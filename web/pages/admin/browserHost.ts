import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { navigate } from 'vike/client/router';
import type { DraftStore, Host } from '@ritmi/shared/admin/host';
import { makeOutboxes } from '@ritmi/shared/admin/outbox/outboxes';
import { sendingText } from '@ritmi/shared/admin/outbox/text';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { takeShared } from '../../admin-worker/sharedFiles.js';
import { browserConnection, browserSession } from '../../layout/login/browserSession.js';
import { browserPush } from './browserPush.js';
import { outboxStorage } from './outboxStorage.js';

const open = createStore('keyval-store', 'keyval');

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

/** Without locks, which only a secure page has, two tabs could change a queue at once. */
const outboxes =
  'locks' in navigator
    ? makeOutboxes({
        storage: outboxStorage(),
        connection: browserConnection,
        session: () => browserSession.read(),
        onProgress: () => undefined,
        onSent: (count) => showSuccess(sendingText().sent(count)),
        onError: console.error,
      })
    : null;

/**
 * Sends what waits for whoever is signed in: now, since somebody may have signed in, and whenever the network is back or
 * the page is looked at again.
 */
export function keepSending(signal: AbortSignal): void {
  if (!outboxes) return;
  const flush = () => outboxes.current()?.flush();
  outboxes.load().catch(console.error);
  outboxes.resume();
  window.addEventListener('online', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
}

/** Whether the admin runs in a window of its own, as installed. */
const isInstalled = typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches;

export const browserHost: Host = {
  connection: browserConnection,
  session: browserSession,
  drafts,
  get browserOutbox() {
    return outboxes?.current();
  },
  siteUrl: '',
  framesSite: true,
  mediaAddress: (url) => url,
  showUnread,
  push: browserPush,
  sharedFiles: takeShared,
  // Outside the admin an installed one shows the browser's bar, so there it has its own login.
  ...(!isInstalled && { openLogin: () => navigate('/login') }),
};
