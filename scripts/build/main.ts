import { root } from '../runtimes/folders.js';
import { runCommand } from '../start/command.js';
import { loadSettings, lockData } from '../start/settings.js';
import { bundle } from './bundle.js';
import { buildProduct } from './buildProduct.js';
import { supervisor } from './inputs.js';

// `main.ts [--supervisor | ENTRY…]` builds everything that is stale, the supervisor only, or the named programs. A process
// of its own, so that the supervisor is small.
const named = process.argv.slice(2);

await runCommand(async (signal) => {
  // A stopped build is not done: nothing that needs it may go on.
  signal.addEventListener('abort', () => (process.exitCode = 1));
  if (named.includes('--supervisor')) await buildSupervisor();
  else if (named.length > 0) for (const entry of named) await bundle(root, entry);
  else await buildProduct({ signal, say: (line) => console.log(line) });
});

/** Nothing is built for a start that its settings or another start on the same data forbid. */
async function buildSupervisor(): Promise<void> {
  const lock = await lockData(loadSettings());
  await bundle(root, supervisor);
  await lock.release();
}
