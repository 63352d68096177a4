import { app } from 'electron';
import { linkScheme, pathOfLink } from '../messages.js';
import { appWindow, showWindow } from './window/window.js';

/** The path that the page shows when it is next loaded. */
let waiting: string | null = null;

/** Opens what `ritmi://` links name: one that starts the app, and those that the system passes to it later. */
export function openLinks(): void {
  waiting = linkIn(process.argv);
  app.on('second-instance', (_, args) => {
    showWindow();
    open(linkIn(args));
  });
  // Only on macOS.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    showWindow();
    open(pathOfLink(link));
  });
  // Elsewhere the installer tells the system.
  if (app.isPackaged && process.platform === 'win32') app.setAsDefaultProtocolClient(linkScheme);
}

/** The path that the page shall show first; only once, since the page may be loaded again. */
export function takeLink(): string | null {
  const path = waiting;
  waiting = null;
  return path;
}

function open(path: string | null): void {
  if (path === null) return;
  const page = appWindow()?.webContents;
  if (!page || page.isLoading()) waiting = path;
  else page.send('navigate', path);
}

function linkIn(args: readonly string[]): string | null {
  return args.map(pathOfLink).find((path) => path !== null) ?? null;
}
