import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '../scripts/test/startProduct.js';

const isReused = process.env.E2E_REUSE === '1';
const first = Number(process.env.E2E_PORT ?? 5110);
const firstApi = Number(process.env.E2E_API_PORT ?? first + 1);
// `npm test` finds free ones; in a manual run those of the second worker follow the first's.
const ports = process.env.E2E_PORTS?.split(',').map(Number) ?? [first, firstApi, first + 2, firstApi + 2];

/** Specs that run at the same time; each worker has a product of its own, so that none meets another's documents. */
export const workers = isReused ? 1 : 2;

export interface Product {
  readonly port: number;
  readonly apiPort: number;
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  readonly adminName: string;
  /** Where its data lies, for commands that work on them. */
  readonly dataFolder: string;
}

/** The running product of one worker; playwright.config.ts starts it fresh and seeded for each run. */
export function productOf(worker: number): Product {
  const [port = 0, apiPort = 0] = ports.slice(2 * worker);
  return {
    port,
    apiPort,
    webUrl: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    adminEmail: admin.email,
    adminPassword: admin.password,
    adminName: admin.name,
    dataFolder: isReused ? (process.env.DATA_DIR ?? '.data') : join(tmpdir(), `ritmi-e2e-${port}`),
  };
}

/** The one that the specs of this process drive. */
export const product = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workers);
