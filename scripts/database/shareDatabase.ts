import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replicaSetAddress } from '../runtimes/replicaSet.js';
import { startMongod } from '../runtimes/startMongod.js';
import { provideDatabasePlace } from '../start/secrets.js';
import { lockFolder } from '../start/lock.js';
import type { Settings } from '../start/settings.js';

type SharedDatabase = {
  readonly uri: string;
  /** Whether the product runs on the data folder; of a database that is named nobody knows. */
  readonly isInUse: boolean;
  readonly release: () => Promise<void>;
};

/** The product's database: the named one, that of a running start on the data folder, or one started for the moment. */
export async function shareDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<SharedDatabase> {
  const release = async () => undefined;
  if (settings.MONGODB_URI) return { uri: settings.MONGODB_URI, isInUse: false, release };
  const lock = await lockFolder(settings.DATA_DIR);
  if (!lock) {
    const port = await runningPort(join(settings.DATA_DIR, 'mongodb'));
    const place = await provideDatabasePlace(settings.DATA_DIR);
    return { uri: replicaSetAddress(port, place), isInUse: true, release };
  }
  try {
    const place = await provideDatabasePlace(settings.DATA_DIR);
    const mongod = await startMongod({ ...place, say });
    return {
      uri: mongod.uri,
      isInUse: false,
      release: async () => {
        await mongod.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The port stands on the command line of the process that the data folder names. */
async function runningPort(dbPath: string): Promise<number> {
  const pid = (await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => '')).trim();
  const words = pid ? await commandLine(pid) : [];
  const port = Number(words[words.indexOf('--port') + 1]);
  if (words.includes('--port') && Number.isInteger(port)) return port;
  throw new Error('The product is starting or stopping; try again, or name its database by MONGODB_URI');
}

async function commandLine(pid: string): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (text !== null) return text.split('\0');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', pid]).catch(() => ({
    stdout: '',
  }));
  return stdout.trim().split(/\s+/);
}
