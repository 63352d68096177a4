import { useEffect } from 'react';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { AdminApp } from '@ritmi/shared/admin';
import { keepSending, sendingHost } from './sendingHost.js';
import { onOpen, startWorker } from './worker.js';

/** The router of the admin that is shown. */
let current: DataRouter | null = null;

function createRouter(routes: RouteObject[]): DataRouter {
  current = createBrowserRouter(routes, { basename: '/admin' });
  return current;
}

/** The admin's router has handled the click, perhaps by asking about unsaved changes. Vike would follow the link too. */
function hideFromVike(event: MouseEvent): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** After what the first screen needs: the worker fetches every file of the admin, which takes a phone seconds. */
function startWorkerWhenIdle(signal: AbortSignal): void {
  const start = () => void startWorker().catch(console.error);
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    start();
    return;
  }
  const waiting = window.requestIdleCallback(start, { timeout: 10_000 });
  signal.addEventListener('abort', () => window.cancelIdleCallback(waiting));
}

/** Else the browser would open a file that is dropped beside its field, and unsaved input would be lost. */
function ignoreDroppedFile(event: DragEvent): void {
  event.preventDefault();
}

export function Page() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    keepSending(signal);
    // React listens below the body, Vike at the document.
    document.body.addEventListener('click', hideFromVike, { signal });
    for (const name of ['dragover', 'drop'] as const) {
      window.addEventListener(name, ignoreDroppedFile, { signal });
    }
    startWorkerWhenIdle(signal);
    // A change that is not stored is asked about, as for a click on a link.
    onOpen((path) => void current?.navigate(path), signal);
    return () => listening.abort();
  }, []);
  return <AdminApp host={sendingHost} createRouter={createRouter} />;
}
