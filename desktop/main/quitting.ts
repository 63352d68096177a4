import { setTimeout as wait } from 'node:timers/promises';
import { app } from 'electron';
import type { Log } from './log.js';
import type { Server } from './server/server.js';

/** Writes may take this long, which is longer than a person would wait. */
const writeTimeoutMs = 3_000;

/** Together with the writes, less than the 10 s after which the system kills the app. */
const pageTimeoutMs = 5_000;

/** A page that hangs would keep the app from ending for ever, so it is not waited for. */
export function quitInTime(log: Log): void {
  app.once('before-quit', () => {
    const timer = setTimeout(() => {
      log.warn('the window did not close in time');
      app.exit(0);
    }, pageTimeoutMs);
    app.once('will-quit', () => clearTimeout(timer));
  });
}

/** What the window asked to store is on disk before the app ends. */
export function finishBeforeQuit(server: Server): void {
  let isFinished = false;
  app.on('will-quit', (event) => {
    if (isFinished) return;
    event.preventDefault();
    isFinished = true;
    const timeout = wait(writeTimeoutMs);
    void Promise.race([server.idle(), timeout]).then(() => setImmediate(() => app.quit()));
  });
}
