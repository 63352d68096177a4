import { once } from 'node:events';
import { join } from 'node:path';
import { createApp } from './app.js';
import { ensureFirstAdmin } from './auth/firstAdmin.js';
import { setTokenSecrets } from './auth/keys.js';
import { authRoutes } from './auth/routes.js';
import { setFactorKey } from './auth/sealing.js';
import { countUnreadable } from './auth/secondFactor.js';
import { isSessionOpen, verifyToken } from './auth/session.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { connect, disconnect } from './db/connect.js';
import { seedDemo } from './db/demo/seed.js';
import { onTransactionEnd } from './db/transaction.js';
import { contentRoutes } from './content/routes.js';
import { collections } from './entities.js';
import { readEnv, trustedProxies } from './env.js';
import { retentionTask } from './history/retention.js';
import { historyRoutes } from './history/routes.js';
import { mailTask } from './mail/sending.js';
import { setMail } from './mail/settings.js';
import { peopleTask } from './people/retention.js';
import { pushTask } from './push/sending.js';
import { ListCache } from './http/listCache.js';
import { createLog } from '@ritmi/shared/server/log';
import { badSettingsCode } from '@ritmi/shared/server/exitCodes';
import { s3SettingsOf } from '@ritmi/shared/server/environment';
import { openEdge } from './http/edge.js';
import { listen } from './http/server.js';
import { BadStorageError, findOtherStorage } from './uploads/openStorage.js';
import { mediaRoutes } from './media/routes.js';
import { uploadRoutes } from './uploads/routes.js';
import { openUploads } from './uploads/uploads.js';
import { scheduleTask } from './publishing.js';
import { TaskRunner } from './tasks/runner.js';

/** Running requests get this long after SIGTERM. */
const drainMs = 7_000;
/** Uploads must have arrived by then; before the web server, which passes the answer on, stops at 5 s. */
const refuseMs = 4_000;
/** Time limit for a stop, after balancers have learned of it. The supervisor kills a program that takes longer. */
const stopMs = 9_000;

const env = readEnv(process.env);
const logger = createLog('api', env.LOG_LEVEL);
// The log redacts addresses; Node itself would print them.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});
// What to close at shutdown, last opened first.
const undo: (() => Promise<unknown>)[] = [];
// The supervisor runs one API, which no balancer watches.
const isSupervised = process.send !== undefined;
let isStopping = false;
let leave = async (): Promise<void> => undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (!isStopping) void stop();
  });
}

setTokenSecrets(env.JWT_SECRET, env.JWT_SECRET_PREVIOUS);
setFactorKey(env.SECOND_FACTOR_KEY);
undo.unshift(disconnect);
// The supervisor starts everything at once and closes stdin when the database is up.
if (process.argv.includes('--wait')) await once(process.stdin.resume(), 'end');
const place = await connect(env.MONGODB_URI);
await ensureFirstAdmin(
  { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, name: env.ADMIN_NAME },
  env.DATA_DIR,
  (message) => logger.warn(message),
);

const s3 = s3SettingsOf(env);
const uploads = await openUploads({
  storage: env.UPLOADS,
  folder: env.DATA_DIR,
  uploads: place.uploads,
  s3,
  maxBytes: env.UPLOAD_MAX_BYTES,
  quotaBytes: env.UPLOAD_QUOTA_BYTES,
  logger,
}).catch((error: unknown) => {
  if (!(error instanceof BadStorageError)) throw error;
  logger.fatal(error.message);
  // The supervisor, which is the other end of the channel, does not start it again then.
  process.exit(isSupervised ? badSettingsCode : 1);
});
undo.unshift(() => uploads.close());
if (env.SEED === 'demo' && (await seedDemo(collections, uploads))) {
  logger.info('the empty database was filled with demo content');
}
uploads.begin();
const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_TO: to = [], PUBLIC_URL: site } = env;
setMail(smtp ? { from, to, site } : null);
const tasks = [
  scheduleTask(collections),
  ...uploads.tasks,
  retentionTask(env.TRASH_DAYS, logger),
  peopleTask({ enquiryDays: env.ENQUIRY_DAYS, bookingDays: env.BOOKING_DAYS }, logger),
  pushTask(site, logger),
  ...(smtp ? [mailTask(smtp, logger)] : []),
];
const runner = new TaskRunner(tasks, logger);
await runner.start();
undo.unshift(() => runner.stop());

const feed = new ChangeFeed(logger, place.changesFrom);
const lists = new ListCache(() => feed.isCurrent);
onTransactionEnd((changed) => changed.forEach((entity) => lists.clear(entity)));
// Must be the first listener: the later ones read the lists again on a change.
feed.on('change', ({ notice, shown }) => lists.clear((notice ?? shown[0])?.entity ?? ''));
await feed.start();
undo.unshift(() => feed.stop());

if (env.EDGE_PURGE_URL) {
  openEdge(
    env.EDGE_PURGE_URL.split(',').map((address) => address.trim()),
    logger,
  );
}
const app = createApp({
  verifyToken,
  uploads,
  lists,
  routes: [
    ...authRoutes(env.DATA_DIR),
    ...uploadRoutes(uploads),
    ...mediaRoutes(uploads),
    ...contentRoutes(collections, uploads),
    ...changeRoutes(feed, { secret: env.FEED_SECRET, isSessionOpen }),
    ...historyRoutes(collections, uploads),
  ],
  site: env.PUBLIC_URL,
  logger,
  trustProxy: trustedProxies(env.TRUST_PROXY),
});
const server = await listen(app, { host: env.HOST, port: env.API_PORT });
// After the feed, whose readers would keep connections open.
undo.splice(1, 0, () => server.drain(drainMs, refuseMs));
if (!isSupervised) leave = () => server.leave();
logger.info({ port: env.API_PORT }, 'listening');
const unreadable = await countUnreadable();
if (unreadable > 0) {
  logger.warn(
    `the second factor of ${unreadable} accounts needs another SECOND_FACTOR_KEY (docs/running.md)`,
  );
}
// After the start, because it reads both storages.
await findOtherStorage(env.UPLOADS, { folder: join(env.DATA_DIR, place.uploads), s3 }).then(
  (other) => other && logger.warn(`UPLOADS is ${env.UPLOADS}, but ${other} has files that are missing there`),
  (error: unknown) => logger.warn({ err: error }, 'the other storages could not be compared'),
);

async function stop(): Promise<void> {
  isStopping = true;
  await leave();
  setTimeout(() => process.exit(0), stopMs);
  for (const step of undo) {
    await step().catch((error: unknown) => logger.error({ err: error }, 'a step of the shutdown failed'));
  }
  process.exit(0);
}
