import type { Host, SessionStore } from '@ritmi/shared/admin/host';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { StartState } from '../messages.js';
import type { Bridge } from '../messages.js';
import { logTo } from './bridge.js';
import { draftStore } from './storage/drafts.js';
import { openOutboxes } from './outbox/accounts.js';
import { keptAddress } from './outbox/standIns.js';
import { serverLine } from './server/ServerLine.js';
import { settingsView } from './server/Settings.js';
import { siteAddress } from './server/siteAddress.js';
import { text } from './text.js';

type Parts = {
  readonly bridge: Bridge;
  readonly start: StartState;
  readonly serverUrl: string;
};

/** What the desktop gives the admin: session and drafts in userData, an outbox, the taskbar. */
export async function makeHost({ bridge, start, serverUrl }: Parts): Promise<Host> {
  let session = start.session;
  const note = logTo(bridge);
  const connection = { baseUrl: serverUrl, token: () => session?.token ?? null, isStrict: true };
  const showProgress = (share: number | null) => void bridge.showProgress(share).catch(note);
  const notify = (words: string) => void bridge.notify(words).catch(note);

  const sessionStore: SessionStore = {
    read: () => session,
    write: (next) => {
      session = next;
      bridge.writeSession({ token: next.token, userName: next.userName }).catch(note);
      waiting.resume().catch(note);
    },
    clear: () => {
      session = null;
      bridge.clearSession().catch(note);
    },
  };

  const waiting = await openOutboxes({
    bridge,
    connection,
    session: () => session,
    onProgress: showProgress,
    onSent: (count) => notify(text.outbox.sent(count)),
  });
  window.addEventListener('online', () => waiting.outbox()?.flush());
  waiting.outbox()?.flush();
  const newer = waiting.newer();
  if (newer > 0) showFailure(text.outbox.newer(newer), { autoClose: false });

  return {
    connection,
    session: sessionStore,
    drafts: draftStore(bridge),
    get outbox() {
      return waiting.outbox();
    },
    siteUrl: await siteAddress({ bridge, serverUrl, onFault: note }),
    mediaAddress: (url) => mediaAddress(waiting.resolve(url), serverUrl),
    showProgress,
    notify,
    settings: settingsView(start, waiting),
    underLogin: serverLine(serverUrl, waiting),
  };
}

/** Kept files come from the app itself, uploads from the server, everything else from where it stands. */
export function mediaAddress(url: string, serverUrl: string): string {
  return keptAddress(url) ?? (url.startsWith('/') ? `${serverUrl}${url}` : url);
}
