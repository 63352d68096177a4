import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen } from 'electron';
import { appOrigin } from '../../channels.js';
import type { Log } from '../log.js';
import type { SettingsStore } from '../settings.js';
import { revive } from './revive.js';
import { smallestWindow, visibleBounds } from './windowPlace.js';

const night = '#08080c';
const paper = '#faf9f7';

/** The one window: isolated, sandboxed, shown when there is something to see, and back where it was. */
export function openWindow(settings: SettingsStore, log: Log): BrowserWindow {
  const place = settings.get('window');
  const screens = screen.getAllDisplays().map((display) => display.workArea);
  const window = new BrowserWindow({
    ...visibleBounds(place, screens),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    show: false,
    title: app.getName(),
    icon: join(__dirname, '../icon.png'),
    backgroundColor: surface(),
    darkTheme: nativeTheme.shouldUseDarkColors,
    webPreferences: {
      preload: join(__dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      enableWebSQL: false,
      navigateOnDragDrop: false,
      spellcheck: true,
      devTools: !app.isPackaged,
    },
  });
  const repaint = () => window.setBackgroundColor(surface());
  nativeTheme.on('updated', repaint);
  window.once('closed', () => nativeTheme.off('updated', repaint));
  if (place?.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    settings.set('window', { ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  });
  // A page with unsaved changes may ask in a browser; here drafts keep them and quitting never asks.
  window.webContents.on('will-prevent-unload', (event) => event.preventDefault());
  revive(window, log);
  window.webContents.on('did-fail-load', (_, code, description) =>
    log.warn(`load failed: ${code} ${description}`),
  );
  loadPage(window);
  return window;
}

/** What shows before the page does and where it does not reach yet while the window grows. */
function surface(): string {
  return nativeTheme.shouldUseDarkColors ? night : paper;
}

export function loadPage(window: BrowserWindow): void {
  // A load that fails or that a newer one replaces is noted by did-fail-load.
  window.loadURL(`${appOrigin}/index.html`).catch(() => undefined);
}

/** Brings the window to the front, as a second start of the app asks for. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
