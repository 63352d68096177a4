import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongod } from '../runtimes/startMongod.js';
import { treeOf, untilIdle } from '../test/processes.js';
import { startProduct } from '../test/startProduct.js';

/** The product as `npm start` runs it, on data and a mongod of its own that outlive its restarts. */
export async function openBench() {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-bench-'));
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'bench' });
  return {
    mongod,
    /** For the data of a second product that runs at the same time. */
    otherFolder: join(folder, 'other'),
    /** Resolves when it is idle. */
    start: async (env: Readonly<Record<string, string>> = {}) => {
      const data = { DATA_DIR: join(folder, 'data'), MONGODB_URI: mongod.uri };
      const product = await startProduct({ ...data, ...env });
      // Supervisor, API and web server.
      const pids = treeOf(product.pid);
      await untilIdle(pids);
      return { ...product, pids };
    },
    close: async () => {
      await mongod.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;
export type BenchProduct = Awaited<ReturnType<Bench['start']>>;
