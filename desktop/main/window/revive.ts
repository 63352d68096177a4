import { app, type BrowserWindow, dialog } from 'electron';
import type { Log } from '../log.js';
import { text } from '../text.js';

const soonMs = 10_000;

/** Loads the page again when its process has ended. One that ends again at once would do so for ever: people decide. */
export function revive(window: BrowserWindow, log: Log): void {
  let lastEnd = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_, { reason }) => {
    log.warn(`the page ended: ${reason}`);
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const isAgain = performance.now() - lastEnd < soonMs;
    lastEnd = performance.now();
    if (isAgain) void offerReload(window);
    else window.webContents.reload();
  });
}

async function offerReload(window: BrowserWindow): Promise<void> {
  const { message, again } = text.ended;
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message,
    buttons: [again, text.quit],
    cancelId: 1,
  });
  if (response === 0) window.webContents.reload();
  else app.quit();
}
