import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProduct } from '../start/product.js';
import { readSettings } from '../start/settings.js';

// The whole product on a data folder of its own, which goes with it: what the browser and desktop specs drive.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new Error('stopped')));
}

const root = fileURLToPath(new URL('../..', import.meta.url));
// Tests that run commands on the data name the folder.
const named = process.env.TEST_DATA_DIR;
if (named) {
  await rm(named, { recursive: true, force: true });
  await mkdir(named);
}
const dataFolder = named ?? (await mkdtemp(join(tmpdir(), 'ritmi-product-')));
try {
  await runProduct({
    root,
    settings: readSettings({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataFolder }, root),
    isDev: false,
    signal: stopping.signal,
    say: (line) => console.log(line),
  });
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
setTimeout(() => process.exit(), 1_000).unref();
