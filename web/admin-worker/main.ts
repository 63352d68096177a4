import { isAdminPath, lostShare, sharedScreen, sharePath } from '../render/adminAddresses.js';
import { openNotice, showNotice } from './notices.js';
import { keepShared } from './sharedFiles.js';
import { dropOthers, isBuiltFile, keepShell, openFile, openShell } from './shell.js';

// The service worker of the admin: opens it without a network, takes what a phone shares with it, and shows notices
// (docs/decisions/204). It answers nothing but the admin's documents and files.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // The next load is of the new deployment, also while a window of the earlier one is open.
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (request.method === 'GET' && isBuiltFile(pathname)) event.respondWith(openFile(request));
  } else if (request.method === 'POST') {
    if (pathname === sharePath) event.respondWith(takeShare(request));
  } else if (isAdminPath(pathname)) event.respondWith(openShell(request));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));

async function takeShare(request: Request): Promise<Response> {
  // A phone whose storage is full keeps nothing.
  const kept = await request
    .formData()
    .then((form) => keepShared(form.getAll('files')))
    .catch(() => 0);
  return Response.redirect(kept > 0 ? `${sharedScreen}?shared=1` : lostShare, 303);
}
