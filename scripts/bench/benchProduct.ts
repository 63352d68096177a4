import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild, endOf } from '../runtimes/child.js';
import { freePort } from '../runtimes/freePort.js';
import { startMongod } from '../runtimes/startMongod.js';
import { admin } from '../test/startProduct.js';
import { treeOf } from './processes.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stopLimitMs = 20_000;

/** The product as `npm start` runs it, on data and a mongod of its own that outlive its restarts. */
export async function openBench() {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-bench-'));
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'bench' });
  return {
    mongod,
    /** For the data of a second product that runs at the same time. */
    otherFolder: join(folder, 'other'),
    start: (env: Readonly<Record<string, string>> = {}) =>
      startProduct(join(folder, 'data'), mongod.uri, env),
    close: async () => {
      await mongod.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;
export type BenchProduct = Awaited<ReturnType<typeof startProduct>>;

async function startProduct(folder: string, mongodbUri: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const apiPort = await freePort();
  const startedAt = performance.now();
  // As the script `start` of package.json.
  const child = spawn(process.execPath, ['--max-semi-space-size=1', 'scripts/start/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: folder,
      MONGODB_URI: mongodbUri,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const ended = endOf(child);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ready$/m.test(output)) resolve();
    });
    void ended.then(() => reject(new Error(`the product did not start:\n${output}`)));
  });
  const startMs = performance.now() - startedAt;
  const tree = treeOf(child.pid ?? 0);
  return {
    startMs,
    webUrl: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    /** Supervisor, API and web server. */
    pids: [...tree.keys()],
    stop: () => endChild(child, ended, stopLimitMs),
  };
}
