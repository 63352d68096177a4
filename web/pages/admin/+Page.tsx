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
    startWorker().catch(console.error);
    // A change that is not stored is asked about, as for a click on a link.
    onOpen((path) => void current?.navigate(path), signal);
    return () => listening.abort();
  }, []);
  return <AdminApp host={sendingHost} createRouter={createRouter} />;
}
