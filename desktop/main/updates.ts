import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserWindow, dialog } from 'electron';
import type { Log } from './log.js';
import { text } from './text.js';

/** A download takes minutes; who asked for it hears before. */
const patienceMs = 3_000;

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
  const tell = async (state: keyof typeof text.updates) => {
    if (window.isDestroyed()) return;
    await dialog.showMessageBox(window, { type: 'info', message: text.updates[state], buttons: ['OK'] });
  };
  const checked = checkForUpdates(log);
  const isSlow = await Promise.race([checked.then(() => false), wait(patienceMs, true)]);
  if (isSlow) void tell('underWay');
  await tell(await checked);
}
