import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { startNodeProgram } from '../../scripts/start/nodeProgram.js';
import { admin, callApi, signIn, startApi, untilReady } from '../../scripts/test/startProduct.js';

/** A second account with the same password; `addColleague` creates it. */
export const colleague = { email: 'besa@ritmi.example', name: 'Besa' };

export type Api = Awaited<ReturnType<typeof startDesktopApi>>;

type Document = { id: string; title: string; order?: number } & Record<string, unknown>;

/** Starts an API with its own database; a test can stop it and start it again at the same address. */
export async function startDesktopApi(mongoUri: string, seed: 'demo' | 'none' = 'none') {
  const port = await freePort();
  const dataFolder = await temporaryFolder();
  const mongodbUri = mongoUri.replace('/?', `/desktop-${port}-${Date.now()}?`);
  const start = () => startApi({ port, mongodbUri, dataFolder, seed, isBuilt: true });
  const first = await start();
  const { url } = first;
  let { program } = first;
  const call = async (method: string, path: string, body?: unknown) =>
    callApi(`${url}/${path}`, { method, body, token: await signIn(url) });

  return {
    url,
    stop: () => program.stop(),
    /** Ends at once, like a power cut. */
    kill: () => program.stop(0, 'SIGKILL'),
    /** Starts the server again at its address. */
    async start(): Promise<void> {
      ({ program } = await start());
    },
    async list(entity: string): Promise<Document[]> {
      return (await callApi(`${url}/${entity}`, { method: 'GET' })) as Document[];
    },
    /** The files of the library. */
    async files(): Promise<{ readonly url: string }[]> {
      return (await call('GET', 'media')) as { readonly url: string }[];
    },
    /** The bookings of a night. */
    async bookingsOf(date: string): Promise<Document[]> {
      return (await call('GET', `bookings?from=${date}&to=${date}`)) as Document[];
    },
    async titlesOf(entity: string): Promise<string[]> {
      return (await this.list(entity)).map(({ title }) => title);
    },
    /** The name of the document that has the outbox of the account that tests sign in with. */
    async outboxName(): Promise<string> {
      const { id } = (await call('GET', 'auth/me')) as { readonly id: string };
      return `outbox:${id}`;
    },
    async create(entity: string, body: unknown): Promise<Document> {
      return (await call('POST', entity, body)) as Document;
    },
    /** Asks as a visitor does. */
    ask: (body: Readonly<Record<string, unknown>>) =>
      callApi(`${url}/enquiries`, { method: 'POST', body: { language: 'sq', notice: '1', ...body } }),
    change: (entity: string, id: string, body: unknown) => call('PATCH', `${entity}/${id}`, body),
    reorder(entity: string, ids: readonly string[]) {
      return call(
        'POST',
        `${entity}/reorder`,
        ids.map((id, order) => ({ id, order })),
      );
    },
    remove: (entity: string, id: string) => call('DELETE', `${entity}/${id}`),
    async addColleague(): Promise<void> {
      const client = await MongoClient.connect(mongodbUri);
      try {
        const accounts = client.db().collection('accounts');
        const { _id, ...known } = (await accounts.findOne({ email: admin.email })) ?? {};
        await accounts.insertOne({ ...known, ...colleague });
      } finally {
        await client.close();
      }
    },
    /** Ends the session of this token, as another user could. */
    signOut: (token: string) => callApi(`${url}/auth/logout`, { method: 'POST', token }),
    async end(): Promise<void> {
      await program.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the web server for an API. */
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
  const program = startNodeProgram({ entry: 'web/server/main.ts', env, isBuilt: true });
  await untilReady(url);
  return { url, end: () => program.stop() };
}
