import { replicaSetAddress } from '../runtimes/replicaSet.js';
import { findRunning, startMongod } from '../runtimes/startMongod.js';
import { lockFolder } from '../runtimes/lock.js';
import { provideDatabasePlace } from '../start/secrets.js';
import { loadSettings, type Settings } from '../start/settings.js';

interface Database {
  readonly uri: string;
  /** Whether the product runs on the data folder; always false with MONGODB_URI, where that is unknown. */
  readonly isInUse: boolean;
  readonly settings: Settings;
}

type Work = (database: Database) => Promise<string>;

/** Runs a command on the product's database. Prints what `work` returns, or its error with exit code 1. */
export async function runOnDatabase(work: Work): Promise<void> {
  try {
    console.log(await withDatabase(loadSettings(), work));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Uses the database of MONGODB_URI, that of the product running on the data folder, or one started for the command. */
async function withDatabase(settings: Settings, work: Work): Promise<string> {
  if (settings.MONGODB_URI) return work({ uri: settings.MONGODB_URI, isInUse: false, settings });
  // The lock is released when this process ends.
  const isInUse = (await lockFolder(settings.DATA_DIR)) === null;
  const place = await provideDatabasePlace(settings.DATA_DIR);
  if (isInUse) {
    const mongod = await findRunning(place.dbPath);
    if (mongod) return work({ uri: replicaSetAddress(mongod.port, place), isInUse, settings });
    throw new Error('The product is starting or stopping; try again, or set MONGODB_URI to its database');
  }
  const mongod = await startMongod({ ...place, say: console.error });
  try {
    return await work({ uri: mongod.uri, isInUse, settings });
  } finally {
    await mongod.stop();
  }
}
