import { rm } from 'node:fs/promises';
import { buildProduct } from '../build/buildProduct.js';
import { runCommand } from '../start/command.js';
import { runProduct } from '../start/product.js';
import { readSettings } from '../start/settings.js';

// Runs the product for the browser specs, on its own data folder, which is removed afterwards.
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
