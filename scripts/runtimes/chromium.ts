import { join } from 'node:path';
import { runInstaller } from './fetching.js';
import { root } from './folders.js';
import { findNamed, findOnPath, findRuntime, isExecutable, type Tools, type Sources } from './lookup.js';
import { installSystemPackages } from './systemPackages.js';

// The headless shell has the same engine and opens a page in half the time (docs/decisions/060).
const headlessShell = 'chromium-headless-shell';

/** The executable of a Chromium that Playwright can drive; downloaded if necessary. */
export function findChromium(tools?: Partial<Tools>): Promise<string> {
  const named = 'CHROMIUM_PATH';
  const install = async (given: Tools) => {
    await installSystemPackages([headlessShell], given);
    return findInstalledChromium();
  };
  const sources: Sources = {
    named: [`${named}: the path of a Chromium or Chrome`, () => findNamed(named)],
    installed: [`install ${headlessShell}, chromium or google-chrome on the PATH`, findInstalledChromium],
    cached: ['npx playwright install chromium', findPlaywrightChromium],
    'official download': ["allow access to Playwright's download server", fetchOfficial],
    'registry package': [`as root: apt-get install ${headlessShell}`, install],
  };
  return findRuntime('chromium', sources, tools);
}

export function findInstalledChromium(): string | null {
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
  await runInstaller([join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], tools);
  return findPlaywrightChromium();
}
