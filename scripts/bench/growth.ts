import { MongoClient, ObjectId } from 'mongodb';
import { admin } from '../test/startProduct.js';
import type { Bench } from './benchProduct.js';
import { load, send } from './load.js';
import { memoryOf } from './processes.js';
import { median, type Row, short, type Table } from './report.js';

/** What a database of ten years may hold; the last step of the growth. */
const most: Readonly<Record<string, number>> = { events: 10_000, projects: 1_000, packages: 500 };
const mostChanges = 100_000;
const mediaOfProject = 30;
const steps = [0, 0.01, 0.1, 1];
const dayMs = 24 * 3600 * 1000;
const batch = 1_000;

/** Pages, lists, start and memory with the demo content and with up to ten thousand events. */
export async function measureGrowth({ mongod, start }: Bench): Promise<Table> {
  await (await start()).stop();
  const client = await MongoClient.connect(mongod.uri);
  const rows: Row[] = [];
  try {
    for (const step of steps) {
      await fill(client, step);
      const product = await start({ PAGE_CACHE: 'off' });
      try {
        rows.push({ content: step === 0 ? 'demo' : `${step * 100} %`, ...(await figuresOf(product)) });
      } finally {
        await product.stop();
      }
    }
  } finally {
    await client.close();
  }
  return { title: `Growth up to ${most.events?.toLocaleString('en')} events`, rows };
}

async function figuresOf({
  startMs,
  webUrl,
  apiUrl,
  pids,
}: Awaited<ReturnType<Bench['start']>>): Promise<Row> {
  const row: Record<string, number> = { 'start ms': short(startMs) };
  for (const path of ['/', '/evente', '/projects', '/paketa']) {
    const call = { url: webUrl + path };
    const durations = await load(() => call, 10, 1);
    row[`${path} ms`] = short(median(durations));
    row[`${path} KB`] = short((await send(call)).bytes.length / 1024);
  }
  const headers = { Authorization: `Bearer ${await signIn(apiUrl)}` };
  for (const list of ['events', 'events?limit=12&sort=newest', 'audit?limit=50']) {
    const durations = await load(() => ({ url: `${apiUrl}/${list}`, headers }), 10, 1);
    row[`GET /${list} ms`] = short(median(durations));
  }
  row['memory MB'] = short(memoryOf(pids).residentMb);
  return row;
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
async function fill(client: MongoClient, step: number): Promise<void> {
  const db = client.db();
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
