import { type Db, MongoClient, ObjectId } from 'mongodb';
import { entityNames, entityOf, publishedSingles } from '@ritmi/shared/domain/entities';
import { type Bench, type BenchProduct, startMsOf } from './benchProduct.js';
import { send } from './load.js';
import { cpuOfCall } from './office.js';
import { inTurns, type Row, type Table } from './report.js';

const rounds = 10;
const pages = ['/', '/en', '/sherbime', '/paketa', '/en/paketa', '/kontakt'];

/** The demo content, and what is changed in it for comparison. */
const sides: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  demo: async () => undefined,
  'without translations': async (db) => {
    for (const name of entityNames) await db.collection(name).updateMany({}, { $set: { translations: {} } });
  },
  'as many drafts': addDrafts,
  'neutral settings': async (db) => {
    for (const name of publishedSingles) await db.collection(name).deleteMany({});
  },
};

/** Measures what translations, drafts and the agency's own settings add to a page that is not in the cache. */
export async function measureContent(bench: Bench): Promise<Table[]> {
  const { mongod, otherFolder, start } = bench;
  const client = await MongoClient.connect(mongod.uri);
  const products: BenchProduct[] = [];
  try {
    for (const [place, change] of Object.values(sides).entries()) {
      const env = {
        MONGODB_URI: mongod.uri.replace('/bench', `/content${place}`),
        DATA_DIR: `${otherFolder}${place}`,
        PAGE_CACHE: 'off',
      };
      await startMsOf(bench, env);
      await change(client.db(`content${place}`));
      products.push(await start(env));
    }
    return [{ title: 'What content adds to a page', rows: await measurePages(products, mongod.pid) }];
  } finally {
    for (const product of products) await product.stop();
    await client.close();
  }
}

async function measurePages(products: readonly BenchProduct[], mongodPid: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) {
    const bytes = await inTurns(1, products, async ({ webUrl }) => {
      const answer = await send({ url: webUrl + path });
      return answer.bytes.length;
    });
    rows.push(rowOf(`${path} bytes`, bytes));
    const cpuMs = await inTurns(rounds, products, ({ pids, webUrl }) =>
      cpuOfCall({ pids, token: '' }, mongodPid, webUrl + path),
    );
    rows.push(rowOf(`${path} CPU ms`, cpuMs));
  }
  return rows;
}

/** The least of the rounds, which other work on the machine affects least. */
function rowOf(figure: string, measured: readonly (readonly number[])[]): Row {
  const names = Object.keys(sides);
  return {
    figure,
    ...Object.fromEntries(measured.map((values, place) => [names[place], Math.min(...values)])),
  };
}

/** Adds a draft for each published document. */
async function addDrafts(db: Db): Promise<void> {
  for (const name of entityNames.filter((each) => entityOf(each).publishing)) {
    const collection = db.collection<{ readonly _id: string }>(name);
    const published = await collection.find().toArray();
    const drafts = published.map((document) => ({
      ...document,
      ...('slug' in document && { slug: `${String(document.slug)}-draft` }),
      _id: new ObjectId().toHexString(),
      status: 'draft',
    }));
    if (drafts.length > 0) await collection.insertMany(drafts);
  }
}
