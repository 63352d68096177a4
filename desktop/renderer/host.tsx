import { cut } from '@ritmi/shared/domain/text/cut';
import { type Host, ownerOf } from '@ritmi/shared/admin/host';
import { storedPath } from '@ritmi/shared/admin/outbox/entry';
import { openOutboxes } from '@ritmi/shared/admin/outbox/outboxes';
import { sendingText } from '@ritmi/shared/admin/outbox/text';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { filesPath, framedSite, maxNoticeLength, type StartState } from '../messages.js';
import { bridge, logError } from './bridge.js';
import { ServerLine, Settings } from './server/Settings.js';
import { siteAddress } from './server/siteAddress.js';
import { draftStore } from './storage/drafts.js';
import { lastSeenStore } from './storage/lastSeen.js';
import { outboxStorage } from './storage/storedFile.js';
import { outboxText } from './text.js';

/** What the desktop provides to the admin: session and drafts in userData, an outbox, the taskbar. */
export async function makeHost(start: StartState, serverUrl: string): Promise<Host> {
  let { session } = start;
  const connection = { baseUrl: serverUrl, token: () => session?.token ?? null, isStrict: true };
  const showProgress = (share: number | null) => void bridge.showProgress(share).catch(logError);
  const notify = (text: string, path?: string) =>
    void bridge.notify({ text: cut(text, maxNoticeLength), path: path ?? null }).catch(logError);

  const outboxes = await openOutboxes({
    storage: outboxStorage(bridge),
    connection,
    session: () => session,
    onProgress: showProgress,
    onSent: (count) => notify(sendingText().sent(count)),
    onError: logError,
  });
  const flush = () => outboxes.current()?.flush();
  window.addEventListener('online', flush);
  flush();
  const newer = outboxes.newer();
  if (newer > 0) showFailure(outboxText().newer(newer), { autoClose: false });

  return {
    connection,
    session: {
      read: () => session,
      write: ({ token, userName }) => {
        session = { token, userName };
        bridge.writeSession(session).catch(logError);
        outboxes.resume();
      },
      clear: () => {
        session = null;
        bridge.writeSession(null).catch(logError);
      },
    },
    drafts: draftStore(bridge),
    lastSeen: lastSeenStore(bridge, () => session && ownerOf(session)),
    get outbox() {
      return outboxes.current();
    },
    siteUrl: await siteAddress(bridge, serverUrl, logError),
    framesSite: framedSite(serverUrl) !== null,
    // Stored files come from the app itself, uploads from the server, everything else from its own address.
    mediaAddress: (given) => {
      const url = outboxes.resolve(given);
      const stored = storedPath(url);
      if (stored !== null) return `${filesPath}${stored}`;
      return url.startsWith('/') ? `${serverUrl}${url}` : url;
    },
    showProgress,
    notify,
    showUnread: (count) => void bridge.showUnread(count).catch(logError),
    settings: () => <Settings start={start} queued={outboxes.total} />,
    underLogin: () => <ServerLine serverUrl={serverUrl} queued={outboxes.total} />,
  };
}
