import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, chromium, type Page } from '@playwright/test';
import { findChromium } from '../runtimes/chromium.js';
import { loopbackOnly } from '../shots/visitors.js';
import { startDisplay } from '../test/display.js';
import type { AgencyServers } from './agencyServers.js';

/** Where a person sits: in front of a page that shows the login. */
export interface Seat {
  readonly page: Page;
  stop(): Promise<void>;
}

const packagedApp = fileURLToPath(new URL('../../dist/desktop/linux-unpacked/agency-admin', import.meta.url));

export async function sitAtBrowser({ webUrl }: AgencyServers): Promise<Seat> {
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: loopbackOnly });
  const context = await browser.newContext({ baseURL: webUrl, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => window.localStorage.setItem('consent', 'refused'));
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByTestId('splash').waitFor({ state: 'hidden' });
  return { page, stop: () => browser.close() };
}

export async function sitAtDesktop({ apiUrl }: AgencyServers): Promise<Seat> {
  if (!existsSync(packagedApp)) throw new Error('no packaged app: run npm run desktop:package first');
  const display = process.env.DISPLAY ? null : await startDisplay();
  if (display) process.env.DISPLAY = display.name;
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-staff-app-'));
  const app = await _electron.launch({
    executablePath: packagedApp,
    args: loopbackOnly,
    env: {
      ...(process.env as Record<string, string>),
      AGENCY_USER_DATA: userData,
      AGENCY_API_URL: apiUrl,
    },
  });
  return {
    page: await app.firstWindow(),
    stop: async () => {
      await app.close();
      await rm(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      await display?.stop();
    },
  };
}
