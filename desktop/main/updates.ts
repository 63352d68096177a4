import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { Log } from './log.js';
import { text } from './text.js';

type Outcome = 'ready' | 'none' | 'unavailable' | 'failed';

/** Looks for a newer version and fetches it; quiet where the package was built without a feed. */
export async function checkForUpdates(log: Log): Promise<Outcome> {
  if (!existsSync(join(process.resourcesPath, 'app-update.yml'))) return 'unavailable';
  try {
    const { autoUpdater } = await import('electron-updater');
    autoUpdater.logger = { info: log.write, warn: log.warn, error: log.warn, debug: () => undefined };
    const found = await autoUpdater.checkForUpdates();
    if (!found?.isUpdateAvailable) return 'none';
    await found.downloadPromise;
    return 'ready';
  } catch (error) {
    log.warn(`update check failed: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

/** The same, asked for by a person, who gets an answer in words. */
export async function tellUpdate(window: BrowserWindow, log: Log): Promise<void> {
  const outcome = await checkForUpdates(log);
  await dialog.showMessageBox(window, { type: 'info', message: text.updates[outcome], buttons: ['OK'] });
}
