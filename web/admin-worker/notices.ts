import { adminPath, isAdminPath } from '../render/adminAddresses.js';
import type { OpenMessage } from './messages.js';

declare const self: ServiceWorkerGlobalScope;

type Notice = { readonly title: string; readonly body: string; readonly url: string };

/** What is shown of a message that cannot be read: browsers take the permission from a worker that shows nothing. */
const unread: Notice = { title: 'Njoftim i ri', body: '', url: adminPath };

function noticeIn(data: PushMessageData | null): Notice {
  try {
    const { title, body, url }: Record<string, unknown> = Object(data?.json());
    const path = typeof url === 'string' && isAdminPath(url) ? url : adminPath;
    if (typeof title !== 'string' || typeof body !== 'string') return unread;
    return { title, body, url: path };
  } catch {
    return unread;
  }
}

/** Shows what the API tells (contract, Being told). */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const { title, body, url } = noticeIn(data);
  const icon = '/brand/icon-192.png';
  await self.registration.showNotification(title, { body, icon, lang: 'sq', data: url });
}

/** Opens what a notification is about, in a window of the admin that is open already if there is one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const url = String(notification.data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const admin = windows.find((each) => isAdminPath(new URL(each.url).pathname));
  if (!admin) {
    await self.clients.openWindow(url);
    return;
  }
  // Not `navigate`, which would throw away what is being written.
  admin.postMessage({ open: url } satisfies OpenMessage);
  await admin.focus();
}
