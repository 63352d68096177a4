import type { Host, SessionStore } from '@ritmi/shared/admin/host';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { Bridge, StartState } from '../messages.js';
import { logTo } from './bridge.js';
import { localUrl } from './outbox/entry.js';
import { openOutboxes } from './outbox/outboxes.js';
import { serverLine, settingsView } from './server/Settings.js';
import { siteAddress } from './server/siteAddress.js';
import { draftStore } from './storage/drafts.js';
import { storedLanguage } from '@ritmi/shared/admin/language';
import { texts } from './text.js';

/** What the desktop gives the admin: session and drafts in userData, an outbox, the taskbar. */
export async function makeHost(bridge: Bridge, start: StartState, serverUrl: string): Promise<Host> {
  let session = start.session;
  const log = logTo(bridge);
  const connection = { baseUrl: serverUrl, token: () => session?.token ?? null, isStrict: true };
  const showProgress = (share: number | null) => void bridge.showProgress(share).catch(log);
  const notify = (message: string) => void bridge.notify(message).catch(log);

  const sessionStore: SessionStore = {
    read: () => session,
    write: (next) => {
      session = next;
      bridge.writeSession({ token: next.token, userName: next.userName }).catch(log);
      outboxes.resume().catch(log);
    },
    clear: () => {
      session = null;
      bridge.clearSession().catch(log);
    },
  };

  const outboxes = await openOutboxes({
    bridge,
    connection,
    session: () => session,
    onProgress: showProgress,
    onSent: (count) => notify(texts[storedLanguage()].outbox.sent(count)),
  });
  window.addEventListener('online', () => outboxes.current()?.flush());
  outboxes.current()?.flush();
  const newer = outboxes.newer();
  if (newer > 0) showFailure(texts[storedLanguage()].outbox.newer(newer), { autoClose: false });

  return {
    connection,
    session: sessionStore,
    drafts: draftStore(bridge),
    get outbox() {
      return outboxes.current();
    },
    siteUrl: await siteAddress(bridge, serverUrl, log),
    mediaAddress: (url) => mediaAddress(outboxes.resolve(url), serverUrl),
    showProgress,
    notify,
    settings: settingsView(start, outboxes.total),
    underLogin: serverLine(serverUrl, outboxes.total),
  };
}

/** Stored files come from the app itself, uploads from the server, everything else from its own address. */
function mediaAddress(url: string, serverUrl: string): string {
  return localUrl(url) ?? (url.startsWith('/') ? `${serverUrl}${url}` : url);
}
