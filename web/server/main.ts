import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { drain } from '@ritmi/shared/server/drain';
import { Leaving } from '@ritmi/shared/server/leaving';
import { createLog } from '@ritmi/shared/server/log';
import { backlog, Turns } from '@ritmi/shared/server/turns';
import { AnswerCache } from './page/answerCache.js';
import { readEnv } from './env.js';
import { keepAssets } from './keptAssets.js';
import { PageCache, turnsBetween } from './page/pageCache.js';
import { createRenderer, loadBuiltPages } from './page/renderPage.js';
import { type SiteAssets, siteAssetsFile } from './page/siteAssets.js';
import { watchChanges } from './watchChanges.js';
import { createWebServer } from './webServer.js';

/** Time limit for open responses when the server stops, in ms. */
const drainMs = 5_000;

/** How long a render may wait behind an edge, in ms, before an older copy is sent. */
const edgeWaitMs = 10_000;

/** How long the free days of a cached page may be older than those of the API, in ms. */
const availabilityMs = 60_000;

const env = readEnv(process.env);
const log = createLog('web', env.LOG_LEVEL);
const turns = new Turns();
const cache = new PageCache({
  isOn: env.PAGE_CACHE === 'on' && !env.isDev,
  nextTurn: () => turns.next(turnsBetween),
  ...(env.hasEdge && { waitMs: edgeWaitMs }),
});
const answers = new AnswerCache();
const stopping = new AbortController();
const leaving = new Leaving();
// The supervisor runs one web server, which no balancer watches.
const isSupervised = process.send !== undefined;
env.api.watch(stopping.signal);
const routes = env.isDev ? [] : await loadBuiltPages();
const assets: SiteAssets | null = env.isDev ? null : JSON.parse(await readFile(siteAssetsFile, 'utf8'));
if (env.ASSETS_DIR && !env.isDev) await keepAssets(env.ASSETS_DIR);
const server = await createWebServer({
  env,
  log,
  cache,
  render: createRenderer(env, assets, answers),
  routes,
  answers,
  turns,
  leaving,
  stopping: stopping.signal,
});
// Behind an edge nothing is answered from memory while the API is there: the edge asks only for what a write has purged.
const stopWatching = env.hasEdge
  ? () => undefined
  : watchChanges({ api: env.api, feedSecret: env.FEED_SECRET, caches: [answers, cache], log });

// An option lapses by its time, without a change that the feed could tell of.
setInterval(() => [answers, cache].forEach((each) => each.clear('availability')), availabilityMs).unref();

server.once('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
// The supervisor starts all processes at once and closes stdin when the API is ready.
if (process.argv.includes('--wait')) await once(process.stdin.resume(), 'end');
server.listen({ port: env.PORT, host: env.HOST, backlog }, () => log.info({ port: env.PORT }, 'listening'));

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (!isSupervised) await leaving.leave(server);
  stopping.abort();
  stopWatching();
  await drain(server, drainMs);
  process.exit(0);
}
// The IPC channel closes when the supervisor dies; this process must not outlive it.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop());
