import { type Browser, chromium } from '@playwright/test';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { findChromium } from '../runtimes/chromium.js';
import { memoryOf } from '../test/processes.js';
import { signIn } from '../test/startProduct.js';
import { type Bench, type BenchProduct, startMsOf } from './benchProduct.js';
import { send } from './load.js';
import { cpuOfCall, msToFirstRow } from './office.js';
import { inTurns, type Row, type Table } from './report.js';

/** Documents that a database may contain after ten years; the largest amount measured. */
const maxDocuments = { events: 10_000, projects: 1_000, packages: 500, history: 100_000 };
const mediaOfProject = 30;
const steps = [0, 0.01, 0.1, 1];
const dayMs = 24 * 3600 * 1000;
const rounds = 10;

/** A product with a given amount of content; all products run at the same time. */
interface Grown extends BenchProduct {
  readonly token: string;
  /** The id of the project with the most media. */
  readonly project: string;
}

/** Measures pages, lists, start and memory with the demo content and with up to 10,000 events. */
export async function measureGrowth(bench: Bench): Promise<Table[]> {
  const { mongod, otherFolder, start } = bench;
  const envs = steps.map((_, place) => ({
    MONGODB_URI: mongod.uri.replace('/bench', `/bench${place}`),
    DATA_DIR: `${otherFolder}${place}`,
    PAGE_CACHE: 'off',
  }));
  const client = await MongoClient.connect(mongod.uri);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const products: Grown[] = [];
  try {
    for (const [place, step] of steps.entries()) {
      await startMsOf(bench, envs[place] ?? {});
      await fill(client.db(`bench${place}`), step);
    }
    const startsMs = await inTurns(3, envs, (env) => startMsOf(bench, env));
    for (const env of envs) {
      const product = await start(env);
      const token = await signIn(product.apiUrl);
      products.push({ ...product, token, project: await longestProject(product.apiUrl) });
    }
    const rows = [
      rowOf('start ms', startsMs.map(best)),
      ...(await measureCalls(products, mongod.pid, browser)),
    ];
    return [{ title: `Growth up to ${maxDocuments.events.toLocaleString('en')} events`, rows }];
  } finally {
    for (const product of products) await product.stop();
    await browser.close();
    await client.close();
  }
}

async function measureCalls(products: readonly Grown[], mongodPid: number, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  const note = async (name: string, figure: (product: Grown) => Promise<number> | number) =>
    rows.push(rowOf(name, (await inTurns(rounds, products, figure)).map(best)));

  const noteCpu = async (name: string, urlOf: (product: Grown) => string) => {
    const cpuMs = await inTurns(rounds, products, (product) => cpuOfCall(product, mongodPid, urlOf(product)));
    rows.push(rowOf(`${name} CPU ms`, cpuMs.map(mean)));
  };

  for (const path of ['/', '/evente', '/projects', '/paketa', '/projects/{id}']) {
    const name = path === '/' ? 'home' : path;
    const urlOf = ({ webUrl, project }: Grown) => webUrl + path.replace('{id}', project);
    await noteCpu(name, urlOf);
    await note(`${name} KB`, async (product) => (await send({ url: urlOf(product) })).bytes.length / 1024);
  }
  for (const list of ['events?limit=12&sort=newest', 'audit?limit=50'])
    await noteCpu(`GET /${list}`, ({ apiUrl }) => `${apiUrl}/${list}`);
  for (const name of ['events', 'projects', 'packages'])
    await note(`admin ${name} ms`, (product) =>
      msToFirstRow(browser, { ...product, path: `/admin/${name}`, row: 'main li h3' }),
    );
  await note('memory MB', ({ pids }) => memoryOf(pids).residentMb);
  return rows;
}

const best = (values: readonly number[]) => Math.min(...values);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(figure: string, values: readonly number[]): Row {
  const [demo = 0] = values;
  const cells = values.map((value, place) => [
    place === 0 ? 'demo' : `${(steps[place] ?? 0) * 100} %`,
    value,
  ]);
  return { figure, ...Object.fromEntries(cells), '÷ demo': (values.at(-1) ?? 0) / demo };
}

async function longestProject(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/projects?limit=100`);
  const projects: { id: string; media: readonly object[] }[] = await answer.json();
  return projects.toSorted((a, b) => b.media.length - a.media.length)[0]?.id ?? '';
}

/** Fields of a stored document that change in a copy. Days are stored as text. */
type Copied = {
  readonly _id: string;
  readonly date?: string;
  readonly media?: readonly object[];
};

/** Adds copies of the demo content, each some days older, up to the given number of documents. */
async function fill(db: Db, step: number): Promise<void> {
  for (const [name, whole] of Object.entries(maxDocuments)) {
    const collection = db.collection<Copied>(name);
    const samples = await collection.find().limit(20).toArray();
    const count = await collection.countDocuments();
    const copies: Copied[] = [];
    while (samples.length > 0 && count + copies.length < whole * step)
      copies.push(...samples.map((sample, place) => copyOf(sample, name, count + copies.length + place)));
    if (copies.length > 0) await collection.insertMany(copies.slice(0, whole * step - count));
  }
}

function copyOf(sample: Copied, name: string, index: number): Copied {
  const { date, media = [] } = sample;
  const isCase = name === 'projects' && media.length > 0;
  return {
    ...sample,
    // In the format of the API; ids of changes increase with time.
    _id: new ObjectId().toHexString(),
    ...(name !== 'history' && { order: index }),
    ...(date && { date: new Date(Date.parse(date) - index * dayMs).toISOString() }),
    ...(isCase && {
      media: Array.from({ length: mediaOfProject }, (_, place) => ({
        ...media[place % media.length],
        id: new ObjectId().toHexString(),
      })),
    }),
  };
}
