import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { freePort } from '../../runtimes/freePort.js';
import { type DesktopShoot, withApp } from './app.js';
import { withoutServer } from './away.js';
import { breakScreens, keepWaiting } from './instead.js';
import { admin } from '../../test/startProduct.js';
import { closeToasts, connectTo, cutOff, fillLogin, openPath, setTheme, signInHere } from './steps.js';

/** One way through the app, with a data folder of its own. */
type Visit = (shoot: DesktopShoot, userData: string) => Promise<void>;

/** By the beginning of their pictures' names. */
export const visits: Readonly<Record<string, Visit>> = {
  'desktop-starting': keepWaiting,
  'desktop-address': askAddress,
  'desktop-login': askLogin,
  'desktop-module': showModules,
  'desktop-dialog': showDialogs,
  'desktop-settings': showSettings,
  'desktop-away': withoutServer,
  'desktop-draft': leaveDraft,
  'desktop-expired': endSession,
  'desktop-damaged': damageStore,
  'desktop-broken': breakScreens,
};

async function askAddress(shoot: DesktopShoot, userData: string): Promise<void> {
  const silent = createServer(() => undefined);
  await new Promise<void>((settle) => silent.listen(0, '127.0.0.1', settle));
  const silentAddress = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  try {
    await withApp(shoot, { userData }, async ({ app, page, take }) => {
      const problem = page.getByRole('alert');
      await page.getByLabel('Server address').waitFor();
      await take('desktop-address');
      await setTheme(app, page, 'dark');
      await take('desktop-address-dark');
      await setTheme(app, page, 'light');
      for (const [name, address] of [
        ['empty', ''],
        ['malformed', 'nuk e di'],
        ['insecure', 'http://agjencia.example'],
        ['unknown', 'agjencia.example'],
        ['unreachable', `127.0.0.1:${await freePort()}`],
      ] as const) {
        await connectTo(page, address);
        await problem.waitFor();
        await take(`desktop-address-${name}`);
      }
      await connectTo(page, silentAddress);
      await page.getByText('Duke provuar').waitFor();
      await take('desktop-address-checking');
    });
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
}

async function askLogin(shoot: DesktopShoot, userData: string): Promise<void> {
  const { apiUrl } = shoot;
  await withApp(shoot, { userData, apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await take('desktop-login');
    await setTheme(app, page, 'dark');
    await take('desktop-login-dark');
    await setTheme(app, page, 'light');
    await page.getByRole('button', { name: 'Hyr' }).click();
    await take('desktop-login-empty');
    await fillLogin(page, 'gabim-gabim');
    await page.getByRole('alert').first().waitFor();
    await take('desktop-login-wrong');
    await cutOff(page, apiUrl);
    await fillLogin(page, 'gabim-gabim');
    await page.getByRole('button', { name: 'Hyr' }).waitFor();
    await page.getByRole('alert').first().waitFor();
    await take('desktop-login-away');
    await page.getByRole('button', { name: 'Ndrysho adresën' }).click();
    await take('desktop-login-address');
  });
}

const modules = ['buttons', 'events', 'services', 'about', 'contact', 'projects', 'packages'] as const;

async function showModules(shoot: DesktopShoot, userData: string): Promise<void> {
  await withApp(shoot, { userData, apiUrl: shoot.apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    for (const name of [...modules, 'trash', 'history']) {
      await openPath(page, `/${name}`);
      await take(`desktop-module-${name}`);
    }
    await pressMenu(app, page);
    await take('desktop-module-menu');
    await pressMenu(app, page);
    await openPath(page, '/packages/create');
    await take('desktop-module-package-form');
    await setTheme(app, page, 'dark');
    await openPath(page, '/services');
    await take('desktop-module-services-dark');
    await openPath(page, '/packages');
    await take('desktop-module-packages-dark');
  });
}

/** The button is there in a narrow window only. */
async function pressMenu(app: ElectronApplication, page: Page): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(768, 1024));
  await page.getByRole('button', { name: 'Menu' }).click();
}

async function showDialogs(shoot: DesktopShoot, userData: string): Promise<void> {
  await withApp(shoot, { userData, apiUrl: shoot.apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await openPath(page, '/services');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByRole('dialog').waitFor();
    await take('desktop-dialog-edit');
    await setTheme(app, page, 'dark');
    await take('desktop-dialog-edit-dark');
    await setTheme(app, page, 'light');
    await page.getByRole('dialog').getByLabel('Title').fill('Gjysma');
    await page.keyboard.press('Escape');
    await page.getByText('Unsaved changes').waitFor();
    await take('desktop-dialog-unsaved');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').waitFor();
    await take('desktop-dialog-delete');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog').waitFor();
    await take('desktop-dialog-shortcuts');
    await page.keyboard.press('Escape');
    await openPath(page, '/packages');
    await page.getByRole('button', { name: 'Add Package' }).click();
    await page.getByRole('dialog').waitFor();
    await take('desktop-dialog-package');
  });
}

async function showSettings(shoot: DesktopShoot, userData: string): Promise<void> {
  await withApp(shoot, { userData, apiUrl: shoot.apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await openPath(page, '/settings');
    await take('desktop-settings');
    await setTheme(app, page, 'dark');
    await take('desktop-settings-dark');
    await setTheme(app, page, 'light');
    await connectTo(page, `127.0.0.1:${await freePort()}`);
    await page.getByRole('alert').waitFor();
    await take('desktop-settings-unreachable');
    await connectTo(page, shoot.apiUrl);
    await page.getByText('adresa u ruajt').waitFor();
    await take('desktop-settings-kept');
  });
}

/** Something is typed and the app is quit, which asks nothing; the next start offers it. */
async function leaveDraft(shoot: DesktopShoot, userData: string): Promise<void> {
  const start = { userData, apiUrl: shoot.apiUrl };
  await withApp(shoot, start, async ({ page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await openPath(page, '/services');
    await page.getByRole('form', { name: 'Add New Service' }).getByLabel('Title').fill('Flluska të mëdha');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#/events"]')?.click());
    await page.getByRole('dialog').waitFor();
    await take('desktop-draft-question');
  });
  await withApp(shoot, start, async ({ page, take }) => {
    await page.getByText('Unsaved draft').waitFor();
    await take('desktop-draft-offered');
  });
}

async function endSession(shoot: DesktopShoot, userData: string): Promise<void> {
  const { apiUrl } = shoot;
  await withApp(shoot, { userData, apiUrl }, async ({ page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await openPath(page, '/services');
    await page.route(`${apiUrl}/services/*`, (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByRole('dialog').getByLabel('Title').fill('DJ dhe zë');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Email').waitFor();
    await take('desktop-expired');
    await page.unrouteAll();
    await closeToasts(page);
    await fillLogin(page, admin.password);
    // What was being written is open again, over the module.
    await page.getByRole('dialog').waitFor();
    await take('desktop-expired-back');
  });
}

async function damageStore(shoot: DesktopShoot, userData: string): Promise<void> {
  const start = { userData, apiUrl: shoot.apiUrl };
  await withApp(shoot, start, async ({ page }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
  });
  const kept = join(userData, 'kept');
  await mkdir(kept, { recursive: true });
  const [server = ''] = await readdir(kept);
  await writeFile(join(kept, server, 'outbox.json'), '{"name":"outbox","text":"{');
  await withApp(shoot, start, async ({ page, take }) => {
    await page.getByRole('alert').waitFor();
    await take('desktop-damaged');
  });
}
