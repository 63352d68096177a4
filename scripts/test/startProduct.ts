import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';
import { freePort } from '../runtimes/freePort.js';
import { type NodeProgram, startNodeProgram } from '../start/nodeProgram.js';

export const admin = { email: 'admin@ritmi.example', password: 'nje-fjalekalim-i-gjate', name: 'Arta' };

export const adminEnv = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_NAME: admin.name,
};

const readyLimitMs = 300_000;

/** Runs `npm start` with these settings, on free ports unless they name some; resolves when it is ready. */
export async function startProduct(settings: Readonly<Record<string, string>>) {
  const env = {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    ...adminEnv,
    ...settings,
  };
  const startedAt = performance.now();
  // The same command as the script `start` of package.json.
  const supervisor = startProgram(process.execPath, ['--max-semi-space-size=1', 'scripts/start/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  await supervisor.shows(/^ready$/m);
  return {
    ...supervisor,
    startMs: performance.now() - startedAt,
    webUrl: `http://127.0.0.1:${env.PORT}`,
    apiUrl: `http://127.0.0.1:${env.API_PORT}`,
  };
}

interface ApiOptions extends Pick<NodeProgram, 'root' | 'isBuilt'> {
  readonly port: number;
  readonly mongodbUri: string;
  readonly dataFolder: string;
  /** With which content an empty database is filled; without it none. */
  readonly seed?: 'demo' | 'none';
}

/** Starts an API whose admin is `admin`. It accepts sessions of earlier starts on the same data. */
export async function startApi({ port, mongodbUri, dataFolder, seed = 'none', ...how }: ApiOptions) {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    API_PORT: String(port),
    DATA_DIR: dataFolder,
    MONGODB_URI: mongodbUri,
    JWT_SECRET: 'a secret for tests that start an API',
    SECOND_FACTOR_KEY: 'a key for tests that start an API',
    ...adminEnv,
    SEED: seed,
    LOG_LEVEL: 'warn',
  };
  const program = startNodeProgram({ entry: 'api/main.ts', env, ...how });
  await untilReady(url, () => !program.isRunning());
  return { url, program };
}

interface Call {
  readonly method: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Idempotency key. */
  readonly key?: string;
  readonly ifMatch?: string;
}

/** Sends JSON, or the given form. */
export function send(address: string, { method, body, token, key, ifMatch }: Call): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(address, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(ifMatch ? { 'If-Match': ifMatch } : {}),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Sends a call and returns the JSON of the response. @throws when the call is refused */
export async function callApi(address: string, call: Call): Promise<unknown> {
  const answer = await send(address, call);
  if (!answer.ok) throw new Error(`${call.method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Signs in and returns the bearer token; as the product's admin unless another account is given. */
export async function signIn(
  apiUrl: string,
  { email, password }: { readonly email: string; readonly password: string } = admin,
): Promise<string> {
  const answer = await callApi(`${apiUrl}/auth/login`, { method: 'POST', body: { email, password } });
  return (answer as { token: string }).token;
}

/** Waits until a server is ready. @throws after the time limit, or as soon as `hasFailed` is true */
export async function untilReady(url: string, hasFailed = () => false): Promise<void> {
  const giveUpAt = Date.now() + readyLimitMs;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasFailed() || Date.now() > giveUpAt) {
      throw new Error(`${url} did not start; see its output`);
    }
    await pause(100);
  }
}
