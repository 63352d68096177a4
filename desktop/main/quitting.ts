import { app } from 'electron';
import type { Log } from './log.js';
import type { Server } from './server/server.js';

/** Less than the 10 s after which the system kills the app, and longer than a person would wait. */
const limitMs = 8_000;

/** What the window asked to store is on disk before the app ends. A page or a disk that hangs is not waited for. */
export function finishBeforeQuit(server: Server, log: Log): void {
  app.once('before-quit', () => {
    setTimeout(() => {
      log.warn('the app did not end in time');
      app.exit(0);
    }, limitMs);
  });
  app.once('will-quit', (event) => {
    event.preventDefault();
    void server.idle().then(() => setImmediate(() => app.quit()));
  });
}
