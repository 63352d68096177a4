import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '../scripts/test/startProduct.js';

const first = Number(process.env.E2E_PORT ?? 5110);
// `npm test` finds free ones; in a manual run they follow one another.
const ports = process.env.E2E_PORTS?.split(',').map(Number) ?? [first, first + 1, first + 2, first + 3];

/** Specs that run at the same time; each worker has a product of its own and so never sees another's documents. */
export const workers = 2;

export type Product = ReturnType<typeof productOf>;

/** The running product of one worker; playwright.config.ts starts it fresh and seeded for each run. */
export function productOf(worker: number) {
  const [port = 0, apiPort = 0] = ports.slice(2 * worker);
  return {
    port,
    apiPort,
    webUrl: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    admin,
    /** Where its data lies, for commands that work on them. */
    dataFolder: join(tmpdir(), `ritmi-e2e-${port}`),
  };
}

/** The one that the specs of this process drive. */
export const product = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workers);
