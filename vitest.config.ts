import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**', '**/out/**'];
// On a busy machine tests of seconds take minutes.
const timeoutMs = 180_000;
// `npm test -- --full` only.
const full = '**/*.full.test.ts';
// `npm test -- --full` and `npm run test:faults` only.
const faults = '**/*.faults.test.ts';
// `npm test -- --full` and `npm run test:engines` only.
const engines = '**/*.engines.test.ts';
/**
 * The files of a worker load each module once, in a third of the time. So `vi.mock` does not reach modules that an
 * earlier file has loaded, and what a test replaces is restored after it.
 */
const sharedModules = { isolate: false, setupFiles: ['./scripts/test/restore.ts'] };

/** From Node 25 on it has a storage of its own, which hides that of the environment and is undefined without a file. */
const webStorage = '--no-experimental-webstorage';
const withoutWebStorage = process.allowedNodeEnvironmentFlags.has(webStorage) ? [webStorage] : [];

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of two.
    maxWorkers: availableParallelism(),
    globalSetup: ['./scripts/test/testFolder.ts'],
    projects: [
      {
        test: {
          name: 'units',
          environment: 'node',
          ...sharedModules,
          include: [
            '{shared/domain,shared/server,shared/client,scripts,desktop,web/server}/**/*.test.{ts,tsx}',
            '{shared,web}/**/*.node.test.{ts,tsx}',
          ],
          exclude: [...never, 'scripts/start/**', full, engines],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          ...sharedModules,
          include: ['api/**/*.test.ts'],
          exclude: [...never, faults, engines],
          globalSetup: ['./scripts/test/mongoSetup.ts'],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['e2e/faults/**/*.test.ts', faults],
          exclude: never,
          globalSetup: ['./scripts/test/mongoSetup.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          // What every storage must do, with S3.
          include: [engines, 'api/uploads/{routes,unused}.test.ts', 'api/media.test.ts'],
          exclude: never,
          globalSetup: ['./scripts/test/enginesSetup.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'full',
          environment: 'node',
          include: [full],
          exclude: never,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        oxc: { plugins: { styledComponents: {} } },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          execArgv: withoutWebStorage,
          ...sharedModules,
          include: [
            '{shared/ui,shared/cards,shared/admin,web/views,web/enquiry,web/hall,web/player,web/layout,web/pages,web/render}/**/*.test.{ts,tsx}',
          ],
          exclude: [...never, '**/*.node.test.{ts,tsx}'],
          setupFiles: [...sharedModules.setupFiles, './shared/ui/testing/setup.ts'],
          testTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'start',
          environment: 'node',
          include: ['scripts/start/**/*.test.ts'],
          exclude: [...never, full],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
    ],
  },
});
