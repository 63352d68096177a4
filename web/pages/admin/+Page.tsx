import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AdminApp } from '@ritmi/shared/admin';
import { browserHost } from './browserHost.js';

const createRouter = (routes: RouteObject[]) => createBrowserRouter(routes, { basename: '/admin' });

/**
 * Links of the admin belong to its own router: Vike would follow them too, even those whose click asks about unsaved
 * changes first.
 */
function keepFromVike(event: MouseEvent): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** A file that misses its field must not replace the admin and what was typed there. */
function keepDroppedFiles(event: DragEvent): void {
  event.preventDefault();
}

export function Page() {
  useEffect(() => {
    // Between React, which listens below, and Vike, which listens at the document.
    document.body.addEventListener('click', keepFromVike);
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, keepDroppedFiles);
    return () => {
      document.body.removeEventListener('click', keepFromVike);
      for (const name of ['dragover', 'drop'] as const) window.removeEventListener(name, keepDroppedFiles);
    };
  }, []);
  return <AdminApp host={browserHost} createRouter={createRouter} />;
}
