import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { startNodeProgram } from '../../scripts/start/nodeProgram.js';
import { root, temporaryFolder } from './places.js';

/** A second person, whom `addColleague` makes; the password is the same. */
export const colleague = { email: 'besa@ritmi.example', name: 'Besa' };

export const admin = { email: 'arta@ritmi.example', password: 'nje-fjalekalim-i-gjate', name: 'Arta' };

/** A busy machine takes its time to make the collections and indexes of a new database. */
const readyLimitMs = 110_000;

export type Api = Awaited<ReturnType<typeof startApi>>;

type Document = { id: string; title: string; order?: number } & Record<string, unknown>;

/** An API with a database of its own, which a test may take away and bring back on the same address. */
export async function startApi(mongoUri: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await temporaryFolder('api');
  const database = `desktop-${port}-${Date.now()}`;
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    API_PORT: String(port),
    DATA_DIR: folder,
    MONGODB_URI: mongoUri.replace('/?', `/${database}?`),
    JWT_SECRET: 'a secret for the desktop specs only',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_NAME: admin.name,
    SEED: 'none',
    LOG_LEVEL: 'warn',
  };
  let program = startNodeProgram({ root, entry: 'api/main.ts', env });
  await ready(url);

  return {
    url,
    /** The server goes away. */
    stop: () => program.stop(),
    /** The server is back where it was. */
    async start(): Promise<void> {
      program = startNodeProgram({ root, entry: 'api/main.ts', env });
      await ready(url);
    },
    async list(entity: string): Promise<Document[]> {
      const answer = await fetch(`${url}/${entity}`);
      return (await answer.json()) as Document[];
    },
    async create(entity: string, body: unknown): Promise<Document> {
      const made = await send({ url: `${url}/${entity}`, method: 'POST', body, token: await signIn(url) });
      return (await made.json()) as Document;
    },
    async change(entity: string, id: string, body: unknown): Promise<void> {
      await send({ url: `${url}/${entity}/${id}`, method: 'PATCH', body, token: await signIn(url) });
    },
    async reorder(entity: string, ids: readonly string[]): Promise<void> {
      const body = ids.map((id, order) => ({ id, order }));
      await send({ url: `${url}/${entity}/reorder`, method: 'POST', body, token: await signIn(url) });
    },
    async remove(entity: string, id: string): Promise<void> {
      await send({ url: `${url}/${entity}/${id}`, method: 'DELETE', token: await signIn(url) });
    },
    async addColleague(): Promise<void> {
      const client = await MongoClient.connect(env.MONGODB_URI);
      try {
        const accounts = client.db().collection('accounts');
        const { _id, ...known } = (await accounts.findOne({ email: admin.email })) ?? {};
        await accounts.insertOne({ ...known, ...colleague });
      } finally {
        await client.close();
      }
    },
    /** Ends the session of this token, as somebody else might. */
    async signOut(token: string): Promise<void> {
      await send({ url: `${url}/auth/logout`, method: 'POST', token });
    },
    async end(): Promise<void> {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The site beside an API. */
export async function startWeb(apiUrl: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: apiUrl,
    LOG_LEVEL: 'warn',
  };
  const program = startNodeProgram({ root, entry: 'web/server/main.ts', env });
  await ready(url);
  return { url, end: () => program.stop() };
}

type Sending = {
  readonly url: string;
  readonly method: string;
  readonly body?: unknown;
  readonly token?: string;
};

async function send({ url, method, body, token }: Sending): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function signIn(url: string): Promise<string> {
  const body = { email: admin.email, password: admin.password };
  const answer = await send({ url: `${url}/auth/login`, method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}

async function ready(url: string): Promise<void> {
  const giveUpAt = Date.now() + readyLimitMs;
  while (!(await isReady(url))) {
    if (Date.now() > giveUpAt) throw new Error(`${url} did not come up`);
    await pause(50);
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
