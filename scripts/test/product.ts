import { rm } from 'node:fs/promises';
import { buildProduct } from '../build/buildProduct.js';
import { runCommand } from '../start/command.js';
import { runProduct } from '../start/product.js';
import { readSettings } from '../start/settings.js';

// The whole product on a data folder of its own, which goes with it: what the browser specs drive.
const dataFolder = process.env.TEST_DATA_DIR;
if (!dataFolder) throw new Error('TEST_DATA_DIR is missing: the folder that is emptied');
const removeData = () => rm(dataFolder, { recursive: true, force: true });
await runCommand(async (signal) => {
  await removeData();
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataFolder });
  await buildProduct({ say: console.log, signal });
  await runProduct({ settings, isDev: false, signal });
});
await removeData();
setTimeout(() => process.exit(), 1_000).unref();
