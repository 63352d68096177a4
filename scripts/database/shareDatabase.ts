import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replicaSetName } from '../runtimes/replicaSet.js';
import { startMongod } from '../runtimes/startMongod.js';
import { lockFolder } from '../start/lock.js';
import type { Settings } from '../start/settings.js';

const databaseName = 'ritmi';

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
  const dbPath = join(settings.DATA_DIR, 'mongodb');
  const lock = await lockFolder(settings.DATA_DIR);
  if (!lock) return { uri: addressOf(await runningPort(dbPath)), isInUse: true, release };
  try {
    const mongod = await startMongod({ dbPath, say });
    return {
      uri: addressOf(mongod.port),
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

function addressOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/${databaseName}?replicaSet=${replicaSetName}`;
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
