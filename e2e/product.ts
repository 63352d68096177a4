import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '../scripts/test/startProduct.js';

const first = Number(process.env.E2E_PORT ?? 5110);
// `npm test` passes free ports; a manual run uses consecutive ones.
const ports = process.env.E2E_PORTS?.split(',').map(Number) ?? [first, first + 1, first + 2, first + 3];

/** Number of workers. Each has its own product, so that specs which run at the same time share no documents. */
export const workers = 2;

export type Product = ReturnType<typeof productOf>;

/** The product of one worker; playwright.config.ts starts it with an empty data folder and demo content for each run. */
export function productOf(worker: number) {
  const [port = 0, apiPort = 0] = ports.slice(2 * worker);
  return {
    port,
    apiPort,
    webUrl: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    admin,
    /** For commands that work on its data. */
    dataFolder: join(tmpdir(), `ritmi-e2e-${port}`),
  };
}

/** The product that the specs of this worker use. */
export const product = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workers);
