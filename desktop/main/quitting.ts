import { app } from 'electron';
import type { Log } from './log.js';
import type { Server } from './server/server.js';

/** The disk may take this long, which is longer than a person would wait. */
const diskPatienceMs = 3_000;

/** With the disk's patience after it, less than the 10 s after which the system uses force. */
const pagePatienceMs = 5_000;

/** A page that hangs is not waited for: it would keep the app from ending for ever. */
export function quitInTime(log: Log): void {
  app.once('before-quit', () => {
    const timer = setTimeout(() => {
      log.warn('the window did not close in time');
      app.exit(0);
    }, pagePatienceMs);
    app.once('will-quit', () => clearTimeout(timer));
  });
}

/** What the window asked to keep is on disk before the app goes. */
export function finishBeforeQuit(server: Server): void {
  let isFinished = false;
  app.on('will-quit', (event) => {
    if (isFinished || !server.isBusy()) return;
    event.preventDefault();
    isFinished = true;
    const patience = new Promise((settle) => setTimeout(settle, diskPatienceMs));
    void Promise.race([server.idle(), patience]).then(() => setImmediate(() => app.quit()));
  });
}
