import { root } from '../runtimes/folders.js';
import { runCommand } from '../start/command.js';
import { loadSettings, lockData, requireFreePorts } from '../start/settings.js';
import { bundle } from './bundle.js';
import { buildProduct } from './buildProduct.js';

// `main.ts [--start | ENTRY…]` builds what is stale (with --start only if a start is possible), or the named programs.
const named = process.argv.slice(2);

await runCommand(async (signal) => {
  // Exits with 1 after a stop, so that nothing that needs the build continues.
  signal.addEventListener('abort', () => (process.exitCode = 1));
  if (named.includes('--start')) {
    const settings = loadSettings();
    const lock = await lockData(settings);
    await requireFreePorts(settings);
    await lock.release();
  } else if (named.length > 0) {
    for (const entry of named) await bundle(root, entry);
    return;
  }
  await buildProduct({ signal, say: (line) => console.log(line) });
});
