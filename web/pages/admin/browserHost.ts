import { del, get, keys, set } from 'idb-keyval';
import { navigate } from 'vike/client/router';
import type { Host } from '@ritmi/shared/admin';
import { browserConnection, browserSession } from '../../layout/browserSession.js';

/** What the admin needs of a browser. Drafts lie in IndexedDB: they hold files. */
export const browserHost: Host = {
  connection: browserConnection,
  session: browserSession,
  drafts: {
    get: (key) => get(key),
    set: (key, value) => set(key, value),
    delete: (key) => del(key),
    keys: async () => (await keys()).map(String),
  },
  siteUrl: '',
  mediaAddress: (url) => url,
  openLogin: () => navigate('/login'),
};
