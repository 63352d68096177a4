import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../runtimes/freePort.js';
import { startMongod } from '../runtimes/startMongod.js';
import { buildWeb } from '../start/buildWeb.js';
import { startNodeProgram } from '../start/nodeProgram.js';
import { untilReady } from '../test/startProduct.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The only account: two people at once are two of its sessions. */
export const account = {
  email: 'arta@agjencia.example',
  password: 'nje-fjalekalim-i-gjate',
  name: 'Arta',
} as const;

export type AgencyServers = Awaited<ReturnType<typeof startServers>>;

/** A product without content, whose API can be taken away and brought back: nobody supervises it. */
export async function startServers() {
  await buildWeb({ root, say: (line) => console.log(line) });
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-staff-'));
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), say: () => undefined });
  const [port, apiPort] = [await freePort(), await freePort()];
  const webUrl = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const shared = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', LOG_LEVEL: 'error' };

  const startApi = (secret: string) =>
    startNodeProgram({
      root,
      entry: 'api/main.ts',
      env: {
        ...shared,
        API_PORT: String(apiPort),
        PUBLIC_URL: webUrl,
        DATA_DIR: join(folder, 'data'),
        MONGODB_URI: mongod.uri.replace('/?', '/agency?'),
        JWT_SECRET: `a secret of a run by hand, ${secret}`,
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
        ADMIN_NAME: account.name,
        SEED: 'none',
      },
    });
  let secret = 'the first one';
  let api = startApi(secret);
  await untilReady(apiUrl);
  const web = startNodeProgram({
    root,
    entry: 'web/server/main.ts',
    env: { ...shared, PORT: String(port), API_URL: apiUrl },
  });
  await untilReady(webUrl);

  async function comeBack(): Promise<void> {
    api = startApi(secret);
    await untilReady(apiUrl);
  }

  return {
    webUrl,
    apiUrl,
    /** The server is gone, as after a power cut. */
    goAway: () => api.stop(),
    comeBack,
    /** Every session that is open now has expired. */
    async expireSessions(): Promise<void> {
      secret = `${secret}, and another`;
      await api.stop();
      await comeBack();
    },
    async stop(): Promise<void> {
      await web.stop();
      await api.stop();
      await mongod.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
