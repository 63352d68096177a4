import { defineConfig, devices } from '@playwright/test';
import { type Product, product, productOf, workers } from './e2e/product.js';
import { findInstalledChromium } from './scripts/runtimes/chromium.js';
import { adminEnv } from './scripts/test/startProduct.js';

// `npm test` sets the variable; a manual run uses the installed Chromium.
const chromium = process.env.CHROMIUM_PATH ?? findInstalledChromium();
const isRoot = process.getuid?.() === 0;
const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  // Blocks every host except loopback.
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

// The desktop specs start and stop their own APIs.
const needsProduct = !process.argv.includes('--project=desktop');

// Set by `npm test`; `npm test -- --full` runs the rest too.
const isQuick = process.env.E2E_QUICK === '1';

// Independent of the window's width: they test the server's answers or scripts, set widths themselves, or need a phone.
const anyWidth = ['cache', 'nojs', 'phone', 'pictures', 'seo', 'smallWindow', 'visitor', 'weight'].map(
  specFile,
);
// Rarely depend on the window's width: only the full run repeats them at the second width.
const rarelyWidth = [
  'about',
  'asking',
  'away',
  'back',
  'buttons',
  'consent',
  'contact',
  'dj',
  'errorScreen',
  'events',
  'gallery',
  'hall',
  'legacy',
  'legal',
  'motion',
  'overlays',
  'packages',
  'projects',
  'services',
  'splash',
  'type',
  'untouched',
].map(specFile);
// Phones have no login dialog, and their links are in a menu.
const wideOnly = ['loginDialog', 'settings'].map(specFile);

const desktopPictures = specFile('desktop');
const phonePictures = specFile('phones');
const readmePictures = specFile('readme');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  ...(isQuick ? { grepInvert: /@full/ } : {}),
  // `npm test` lists tests that needed it (docs/decisions/061).
  retries: 1,
  workers,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: product.webUrl, launchOptions, trace: 'on-first-retry' },
  projects: [
    {
      name: 'site-390',
      testDir: 'e2e/public',
      testIgnore: wideOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'site-1280',
      testDir: 'e2e/public',
      testIgnore: isQuick ? [...anyWidth, ...rarelyWidth] : anyWidth,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'admin',
      testDir: 'e2e/admin',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        // The admin's worker fetches all of its files in each new context; the specs about it allow it.
        serviceWorkers: 'block',
      },
    },
    { name: 'desktop', testDir: 'e2e/desktop', workers: 1, timeout: 120_000 },
    { name: 'figures', testDir: 'e2e/figures', workers: 1, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'pictures-390',
      testDir: 'e2e/pictures',
      testIgnore: [desktopPictures, phonePictures, readmePictures],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'pictures-1280',
      testDir: 'e2e/pictures',
      testIgnore: desktopPictures,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'pictures-desktop',
      testDir: 'e2e/pictures',
      testMatch: desktopPictures,
      workers: 1,
      timeout: 120_000,
    },
  ],
  // Playwright starts them in sequence, so only the first builds what is stale.
  webServer: needsProduct ? Array.from({ length: workers }, (_, worker) => startOf(productOf(worker))) : [],
});

function specFile(name: string): string {
  return `**/${name}.spec.ts`;
}

function startOf(own: Product) {
  return {
    command: 'exec node --import tsx scripts/test/product.ts',
    url: `${own.webUrl}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(own.port),
      API_PORT: String(own.apiPort),
      TEST_DATA_DIR: own.dataFolder,
      ...adminEnv,
      ANALYTICS_ID: 'G-RITMITEST',
    },
  } as const;
}
