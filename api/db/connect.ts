import mongoose, { mongo } from 'mongoose';
import { CheckedConnection } from './connection.js';
import { migrate } from './migrations.js';
import { connectionName, isConnected, readPlace, type StoredPlace } from './place.js';

// Operations inside `inTransaction` join its transaction by themselves.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('bufferCommands', false);
mongoose.set('autoCreate', false);
mongoose.set('autoIndex', false);

/** Collections that are prepared at the same time: more would take longer on a small machine. */
const preparedAtOnce = 4;

/**
 * Connects to the database that holds the content and returns its place. Creates missing collections and indexes, because
 * transactions cannot.
 * @throws while a restore is running, and when a newer version has written the data.
 */
export async function connect(uri: string): Promise<StoredPlace> {
  const appName = connectionName('api', new mongo.MongoClient(uri).db().databaseName);
  const options = {
    appName,
    connectionType: CheckedConnection,
    serverSelectionTimeoutMS: 2_500,
    connectTimeoutMS: 2_500,
    socketTimeoutMS: 8_000,
  };
  const client = await mongo.MongoClient.connect(uri, options);
  try {
    const named = client.db();
    // A restore and this program each connect before they look for the other, so at least one notices.
    if (await isConnected(named, 'restore', appName).catch(() => false)) {
      throw new Error('A restore is running on this database; start again when it has finished');
    }
    const place = await readPlace(named);
    await mongoose.connect(uri, {
      ...options,
      dbName: place.database,
      // An idle program stays connected, so that a restore can see that it runs.
      minPoolSize: 1,
      heartbeatFrequencyMS: 2_000,
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: 8_000 },
      // Pages are cached until the feed reports a change, so they must not show what may still be rolled back.
      readConcern: { level: 'majority' },
      readPreference: 'primary',
    });
    await prepare(uri, { ...options, socketTimeoutMS: 0 }, place);
    return place;
  } finally {
    await client.close();
  }
}

/** Migrates, and creates what is missing. On connections without a time limit: a large history takes minutes. */
async function prepare(
  uri: string,
  options: mongo.MongoClientOptions,
  { database }: StoredPlace,
): Promise<void> {
  const client = await mongo.MongoClient.connect(uri, {
    ...options,
    writeConcern: { w: 'majority' },
    maxPoolSize: preparedAtOnce,
  });
  try {
    const named = client.db(database);
    await migrate(named);
    const preparing = Object.values(mongoose.models).map(({ collection, schema }) =>
      named.collection(collection.collectionName).createIndexes(indexesOf(schema)),
    );
    await Promise.all(preparing);
  } finally {
    await client.close();
  }
}

/** The first creates the collection too, which always has it, also when two programs start at once. */
function indexesOf(schema: mongoose.Schema): mongo.IndexDescription[] {
  const others = schema.indexes().map(([key, options]) => {
    const { background: _, ...index } = options;
    // Mongoose types its kinds of index less exactly than the driver.
    return { key, ...index } as mongo.IndexDescription;
  });
  return [{ key: { _id: 1 } }, ...others];
}

export async function disconnect(): Promise<void> {
  await mongoose.disconnect();
}

export async function isDatabaseReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  try {
    await mongoose.connection.db?.admin().command({ ping: 1 }, { timeoutMS: 2_000 });
    return true;
  } catch {
    return false;
  }
}
