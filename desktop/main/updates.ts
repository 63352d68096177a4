import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserWindow, dialog } from 'electron';
import { log } from './log.js';
import { packagedValue } from './security/security.js';
import { isSigned } from './security/signedUpdate.js';
import { t, updateStates } from './text.js';

/** A download can take minutes; after this time a dialog says that it is running. */
const slowMs = 3_000;

type Outcome = 'ready' | 'none' | 'unavailable' | 'failed';

/**
 * Looks for a newer version and downloads it when the maker has signed it. Does nothing where the package was built
 * without an update feed or without the key that verifies signatures.
 */
export async function checkForUpdates(): Promise<Outcome> {
  const key = packagedValue('updateKey');
  if (typeof key !== 'string' || !(await hasSafeFeed())) return 'unavailable';
  try {
    const { autoUpdater } = await import('electron-updater');
    autoUpdater.autoDownload = false;
    // Web installers download parts that the signature does not cover.
    autoUpdater.disableWebInstaller = true;
    autoUpdater.logger = { ...log, error: log.warn };
    const found = await autoUpdater.checkForUpdates();
    // An archive that was unpacked by hand.
    if (!found) return 'unavailable';
    if (!found.isUpdateAvailable) return 'none';
    if (!isSigned(found.updateInfo, key))
      throw new Error('the update is not signed by the maker of this app');
    await autoUpdater.downloadUpdate();
    return 'ready';
  } catch (error) {
    log.warn(`update check failed: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

/** A signature does not say which version is the newest, so the feed itself must come over https. */
async function hasSafeFeed(): Promise<boolean> {
  const feed = await readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8').catch(() => '');
  return /^url: ['"]?https:\/\//m.test(feed);
}

/** Checks on request and shows the outcome in a dialog. */
export async function checkForUpdatesNow(window: BrowserWindow): Promise<void> {
  const show = async (state: keyof typeof updateStates) => {
    if (window.isDestroyed()) return;
    await dialog.showMessageBox(window, { type: 'info', message: t(updateStates[state]), buttons: ['OK'] });
  };
  const check = checkForUpdates();
  const isSlow = await Promise.race([check.then(() => false), wait(slowMs, true)]);
  if (isSlow) void show('running');
  await show(await check);
}
