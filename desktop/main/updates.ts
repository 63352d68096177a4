import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserWindow, dialog } from 'electron';
import type { Log } from './log.js';
import { packaged } from './security/release.js';
import { isSigned } from './security/signedUpdate.js';
import { text } from './text.js';

/** A download takes minutes; who asked for it hears before. */
const patienceMs = 3_000;

type Outcome = 'ready' | 'none' | 'unavailable' | 'failed';

/**
 * Looks for a newer version and fetches it, when its maker has signed it; quiet where the package was built without a
 * feed or a key to check that.
 */
export async function checkForUpdates(log: Log): Promise<Outcome> {
  const key = packaged('updateKey');
  if (typeof key !== 'string' || !(await hasSafeFeed())) return 'unavailable';
  try {
    const { autoUpdater } = await import('electron-updater');
    autoUpdater.autoDownload = false;
    // Such installers fetch parts that the signature does not name.
    autoUpdater.disableWebInstaller = true;
    autoUpdater.logger = { info: log.write, warn: log.warn, error: log.warn, debug: () => undefined };
    const found = await autoUpdater.checkForUpdates();
    if (!found?.isUpdateAvailable) return 'none';
    if (!isSigned(found.updateInfo, key))
      throw new Error('the update is not signed by the maker of this app');
    await autoUpdater.downloadUpdate();
    return 'ready';
  } catch (error) {
    log.warn(`update check failed: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

/** Whether the feed that the package was built with can be trusted with more than its signature, such as when to update. */
async function hasSafeFeed(): Promise<boolean> {
  const feed = await readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8').catch(() => '');
  return /^url: ['"]?https:\/\//m.test(feed);
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
