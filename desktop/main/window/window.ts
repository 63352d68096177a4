import { join } from 'node:path';
import { app, BrowserWindow, dialog, nativeTheme, screen, type Session } from 'electron';
import { appOrigin } from '../../messages.js';
import { log } from '../log.js';
import type { SettingsStore } from '../settings.js';
import { roles, t, words } from '../text.js';
import { smallestWindow, visibleBounds } from './windowPlace.js';

const darkSurface = '#08080c';
const lightSurface = '#faf9f7';
/** When the page's process ends twice within this time, the app asks before it reloads the page again. */
const crashLoopMs = 10_000;
const spellCheckLanguages = ['sq', 'en-US'];

/** Opens the one window, isolated and sandboxed, where it was last. It shows when the page has painted. */
export function openWindow(settings: SettingsStore): BrowserWindow {
  const place = settings.get('window');
  const [main, all] = [screen.getPrimaryDisplay(), screen.getAllDisplays()];
  const others = all.filter(({ id }) => id !== main.id).map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...visibleBounds(place, [main.workArea, ...others]),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    show: false,
    title: app.getName(),
    icon: join(__dirname, '../icon.png'),
    backgroundColor: surface(),
    darkTheme: nativeTheme.shouldUseDarkColors,
    webPreferences: {
      preload: join(__dirname, '../preload/index.cjs'),
      // Isolation and sandbox are the default; e2e/desktop/security.spec.ts checks them in the packaged app.
      enableWebSQL: false,
      // The change feed must reopen within seconds while the window is hidden, too, to tell of enquiries.
      backgroundThrottling: false,
      devTools: !app.isPackaged,
    },
  });
  nativeTheme.on('updated', () => appWindow()?.setBackgroundColor(surface()));
  if (place?.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    settings.set('window', { ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  });
  // In a browser a page with unsaved changes asks before it closes. Here drafts keep them, so quitting never asks.
  window.webContents.on('will-prevent-unload', (event) => event.preventDefault());
  reloadAfterCrash(window);
  window.webContents.on('did-fail-load', (_, code, description) =>
    log.warn(`load failed: ${code} ${description}`),
  );
  loadPage();
  return window;
}

/** Background until the page has painted, and at the edges while the window grows. */
function surface(): string {
  return nativeTheme.shouldUseDarkColors ? darkSurface : lightSurface;
}

/** The one window, as long as it is open. */
export const appWindow = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];

export function loadPage(): void {
  const loading = appWindow()?.loadURL(`${appOrigin}/index.html`);
  // did-fail-load logs a load that fails or that a newer one replaces.
  loading?.catch(() => undefined);
}

/** Reloads the page when its process has ended; when it ends again soon, asks first. */
function reloadAfterCrash(window: BrowserWindow): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_, { reason }) => {
    log.warn(`the page ended: ${reason}`);
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const isRepeated = performance.now() - lastCrash < crashLoopMs;
    lastCrash = performance.now();
    if (isRepeated) void askToReload(window);
    else window.webContents.reload();
  });
}

async function askToReload(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: t(words.crashed),
    buttons: [t(words.openAgain), t(roles.quit)],
    cancelId: 1,
  });
  if (response === 0) window.webContents.reload();
  else app.quit();
}

/**
 * Checks spelling in English and, where a dictionary exists, in Albanian: texts in the admin mix both. macOS ignores this
 * and detects the language by itself.
 */
export function checkSpelling(session: Session): void {
  const available = session.availableSpellCheckerLanguages;
  session.setSpellCheckerLanguages(spellCheckLanguages.filter((language) => available.includes(language)));
}

/** Brings the window to the front, for example when the app is started a second time. */
export function showWindow(): void {
  const window = appWindow();
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
