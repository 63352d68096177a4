import { runChecks } from './runChecks.js';

// `npm run check`: what needs no running product.
const tally = await runChecks(AbortSignal.timeout(900_000));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
