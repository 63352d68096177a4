import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addDays } from '@ritmi/shared/domain/time/month';
import { today } from '@ritmi/shared/domain/time/date';
import { MongoClient } from 'mongodb';
import { temporaryFolder } from '../../../scripts/runtimes/folders.js';
import { freePort } from '../../../scripts/runtimes/freePort.js';
import { startMongod } from '../../../scripts/runtimes/startMongod.js';
import { pidOf } from '../../../scripts/test/processes.js';
import { admin, callApi, signIn, startProduct } from '../../../scripts/test/startProduct.js';

/** How often a night can be sold. */
export const capacity = 5;

/** The Saturday that everybody wants, with the nights before and after it. */
export const nights = [60, 61, 62].map((days) => addDays(today(), days));

const colleagues = ['Beni', 'Drita', 'Ermal', 'Flutura'];

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly token: string;
};

export type Agency = Awaited<ReturnType<typeof startAgency>>;

/** An agency of five on two products, each with an API and a web process of its own, that have one database. */
export async function startAgency() {
  const folder = await temporaryFolder();
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'saturday' });
  const shared = {
    MONGODB_URI: mongod.uri,
    UPLOADS: 'gridfs',
    JWT_SECRET: 'a secret of sessions that both of them know',
    SECOND_FACTOR_KEY: 'a key of second factors that both know',
    FEED_SECRET: 'a secret of the change feed for this test',
    SEED: 'none',
    LOG_LEVEL: 'error',
  };
  const ports = [await freePort(), await freePort()];
  const products = await Promise.all(
    ports.map((port) =>
      startProduct({ ...shared, API_PORT: String(port), DATA_DIR: join(folder, String(port)) }),
    ),
  );
  const [first, second] = products;
  if (!first || !second) throw new Error('there are two products');
  const members = await hire(mongod.uri, first.apiUrl);
  const packageId = await prepare(first.apiUrl, members[0]?.token ?? '');
  return {
    webUrls: [first.webUrl, second.webUrl] as const,
    apiUrls: [first.apiUrl, second.apiUrl] as const,
    /** Arta and four colleagues, who are signed in. */
    members,
    packageId,
    /** kill -9 of the API of a product; its supervisor starts it again. */
    killApi: async (place: 0 | 1) =>
      process.kill(await pidOf('api/main.js', products[place]?.pid ?? 0), 'SIGKILL'),
    async end(): Promise<void> {
      await Promise.all(products.map((product) => product.stop()));
      await mongod.stop();
    },
  };
}

/** Adds the colleagues, with the password of the first, and signs all of them in. */
async function hire(mongodbUri: string, apiUrl: string): Promise<Member[]> {
  const client = await MongoClient.connect(mongodbUri);
  try {
    const accounts = client.db().collection('accounts');
    const { _id, ...known } = (await accounts.findOne({ email: admin.email })) ?? {};
    await accounts.insertMany(
      colleagues.map((name) => ({ ...known, name, email: `${name.toLowerCase()}@ritmi.example` })),
    );
  } finally {
    await client.close();
  }
  const members: Member[] = [];
  for (const name of [admin.name, ...colleagues]) {
    const email = name === admin.name ? admin.email : `${name.toLowerCase()}@ritmi.example`;
    const token = await signIn(apiUrl, { email, password: admin.password });
    const me = (await callApi(`${apiUrl}/auth/me`, { method: 'GET', token })) as { readonly id: string };
    members.push({ id: me.id, name, token });
  }
  return members;
}

/** What is sold: a package that needs one of five crews. @returns its id */
async function prepare(apiUrl: string, token: string): Promise<string> {
  const add = async (path: string, body: object) => {
    const made = await callApi(`${apiUrl}/${path}`, { method: 'POST', token, key: randomUUID(), body });
    return (made as { readonly id: string }).id;
  };
  const crew = await add('resources', { name: 'Ekipi', kind: 'team', capacity });
  const service = await add('services', {
    title: 'DJ',
    description: 'Gjithë natën.',
    price: '450.00',
    category: 'dj',
    icon: 'music',
    features: [],
    needs: [{ resourceId: crew, quantity: 1 }],
  });
  return add('packages', { title: 'Nata e plotë', description: 'DJ dhe drita.', serviceIds: [service] });
}
