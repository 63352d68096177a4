import '@ritmi/shared/ui/fonts.css';
import { AdminApp } from '@ritmi/shared/admin';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { bridge, logTo } from './bridge.js';
import { DesktopStyle } from './DesktopStyle.js';
import { makeHost } from './host.js';
import { NotStarted } from './NotStarted.js';
import { FirstRun } from './server/FirstRun.js';
import { Starting } from './Starting.js';
import { text } from './text.js';

function go(path: string): void {
  window.location.hash = path;
}

/** As a click in the sidebar, which asks about unsaved changes, or at the login, which has no sidebar. */
function follow(path: string): void {
  document.querySelector<HTMLElement>(`a[href="#${path}"], [data-path="${path}"]`)?.click();
}

/** A file that misses its field must not replace the app. */
function keepDroppedFiles(): void {
  for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
}

async function firstScreen(): Promise<ReactNode> {
  const start = await bridge().start();
  const { serverUrl } = start;
  if (serverUrl === null) return <FirstRun />;
  // Who starts the app signed out has asked for nothing yet: no word of the guard.
  if (start.session === null) go('/login');
  bridge().onNavigate(follow);
  if (start.isOutboxDamaged) showFailure(text.outbox.damaged, { autoClose: false });
  const host = await makeHost({ bridge: bridge(), start, serverUrl });
  return <AdminApp host={host} createRouter={createHashRouter} />;
}

async function show(): Promise<void> {
  const note = logTo(bridge());
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const render = (screen: ReactNode) =>
    root.render(
      <>
        <DesktopStyle />
        {screen}
      </>,
    );
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  keepDroppedFiles();
  render(<Starting />);
  try {
    render(await firstScreen());
  } catch (error) {
    render(<NotStarted />);
    note(error);
  }
}

void show();
