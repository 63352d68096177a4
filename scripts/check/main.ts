import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runChecks } from './runChecks.js';

// `npm run check`: what needs no running product; `-- --fix` formats first.
if (process.argv.includes('--fix')) {
  execFileSync(join('node_modules', '.bin', 'biome'), ['format', '--write', '.'], { stdio: 'inherit' });
}
const tally = await runChecks(AbortSignal.timeout(900_000));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
