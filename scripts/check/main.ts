import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runChecks } from './runChecks.js';

// `npm run check`: the checks that need no running product; `-- --fix` formats first.
if (process.argv.includes('--fix')) {
  execFileSync(join('node_modules', '.bin', 'biome'), ['format', '--write', '.'], { stdio: 'inherit' });
}
const { passed, failed } = await runChecks(AbortSignal.timeout(900_000), console.log);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
