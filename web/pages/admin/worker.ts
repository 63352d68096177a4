import { adminPath, adminWorkerPath } from '../../render/adminAddresses.js';
import { isOpenMessage } from '../../admin-worker/messages.js';

/** Browsers have workers on secure pages only. In development nothing builds it. */
const canWork = import.meta.env.PROD && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/**
 * Starts the admin's service worker, or looks for a newer one.
 * @returns null where there can be none
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork) return null;
  return navigator.serviceWorker.register(adminWorkerPath, { scope: adminPath });
}

/** The worker's registration, if it has been started. */
export async function knownWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork) return null;
  return (await navigator.serviceWorker.getRegistration(adminPath)) ?? null;
}

/** Calls the listener with the path inside the admin that a notification wants opened. */
export function onOpen(listener: (path: string) => void, signal: AbortSignal): void {
  if (!canWork) return;
  const handle = ({ data }: MessageEvent) => {
    if (isOpenMessage(data)) listener(data.open.slice(adminPath.length) || '/');
  };
  navigator.serviceWorker.addEventListener('message', handle, { signal });
  // Messages wait until the page asks for them.
  navigator.serviceWorker.startMessages();
}
