import { MongoClient, ObjectId } from 'mongodb';
import { admin } from '../test/startProduct.js';
import { openAdminLists } from './adminLists.js';
import type { Bench, BenchProduct } from './benchProduct.js';
import { load, send } from './load.js';
import { cpuMsOf, memoryOf, untilIdle } from '../test/processes.js';
import { type Row, short, type Table } from './report.js';

/** What a database of ten years may hold; the last step of the growth. */
const most: Readonly<Record<string, number>> = { events: 10_000, projects: 1_000, packages: 500 };
const mostChanges = 100_000;
const mediaOfProject = 30;
const steps = [0, 0.01, 0.1, 1];
const dayMs = 24 * 3600 * 1000;
const batch = 1_000;
const rounds = 10;
const callsOfRound = 10;

/** A product with so much content; all of them run at the same time. */
interface Grown extends BenchProduct {
  readonly token: string;
  readonly project: string;
}
type Figure = (product: Grown) => Promise<number> | number;

/**
 * Pages, lists, start and memory with the demo content and with up to ten thousand events. The products answer in
 * turns, so that a loud moment of the machine meets all of them, and the best of the rounds counts.
 */
export async function measureGrowth(bench: Bench): Promise<Table> {
  const { mongod, otherFolder, start } = bench;
  const client = await MongoClient.connect(mongod.uri);
  const lists = await openAdminLists();
  const products: Grown[] = [];
  const rows: Row[] = [];

  async function note(name: string, figure: Figure): Promise<void> {
    const best = products.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < rounds; round += 1)
      for (const [place, product] of products.entries())
        best[place] = Math.min(best[place] ?? 0, await figure(product));
    rows.push(rowOf(name, best));
  }

  /** CPU time of one call, that of mongod included: unlike the clock it bears a loud machine. */
  async function noteCpu(name: string, urlOf: (product: Grown) => string): Promise<void> {
    const spentMs = products.map(() => 0);
    for (let round = 0; round < rounds; round += 1)
      for (const [place, product] of products.entries()) {
        const pids = [...product.pids, mongod.pid];
        const headers = { Authorization: `Bearer ${product.token}` };
        const before = cpuMsOf(pids);
        await load(() => ({ url: urlOf(product), headers }), callsOfRound, 1);
        spentMs[place] = (spentMs[place] ?? 0) + cpuMsOf(pids) - before;
      }
    rows.push(
      rowOf(
        `${name} CPU ms`,
        spentMs.map((ms) => ms / (rounds * callsOfRound)),
      ),
    );
  }

  try {
    const envs = steps.map((step, place) => ({
      MONGODB_URI: mongod.uri.replace('/bench', `/bench${place}`),
      DATA_DIR: `${otherFolder}${place}`,
      PAGE_CACHE: 'off',
    }));
    for (const [place, env] of envs.entries()) {
      await (await start(env)).stop();
      await fill(client, `bench${place}`, steps[place] ?? 0);
    }
    const startsMs = envs.map(() => Number.POSITIVE_INFINITY);
    for (let left = 3; left > 0; left -= 1)
      for (const [place, env] of envs.entries()) {
        const product = await start(env);
        startsMs[place] = Math.min(startsMs[place] ?? 0, product.startMs);
        if (left > 1) await product.stop();
        else {
          const { apiUrl } = product;
          products.push({ ...product, token: await signIn(apiUrl), project: await longestProject(apiUrl) });
        }
      }
    rows.push(rowOf('start ms', startsMs));
    await untilIdle(products.flatMap(({ pids }) => pids));
    const pages: Readonly<Record<string, (product: Grown) => string>> = {
      home: () => '/',
      '/evente': () => '/evente',
      '/projects': () => '/projects',
      '/paketa': () => '/paketa',
      '/projects/{id}': ({ project }) => `/projects/${project}`,
    };
    for (const [name, pathOf] of Object.entries(pages)) {
      const urlOf = (product: Grown) => product.webUrl + pathOf(product);
      await noteCpu(name, urlOf);
      await note(`${name} KB`, async (product) => (await send({ url: urlOf(product) })).bytes.length / 1024);
    }
    for (const list of ['events?limit=12&sort=newest', 'audit?limit=50'])
      await noteCpu(`GET /${list}`, ({ apiUrl }) => `${apiUrl}/${list}`);
    for (const name of ['events', 'projects', 'packages'])
      await note(`admin ${name} ms`, ({ webUrl, token }) => lists.timeOf(`${webUrl}/admin/${name}`, token));
    await note('memory MB', ({ pids }) => memoryOf(pids).residentMb);
  } finally {
    for (const product of products) await product.stop();
    await lists.close();
    await client.close();
  }
  return { title: `Growth up to ${most.events?.toLocaleString('en')} events`, rows };
}

function rowOf(name: string, values: readonly number[]): Row {
  const [demo = 0] = values;
  const cells = values.map((value, place) => [
    place === 0 ? 'demo' : `${(steps[place] ?? 0) * 100} %`,
    short(value),
  ]);
  return { figure: name, ...Object.fromEntries(cells), '÷ demo': short((values.at(-1) ?? 0) / demo) };
}

/** The id of one with the most media. */
async function longestProject(apiUrl: string): Promise<string> {
  const { bytes } = await send({
    url: `${apiUrl}/projects?limit=100`,
    headers: { 'Accept-Encoding': 'identity' },
  });
  const projects = JSON.parse(bytes.toString()) as {
    readonly id: string;
    readonly media: readonly object[];
  }[];
  return projects.toSorted((a, b) => b.media.length - a.media.length)[0]?.id ?? '';
}

async function signIn(apiUrl: string): Promise<string> {
  const { bytes } = await send({
    url: `${apiUrl}/auth/login`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  });
  return JSON.parse(bytes.toString()).token;
}

/** Copies of the demo content, each some days older, until there are as many documents. */
async function fill(client: MongoClient, database: string, step: number): Promise<void> {
  const db = client.db(database);
  for (const [name, whole] of Object.entries({ ...most, history: mostChanges })) {
    const collection = db.collection<Copied>(name);
    const samples = await collection.find().limit(20).toArray();
    let count = await collection.countDocuments();
    while (samples.length > 0 && count < whole * step) {
      const copies = Array.from({ length: Math.min(batch, whole * step - count) }, (_, index) =>
        copyOf(samples[(count + index) % samples.length] ?? { _id: '' }, { name, index: count + index }),
      );
      await collection.insertMany(copies);
      count += copies.length;
    }
  }
}

/** What of a stored document is not copied as it is. Days are stored as text. */
type Copied = {
  readonly _id: string;
  readonly date?: string;
  readonly media?: readonly object[];
};

function copyOf(sample: Copied, { name, index }: { readonly name: string; readonly index: number }): Copied {
  const { date, media } = sample;
  const isCase = name === 'projects' && media !== undefined && media.length > 0;
  return {
    ...sample,
    // As the API makes them; ids of changes rise with time.
    _id: new ObjectId().toHexString(),
    ...(name === 'history' ? {} : { order: index }),
    ...(date && { date: new Date(Date.parse(date) - index * dayMs).toISOString() }),
    ...(isCase && {
      media: Array.from({ length: mediaOfProject }, (_, place) => ({
        ...media[place % media.length],
        id: new ObjectId().toHexString(),
      })),
    }),
  };
}
