import type { Host } from '@ritmi/shared/admin/host';
import { makeOutboxes } from '@ritmi/shared/admin/outbox/outboxes';
import { sendingText } from '@ritmi/shared/admin/outbox/text';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { browserHost } from './browserHost.js';
import { outboxStorage } from './outboxStorage.js';

/** Without locks, which only a secure page has, two tabs could change a queue at once. */
const outboxes =
  'locks' in navigator
    ? makeOutboxes({
        storage: outboxStorage(),
        connection: browserHost.connection,
        session: () => browserHost.session.read(),
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

/** The browser with an outbox. The login, which the server renders too, goes without. */
export const sendingHost: Host = {
  ...browserHost,
  get browserOutbox() {
    return outboxes?.current();
  },
};
