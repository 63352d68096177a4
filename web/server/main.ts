import type { Server } from 'node:http';
import { createApp } from './app.js';
import { readEnv } from './env.js';
import { createLog } from './log.js';
import { PageCache } from './page/pageCache.js';
import { watchChanges } from './watchChanges.js';
import { createRenderer } from './page/renderPage.js';

/** How long open answers may take to end, in ms. */
const drainMs = 5_000;

const env = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);
const cache = new PageCache({ isOn: env.PAGE_CACHE === 'on' && !env.isDev });
const renderer = await createRenderer(env);
const app = await createApp({ env, log, cache, render: renderer });
const stopWatching = watchChanges({ apiUrl: env.API_URL, feedSecret: env.FEED_SECRET, cache, log });

const server: Server = app.listen(env.PORT, env.HOST, (error?: Error) => {
  if (error) {
    log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  }
  log.info({ host: env.HOST, port: env.PORT }, 'listening');
});

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  stopWatching();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, drainMs).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The supervisor's channel closes when it dies; nothing of ours outlives it.
process.on('disconnect', stop);
