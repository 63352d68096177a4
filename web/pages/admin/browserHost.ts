import { navigate } from 'vike/client/router';
import type { Host } from '@ritmi/shared/admin/host';
import { takeShared } from '../../admin-worker/sharedFiles.js';
import { browserDrafts } from '../../layout/login/browserDrafts.js';
import { browserConnection, browserSession } from '../../layout/login/browserSession.js';
import { browserPush } from './browserPush.js';

/** The badge of the installed admin; only a secure page has it, and not in every browser. */
function showUnread(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(console.error);
}

/** Whether the admin runs in a window of its own, as installed. */
const isInstalled = typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches;

export const browserHost: Host = {
  connection: browserConnection,
  session: browserSession,
  drafts: browserDrafts,
  siteUrl: '',
  framesSite: true,
  mediaAddress: (url) => url,
  showUnread,
  push: browserPush,
  sharedFiles: takeShared,
  // Outside the admin an installed one shows the browser's bar, so there it has its own login.
  ...(!isInstalled && { openLogin: () => navigate('/login') }),
};
