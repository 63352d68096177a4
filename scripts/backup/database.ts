import { BSON, type Collection, type Db, MongoClient } from 'mongodb';
import { placeCollection } from '../../api/db/place.js';
import { bucketName } from '../../api/uploads/gridfsStorage.js';
import type { Entry } from './archive.js';

// A GridFS chunk has a quarter of a megabyte.
const maxBatchBytes = 8_000_000;
const options = { serverSelectionTimeoutMS: 5_000, writeConcern: { w: 'majority', journal: true } } as const;

// Sessions and failed logins.
const transient = ['sessions', 'tries'];
// Where the content is, and the ids that link a database to its files.
const ofDeployment = [placeCollection, 'identity'];
// Files in GridFS are entries of their own, so that they can be restored into another storage.
const files = ['files', 'chunks', 'owner'].map((name) => `${bucketName}.${name}`);
const notContent: ReadonlySet<string> = new Set([...transient, ...ofDeployment, ...files].map(entryOf));

function entryOf(collection: string): string {
  return `database/${collection}.bson`;
}

/** Whether an entry belongs to the content. */
export const isContent = (entry: string) => !notContent.has(entry);

/** Runs `work` on the database at an address, with connections named `appName`. */
export async function withDatabase<T>(
  uri: string,
  work: (named: Db) => Promise<T>,
  appName = 'ritmi backup',
): Promise<T> {
  const client = await MongoClient.connect(uri, { ...options, appName });
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** Dumps every collection, as of one moment. */
export async function* dumpDatabase(database: Db): AsyncGenerator<Entry> {
  const session = database.client.startSession({ snapshot: true });
  try {
    for (const collection of await contentOf(database)) {
      const bytes = [{ $group: { _id: null, size: { $sum: { $bsonSize: '$$ROOT' } } } }];
      const [total] = await collection.aggregate<{ size: number }>(bytes, { session }).toArray();
      const documents = collection.find({}, { session, raw: true }).stream();
      yield { name: entryOf(collection.collectionName), size: total?.size ?? 0, content: documents };
    }
  } finally {
    await session.endSession();
  }
}

/** Whether the database contains anything. */
export async function isEmpty(database: Db): Promise<boolean> {
  for (const collection of await contentOf(database)) if (await collection.findOne()) return false;
  return true;
}

export async function endSessions(database: Db): Promise<void> {
  for (const name of transient) await database.collection(name).deleteMany();
}

/** Loads the output of `dumpDatabase`, in the same order. */
export async function loadCollection(database: Db, { name, content }: Entry): Promise<void> {
  const collection = await database.createCollection(name.slice('database/'.length, -'.bson'.length));
  let batch: BSON.Document[] = [];
  let batchBytes = 0;
  for await (const bytes of documentsOf(content)) {
    // Preserves the BSON types of numbers and regular expressions.
    batch.push(BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true }));
    batchBytes += bytes.length;
    if (batchBytes < maxBatchBytes) continue;
    await collection.insertMany(batch);
    batch = [];
    batchBytes = 0;
  }
  if (batch.length > 0) await collection.insertMany(batch);
}

async function contentOf(database: Db): Promise<Collection[]> {
  const collections = await database.collections();
  return collections.filter(
    ({ collectionName: name }) => !name.startsWith('system.') && isContent(entryOf(name)),
  );
}

/** Splits a stream into BSON documents, each of which begins with its length. */
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
