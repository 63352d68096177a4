import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongod } from '../runtimes/startMongod.js';
import { startProduct } from '../test/startProduct.js';
import { treeOf } from '../test/processes.js';

/** The product as `npm start` runs it, on data and a mongod of its own that outlive its restarts. */
export async function openBench() {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-bench-'));
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'bench' });
  return {
    mongod,
    /** For the data of a second product that runs at the same time. */
    otherFolder: join(folder, 'other'),
    start: async (env: Readonly<Record<string, string>> = {}) => {
      const product = await startProduct({
        DATA_DIR: join(folder, 'data'),
        MONGODB_URI: mongod.uri,
        ...env,
      });
      // Supervisor, API and web server.
      return { ...product, pids: [...treeOf(product.pid).keys()] };
    },
    close: async () => {
      await mongod.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;
export type BenchProduct = Awaited<ReturnType<Bench['start']>>;
