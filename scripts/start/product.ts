import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findMongod } from '../runtimes/mongod.js';
import { freePort } from '../runtimes/freePort.js';
import { replicaSetAddress } from '../runtimes/replicaSet.js';
import { startMongod } from '../runtimes/startMongod.js';
import { buildWeb } from './buildWeb.js';
import { keepRunning, type Kept, type Running } from './keepRunning.js';
import { lockFolder } from './lock.js';
import { startNodeProgram } from './nodeProgram.js';
import { apiEnv, loopbackOf, webEnv } from './programEnv.js';
import { reloadOnChange } from './reload.js';
import { provideDatabasePlace, firstLoginFile, provideTokenSecrets, readFirstLogin } from './secrets.js';
import type { Settings } from './settings.js';

interface ProductOptions {
  readonly root: string;
  readonly settings: Settings;
  readonly isDev: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

// Fewer than while it runs: somebody waits for it.
const maxFailuresAtStart = 5;
// All of it ends within 15 s. Web and API drain at once, because an upload goes through both.
const programsStopMs = 9_000;
const allStoppedMs = 13_500;

/** Brings everything up, keeps it up until the signal, and takes it down in the reverse order. */
export async function runProduct(options: ProductOptions): Promise<void> {
  const { root, settings, isDev, signal, say } = options;
  const lock = await lockFolder(settings.DATA_DIR).catch((error: Error) => {
    throw new Error(`DATA_DIR: ${settings.DATA_DIR} cannot be used (${error.message})`);
  });
  if (!lock) throw new Error(`The data folder ${settings.DATA_DIR} is in use by another start`);
  const programs: Kept[] = [];
  const keep = (name: string, url: string, start: () => Running) => {
    // At a breakpoint a program answers nobody.
    const answers = isDev ? {} : { answers: (limit: AbortSignal) => isOk(`${url}/healthz`, limit) };
    const kept = keepRunning({ name, start: async () => start(), say, ...answers });
    programs.push(kept);
    return kept;
  };
  let database: Database | null = null;
  try {
    await requireFreePort('PORT', settings.PORT, settings.HOST);
    await requireFreePort('API_PORT', settings.API_PORT, settings.HOST);
    if (!isDev) await buildWeb({ root, say, signal });

    database = settings.MONGODB_URI ? null : await keepMongod(options);
    const mongodbUri = settings.MONGODB_URI ?? database?.uri ?? '';
    const tokenSecrets = await provideTokenSecrets(settings);
    const loginBefore = await readFirstLogin(settings);
    const host = loopbackOf(settings.HOST);
    const apiUrl = `http://${host}:${settings.API_PORT}`;
    const webUrl = `http://${host}:${settings.PORT}`;

    const api = keep('api', apiUrl, () =>
      startNodeProgram({
        root,
        entry: 'api/main.ts',
        env: apiEnv(settings, { mongodbUri, tokenSecrets }, isDev),
      }),
    );
    await waitUntilReady(apiUrl, api, options);
    const web = keep('web', webUrl, () =>
      startNodeProgram({ root, entry: 'web/server/main.ts', env: webEnv(settings, isDev) }),
    );
    await waitUntilReady(webUrl, web, options);
    if (isDev) reloadOnChange({ root, signal, say, api, web });

    say(`web    ${settings.PUBLIC_URL ?? webUrl}`);
    say(`admin  ${settings.PUBLIC_URL ?? webUrl}/admin`);
    say(`api    ${apiUrl}`);
    const login = await readFirstLogin(settings);
    // Only one that the API has just made: any other may open nothing any more.
    if (login && login.password !== loginBefore?.password) {
      say(`first admin: ${login.email}  password: ${login.password}`);
      say(`it is kept in ${firstLoginFile(settings)} until the password was changed`);
    }
    say('ready');
    await Promise.race([
      aborted(signal),
      ...[...programs, ...(database ? [database.kept] : [])].map((each) => each.gaveUp),
    ]);
  } finally {
    const stopBy = performance.now() + allStoppedMs;
    await Promise.all(programs.map((kept) => kept.stop(programsStopMs)));
    await database?.stop(stopBy - performance.now());
    await lock.release();
  }
}

interface Database {
  readonly uri: string;
  readonly kept: Kept;
  stop(limitMs: number): Promise<void>;
}

/** A mongod that from now on runs on one port, whatever happens to its process. */
async function keepMongod({ settings, signal, isDev, say }: ProductOptions): Promise<Database> {
  const { path: binary } = await findMongod({ say, signal });
  const place = await provideDatabasePlace(settings.DATA_DIR);
  const port = await freePort();
  const start = (until: AbortSignal) => startMongod({ ...place, port, binary, signal: until, say });
  const first = await start(signal);
  let next: typeof first | null = first;
  // A ping needs no login.
  const client = new MongoClient(replicaSetAddress(port), {
    directConnection: true,
    socketTimeoutMS: 3_000,
    serverSelectionTimeoutMS: 3_000,
  });
  const kept = keepRunning({
    name: 'mongod',
    start: async (until) => {
      const taken = next ?? (await start(until));
      next = null;
      return taken;
    },
    say,
    ...(isDev ? {} : { answers: async () => (await client.db('admin').command({ ping: 1 })).ok === 1 }),
  });
  return {
    uri: first.uri,
    kept,
    stop: async (limitMs) => {
      await kept.stop(limitMs);
      await client.close();
    },
  };
}

async function waitUntilReady(url: string, kept: Kept, { signal }: ProductOptions): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isReady = await isOk(`${url}/readyz`, AbortSignal.timeout(5_000)).catch(() => false);
    if (isReady) return;
    if (kept.failures() >= maxFailuresAtStart)
      throw new Error(`${url} did not come up; its own output says why`);
    await sleep(100, undefined, { signal });
  }
}

async function isOk(url: string, limit: AbortSignal): Promise<boolean> {
  const answer = await fetch(url, { signal: limit });
  await answer.body?.cancel();
  return answer.ok;
}

async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((settle, fail) => server.once('error', fail).listen(port, host, settle)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo') {
        throw new Error(`HOST: ${host} is no address of this machine (${error.code})`);
      }
      throw new Error(`${variable}: port ${port} of ${host} cannot be used (${error.code})`);
    },
  );
  await new Promise((settle) => server.close(settle));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener('abort', () => settle(), { once: true });
  });
}
