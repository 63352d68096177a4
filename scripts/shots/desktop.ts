import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { startDisplay } from '../test/display.js';
import { admin } from '../test/startProduct.js';
import { heights } from './browser.js';
import { loopbackOnly } from './visitors.js';

interface DesktopShoot {
  readonly executablePath: string;
  readonly apiUrl: string;
  readonly folder: string;
  readonly widths: readonly number[];
}

/** The packaged app's address screen, login and first modules. */
export async function shootDesktop({ apiUrl, ...shoot }: DesktopShoot): Promise<void> {
  const display = process.env.DISPLAY ? null : await startDisplay();
  if (display) process.env.DISPLAY = display.name;
  try {
    await withApp(shoot.executablePath, {}, async (app, page) => {
      await page.getByLabel('Server address').waitFor();
      await takeAll({ app, page, name: 'desktop-address' }, shoot);
    });
    await withApp(shoot.executablePath, { AGENCY_API_URL: apiUrl }, async (app, page) => {
      await page.getByLabel('Email').waitFor();
      await takeAll({ app, page, name: 'desktop-login' }, shoot);
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password').fill(admin.password);
      await page.getByRole('button', { name: 'Hyr' }).click();
      await page.getByRole('button', { name: 'Dil' }).waitFor();
      await page.evaluate(() => (window.location.hash = '#/services'));
      await page.getByRole('heading', { name: 'Manage Services' }).waitFor();
      for (const close of await page.locator('.Toastify__close-button').all()) await close.click();
      await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      await takeAll({ app, page, name: 'desktop-services' }, shoot);
    });
  } finally {
    await display?.stop();
  }
}

async function withApp(
  executablePath: string,
  variables: Record<string, string>,
  work: (app: ElectronApplication, page: Page) => Promise<void>,
): Promise<void> {
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-shots-'));
  const env = { ...(process.env as Record<string, string>), AGENCY_USER_DATA: userData, ...variables };
  const app = await _electron.launch({ executablePath, args: loopbackOnly, env });
  try {
    await work(app, await app.firstWindow());
  } finally {
    await app.close();
    await rm(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

interface Subject {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly name: string;
}

/** The window is never smaller than it lets itself be made. */
async function takeAll(
  { app, page, name }: Subject,
  { widths, folder }: Pick<DesktopShoot, 'widths' | 'folder'>,
): Promise<void> {
  for (const width of widths) {
    await app.evaluate(
      ({ BrowserWindow }, size) => {
        BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
      },
      { width, height: heights[width] ?? 900 },
    );
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 82 });
  }
}
