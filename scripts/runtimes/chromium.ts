import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache.js';
import { runFetch } from './fetching.js';
import {
  findNamed,
  findOnPath,
  findRuntime,
  isExecutable,
  type Found,
  type LookupOptions,
  type Say,
} from './lookup.js';
import { installSystemPackages } from './systemPackages.js';

// The same engine without a window of its own opens a page in half the time (docs/decisions/060).
const headlessShell = 'chromium-headless-shell';
const installedNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The executable of a Chromium that Playwright can drive, fetched when need be. */
export function findChromium(options: LookupOptions = {}): Promise<Found> {
  return findRuntime(
    'chromium',
    [
      {
        name: 'named',
        hint: 'CHROMIUM_PATH: the path of a Chromium or Chrome',
        find: () => findNamed('CHROMIUM_PATH'),
      },
      {
        name: 'installed',
        hint: `install ${headlessShell}, chromium or google-chrome on the PATH`,
        find: findInstalledChromium,
      },
      { name: 'cached', hint: 'npx playwright install chromium', find: findPlaywrightChromium },
      {
        name: 'official download',
        hint: "allow access to Playwright's download server",
        find: (say) => fetchOfficial(say, options.signal),
      },
      {
        name: 'registry package',
        hint: `as root: apt-get install ${headlessShell}`,
        find: async (say) => {
          await installSystemPackages([headlessShell], { say, signal: options.signal });
          return findInstalledChromium();
        },
      },
    ],
    options,
  );
}

export function findInstalledChromium(): Promise<string | null> {
  return findOnPath(installedNames);
}

async function findPlaywrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return (await isExecutable(path)) ? path : null;
}

async function fetchOfficial(say: Say, signal?: AbortSignal): Promise<string | null> {
  say('fetching the official build');
  const library = createRequire(createRequire(import.meta.url).resolve('@playwright/test')).resolve(
    'playwright/package.json',
  );
  await mkdir(cacheFolder(), { recursive: true });
  const work = await mkdtemp(join(cacheFolder(), 'chromium-'));
  try {
    await runFetch({
      command: process.execPath,
      args: [join(dirname(library), 'cli.js'), 'install', 'chromium'],
      folder: work,
      stallMs: 15_000,
      env: { TMPDIR: work },
      say,
      signal,
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return findPlaywrightChromium();
}
