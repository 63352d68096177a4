import { rm } from 'node:fs/promises';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import { buildProduct } from '../../scripts/build/buildProduct.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { startMongod } from '../../scripts/runtimes/startMongod.js';
import { openServices, signIn } from '../pages/desktop.js';
import { type Api, startDesktopApi } from './api.js';
import { packagedApp } from './places.js';

export { expect } from '@playwright/test';

type Launched = {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** Kills the app at once, like a power cut. */
  readonly kill: () => Promise<unknown>;
  /** Resolves with exit code and signal when the process has ended. */
  readonly ended: Promise<[number | null, string | null]>;
};

export type LaunchOptions = {
  readonly apiUrl?: string;
  readonly userData?: string;
  /** Another package than the default one. */
  readonly executablePath?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
};

type Fixtures = {
  /** An API for this test only. */
  readonly api: Api;
  /** An empty data folder for the app. */
  readonly userData: string;
  /** Starts the packaged app; all apps that a test started are killed after it. */
  readonly launch: (options?: LaunchOptions) => Promise<Launched>;
  /** Starts the app with this test's API, signs in and opens the services. */
  readonly openApp: () => Promise<Launched>;
};

export const isRoot = process.getuid?.() === 0;

/** A host name that resolves to loopback; the app can reach no other host. */
export const networkName = 'ritmi.test';

export const appArguments = [
  `--host-resolver-rules=MAP ${networkName} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
  ...(isRoot ? ['--no-sandbox'] : []),
];

export const test = base.extend<Fixtures, { mongoUri: string }>({
  mongoUri: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await buildProduct({ say: () => undefined });
      const dbPath = await temporaryFolder();
      const mongod = await startMongod({ dbPath, say: () => undefined });
      await use(mongod.uri);
      await mongod.stop();
      await rm(dbPath, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  api: async ({ mongoUri }, use) => {
    const api = await startDesktopApi(mongoUri);
    await use(api);
    await api.end();
  },

  // oxlint-disable-next-line no-empty-pattern
  userData: async ({}, use) => {
    const folder = await temporaryFolder();
    await use(folder);
    // Helper processes of a killed app may write for a moment longer.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },

  launch: async ({ userData }, use) => {
    const started: Launched[] = [];
    await use(async (options = {}) => {
      const launched = await launchApp({ userData, ...options });
      started.push(launched);
      return launched;
    });
    for (const { kill } of started) await kill();
  },

  openApp: async ({ launch, api }, use) => {
    await use(async () => {
      const launched = await launch({ apiUrl: api.url });
      await signIn(launched.page);
      await openServices(launched.page);
      return launched;
    });
  },
});

async function launchApp({ apiUrl, userData, ...options }: LaunchOptions): Promise<Launched> {
  const { AGENCY_API_URL: _, ...env } = process.env as Record<string, string>;
  const app = await _electron.launch({
    executablePath: options.executablePath ?? packagedApp,
    args: [...appArguments, ...(options.args ?? [])],
    env: {
      ...env,
      ...options.env,
      AGENCY_USER_DATA: userData ?? '',
      ...(apiUrl ? { AGENCY_API_URL: apiUrl } : {}),
    },
  });
  const child = app.process();
  const ended = new Promise<[number | null, string | null]>((resolve) => {
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { app, page: await app.firstWindow(), ended, kill };
}
