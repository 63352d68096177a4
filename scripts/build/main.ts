import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';
import { buildProduct } from './buildProduct.js';
import { lockDataFolder } from '../start/lock.js';
import { supervisor } from './programs.js';
import { loadSettings } from '../start/settings.js';

// `main.ts [--supervisor | ENTRY…]` builds everything that is stale, the supervisor only, or the named programs. A process
// of its own, so that the supervisor is small.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new Error('stopped')));
}
const root = fileURLToPath(new URL('../..', import.meta.url));

const named = process.argv.slice(2);

try {
  if (named.includes('--supervisor')) await buildSupervisor();
  else if (named.length > 0) for (const entry of named) await bundle(root, entry);
  else await buildProduct({ root, signal: stopping.signal, say: (line) => console.log(line) });
} catch (error) {
  if (!stopping.signal.aborted) console.error((error as Error).message);
  process.exitCode = 1;
}

/** Nothing is built for a start that its settings or another start on the same data forbid. */
async function buildSupervisor(): Promise<void> {
  const lock = await lockDataFolder(loadSettings(root).DATA_DIR);
  await bundle(root, supervisor);
  await lock.release();
}
