import { fileURLToPath } from 'node:url';
import { runCommand } from '../test/command.js';
import type { Tally } from '../test/tally.js';
import { checks } from './checks.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs every check, also after one has failed, and shows the output of those that fail. */
export async function runChecks(signal: AbortSignal): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const { name, args } of checks) {
    const [command = '', ...rest] = args;
    const { code, output } = await runCommand({ command, args: rest, cwd: root, signal, isQuiet: true });
    if (code === 0) tally.passed += 1;
    else tally.failed += 1;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) console.log(output);
  }
  return tally;
}
