import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../runtimes/folders.js';
import { startMongod } from '../runtimes/startMongod.js';
import { treeOf, untilIdle } from '../test/processes.js';
import { startProduct } from '../test/startProduct.js';

type Env = Readonly<Record<string, string>>;

/** The product as `npm start` runs it, with its own data and mongod, which are kept when it restarts. */
export async function openBench() {
  const folder = await temporaryFolder();
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'bench' });
  return {
    mongod,
    /** Data folder of a second product that runs at the same time on the same database. */
    otherFolder: join(folder, 'other'),
    /** Resolves when it is idle. */
    start: async (env: Env = {}) => {
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

/** Starts and stops the product; returns the time from the command to `ready` in ms. */
export async function startMsOf({ start }: Bench, env: Env = {}): Promise<number> {
  const { startMs, stop } = await start(env);
  await stop();
  return startMs;
}

/** Starts a product, measures it and stops it. */
export async function withProduct<T>(
  { start }: Bench,
  measure: (product: BenchProduct) => Promise<T>,
  env: Env = {},
): Promise<T> {
  const product = await start(env);
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

/** Measures two products on the same database. @param otherEnv settings that differ in the second one */
export function withPair<T>(
  bench: Bench,
  measure: (product: BenchProduct, other: BenchProduct) => Promise<T>,
  otherEnv: Env = {},
): Promise<T> {
  const env = { ...otherEnv, DATA_DIR: bench.otherFolder };
  return withProduct(bench, (product) => withProduct(bench, (other) => measure(product, other), env));
}
