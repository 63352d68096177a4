import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runProduct } from '../start/product.js';
import { readSettings } from '../start/settings.js';

// The whole product on a data folder of its own, which goes with it: what the browser specs drive.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new Error('stopped')));
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataFolder = process.env.TEST_DATA_DIR;
if (!dataFolder) throw new Error('TEST_DATA_DIR is missing: the folder that is emptied');
const removeData = () => rm(dataFolder, { recursive: true, force: true });
await removeData();
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
  await removeData();
}
setTimeout(() => process.exit(), 1_000).unref();
