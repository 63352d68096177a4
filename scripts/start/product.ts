import { once } from 'node:events';
import { watch } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findMongod } from '../runtimes/mongod.js';
import { root } from '../runtimes/folders.js';
import { freePort } from '../runtimes/freePort.js';
import { replicaSetAddress } from '../runtimes/replicaSet.js';
import { startMongod } from '../runtimes/startMongod.js';
import { supervise, type Supervised } from './supervise.js';
import { type NodeProgram, startNodeProgram } from './nodeProgram.js';
import {
  firstLoginFile,
  provideDatabasePlace,
  provideFactorKey,
  provideTokenSecrets,
  readFirstLogin,
} from './secrets.js';
import { lockData, programEnv, requireFreePorts, type Settings } from './settings.js';

interface ProductOptions {
  readonly settings: Settings;
  readonly isDev: boolean;
  readonly signal: AbortSignal;
}

// Fewer failures than while it runs, because somebody waits for the start.
const maxFailuresAtStart = 5;
// A stop takes at most 15 s. Web and API drain together, because an upload goes through both.
const programsStopMs = 9_000;
const allStoppedMs = 13_500;
// Waits, because editors write a file in several steps.
const restartDelayMs = 150;
const say = (line: string) => console.log(line);

/** Starts everything, keeps it running until the signal, and stops it in reverse order. */
export async function runProduct(options: ProductOptions): Promise<void> {
  const { settings, isDev, signal } = options;
  const lock = await lockData(settings);
  const programs: Supervised[] = [];
  const startSupervised = (name: string, url: string, how: Omit<NodeProgram, 'isBuilt'>) => {
    const start = async () => startNodeProgram({ isBuilt: !isDev, ...how });
    // A program at a breakpoint does not answer health checks.
    const answers = isDev ? {} : { answers: (limit: AbortSignal) => isOk(`${url}/healthz`, limit) };
    const program = supervise({ name, start, say, ...answers });
    programs.push(program);
    return program;
  };
  let database: Awaited<ReturnType<typeof superviseMongod>> | null = null;
  try {
    await requireFreePorts(settings);

    const secrets = { ...(await provideTokenSecrets(settings)), ...(await provideFactorKey(settings)) };
    const loginBefore = await readFirstLogin(settings);
    const host = loopbackOf(settings.HOST);
    const apiUrl = `http://${host}:${settings.API_PORT}`;
    const webUrl = `http://${host}:${settings.PORT}`;
    const publicUrl = settings.PUBLIC_URL ?? webUrl;

    // All load at the same time. The API connects when the database is ready; the web server listens when the API does.
    database = settings.MONGODB_URI ? null : await superviseMongod(options);
    const known = { ...settings, ...secrets, MONGODB_URI: settings.MONGODB_URI ?? database?.uri };
    const api = startSupervised('api', apiUrl, {
      entry: 'api/main.ts',
      env: programEnv('api', { ...known, PUBLIC_URL: publicUrl }, isDev),
      after: Promise.resolve(database?.started),
    });
    const isApiReady = Promise.resolve(database?.started).then(() => waitUntilReady(apiUrl, api, options));
    const web = startSupervised('web', webUrl, {
      entry: 'web/server/main.ts',
      env: {
        ...programEnv('web', { ...known, API_URL: settings.API_URL ?? apiUrl }, isDev),
        ...(isDev ? { WEB_DEV: '1' } : {}),
      },
      after: isApiReady,
    });
    await Promise.race([isApiReady, api.gaveUp]);
    await waitUntilReady(webUrl, web, options);
    if (isDev) {
      reloadOnChange(api, ['api', 'shared/domain', 'shared/server'], signal);
      reloadOnChange(web, ['web/server'], signal);
    }

    say(`web    ${publicUrl}`);
    say(`admin  ${publicUrl}/admin`);
    say(`api    ${apiUrl}`);
    const login = await readFirstLogin(settings);
    // Only a login that the API has just made: an older one may no longer work.
    if (login && login.password !== loginBefore?.password) {
      say(`first admin: ${login.email}  password: ${login.password}`);
      say(`stored in ${firstLoginFile(settings)} until the password is changed`);
    }
    say('ready');
    const supervised = database ? [...programs, await database.started] : programs;
    signal.throwIfAborted();
    await Promise.race([once(signal, 'abort'), ...supervised.map((each) => each.gaveUp)]);
  } finally {
    const stopBy = performance.now() + allStoppedMs;
    await Promise.all(programs.map((program) => program.stop(programsStopMs)));
    await database?.stop(stopBy - performance.now());
    await lock.release();
  }
}

/** A mongod that keeps its port when its process is restarted. */
async function superviseMongod({ settings, signal, isDev }: ProductOptions) {
  const binary = await findMongod({ say, signal });
  const place = await provideDatabasePlace(settings.DATA_DIR);
  const port = await freePort([settings.PORT, settings.API_PORT]);
  // A ping needs no login.
  const client = new MongoClient(replicaSetAddress(port), {
    directConnection: true,
    socketTimeoutMS: 3_000,
    serverSelectionTimeoutMS: 3_000,
  });
  const answers = async () => (await client.db('admin').command({ ping: 1 })).ok === 1;
  const start = (until: AbortSignal) => startMongod({ ...place, port, binary, signal: until, say });
  const started = start(signal).then((first) =>
    supervise({ name: 'mongod', first, start, say, ...(isDev ? {} : { answers }) }),
  );
  return {
    uri: replicaSetAddress(port, place),
    /** Resolves when the database accepts writes; rejects when it does not start. */
    started,
    stop: async (limitMs: number) => {
      await started.then(
        (program) => program.stop(limitMs),
        () => undefined,
      );
      await client.close();
    },
  };
}

/** Restarts a server when its source changes; pages and the admin are reloaded by Vite itself. */
function reloadOnChange(server: Supervised, folders: readonly string[], signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true, signal }, (_kind, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void server.restart(`${file} changed`), restartDelayMs);
    });
  }
}

/** The address under which this machine reaches a server that listens on `host`. */
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function waitUntilReady(url: string, program: Supervised, { signal }: ProductOptions): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isReady = await isOk(`${url}/readyz`, AbortSignal.timeout(5_000)).catch(() => false);
    if (isReady) return;
    if (program.failures() >= maxFailuresAtStart) throw new Error(`${url} did not start; see its output`);
    await sleep(50, undefined, { signal });
  }
}

/** Does not use fetch, whose library takes 9 MB in a small process. */
function isOk(url: string, limit: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { signal: limit, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).once('error', reject);
  });
}
