import { BSON, type Db, MongoClient } from 'mongodb';
import type { Entry } from './archive.js';

const batchSize = 500;
const options = { serverSelectionTimeoutMS: 5_000, writeConcern: { w: 'majority', journal: true } } as const;

/** Runs work on the database that an address names. */
export async function withDatabase<T>(uri: string, work: (database: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri, options);
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** Every collection as it was at one moment, whatever is written meanwhile. */
export async function* dumpDatabase(database: Db): AsyncGenerator<Entry> {
  const session = database.client.startSession({ snapshot: true });
  try {
    for (const collection of await contentOf(database)) {
      const bytes = [{ $group: { _id: null, size: { $sum: { $bsonSize: '$$ROOT' } } } }];
      const [total] = await collection.aggregate<{ size: number }>(bytes, { session }).toArray();
      const documents = collection.find({}, { session, raw: true }).stream();
      const name = `database/${collection.collectionName}.bson`;
      yield { name, size: total?.size ?? 0, content: documents };
    }
  } finally {
    await session.endSession();
  }
}

/** Whether anything is in it. */
export async function isEmpty(database: Db): Promise<boolean> {
  for (const collection of await contentOf(database)) if (await collection.findOne()) return false;
  return true;
}

/** Puts back what `dumpDatabase` wrote. Indexes are made by the API when it starts. */
export async function loadCollection(database: Db, { name, content }: Entry): Promise<void> {
  const collection = database.collection(name.slice('database/'.length, -'.bson'.length));
  let batch: BSON.Document[] = [];
  for await (const bytes of documentsOf(content)) {
    // Numbers keep their types.
    batch.push(BSON.deserialize(bytes, { promoteValues: false }));
    if (batch.length < batchSize) continue;
    await collection.insertMany(batch);
    batch = [];
  }
  if (batch.length > 0) await collection.insertMany(batch);
}

async function contentOf(database: Db) {
  const collections = await database.collections();
  return collections.filter(({ collectionName }) => !collectionName.startsWith('system.'));
}

/** A BSON document begins with its own length. */
async function* documentsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE();
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
}
