import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod } from '../runtimes/mongod.js';
import { freePort } from '../runtimes/freePort.js';
import { startMongod } from '../runtimes/startMongod.js';
import { buildWeb } from './buildWeb.js';
import { keepRunning, type Kept } from './keepRunning.js';
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

const patience = 5;

/** Brings everything up, keeps it up until the signal, and takes it down in the reverse order. */
export async function runProduct(options: ProductOptions): Promise<void> {
  const { root, settings, isDev, signal, say } = options;
  const lock = await lockFolder(settings.DATA_DIR).catch((error: Error) => {
    throw new Error(`DATA_DIR: ${settings.DATA_DIR} cannot be used (${error.message})`);
  });
  if (!lock) throw new Error(`The data folder ${settings.DATA_DIR} is in use by another start`);
  const running: Kept[] = [];
  const keep = (name: string, start: Parameters<typeof keepRunning>[0]['start']) => {
    const kept = keepRunning({ name, start, say });
    running.unshift(kept);
    return kept;
  };
  try {
    await requireFreePort('PORT', settings.PORT, settings.HOST);
    await requireFreePort('API_PORT', settings.API_PORT, settings.HOST);
    if (!isDev) await buildWeb({ root, say, signal });

    const mongodbUri = settings.MONGODB_URI ?? (await keepMongod(options, keep));
    const tokenSecrets = await provideTokenSecrets(settings);
    const loginBefore = await readFirstLogin(settings);
    const host = loopbackOf(settings.HOST);
    const apiUrl = `http://${host}:${settings.API_PORT}`;
    const webUrl = `http://${host}:${settings.PORT}`;

    const api = keep('api', async () =>
      startNodeProgram({
        root,
        entry: 'api/main.ts',
        env: apiEnv(settings, { mongodbUri, tokenSecrets }, isDev),
      }),
    );
    await waitUntilReady(apiUrl, api, options);
    const web = keep('web', async () =>
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
    await aborted(signal);
  } finally {
    for (const kept of running) await kept.stop();
    await lock.release();
  }
}

/** The address of the database that from now on runs on one port, whatever happens to its process. */
async function keepMongod(
  { settings, signal, say }: ProductOptions,
  keep: (name: string, start: Parameters<typeof keepRunning>[0]['start']) => Kept,
): Promise<string> {
  const { path: binary } = await findMongod({ say, signal });
  const place = await provideDatabasePlace(settings.DATA_DIR);
  const port = await freePort();
  const start = () => startMongod({ ...place, port, binary, signal, say });
  const first = await start();
  let next: typeof first | null = first;
  keep('mongod', async () => {
    const taken = next ?? (await start());
    next = null;
    return taken;
  });
  return first.uri;
}

async function waitUntilReady(url: string, kept: Kept, { signal }: ProductOptions): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (kept.failures() >= patience) throw new Error(`${url} did not come up; its own output says why`);
    await sleep(100, undefined, { signal });
  }
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
