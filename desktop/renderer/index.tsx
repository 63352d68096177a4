import '@ritmi/shared/ui/fonts.css';
import { AdminApp } from '@ritmi/shared/admin';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { bridge } from './bridge.js';
import { makeHost } from './host.js';
import { FirstRun } from './server/FirstRun.js';
import { text } from './text.js';

function go(path: string): void {
  window.location.hash = path;
}

/** As a click in the sidebar, which asks about unsaved changes. */
function follow(path: string): void {
  document.querySelector<HTMLAnchorElement>(`a[href="#${path}"]`)?.click();
}

/** Nobody is asked about unsaved changes when the session is over: drafts keep them, and a fresh start offers them. */
function openLogin(): void {
  window.location.reload();
}

/** A file that misses its field must not replace the app. */
function keepDroppedFiles(): void {
  for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
}

async function firstScreen(): Promise<ReactNode> {
  const start = await bridge().start(null);
  const { serverUrl } = start;
  if (serverUrl === null) return <FirstRun />;
  // Who starts the app signed out has asked for nothing yet: no word of the guard.
  if (start.session === null) go('/login');
  bridge().onGo(follow);
  if (start.isOutboxDamaged) showFailure(text.outbox.damaged, { autoClose: false });
  const host = await makeHost({ bridge: bridge(), start, serverUrl, openLogin });
  return <AdminApp host={host} Router={HashRouter} />;
}

async function show(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  window.addEventListener('error', ({ message }) => void bridge().logError(message));
  window.addEventListener('unhandledrejection', ({ reason }) => void bridge().logError(String(reason)));
  keepDroppedFiles();
  try {
    root.render(await firstScreen());
  } catch (error) {
    root.render(<main>{text.broken}</main>);
    await bridge().logError(`start: ${String(error)}`);
  }
}

void show();
