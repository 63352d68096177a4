import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../desktop/fixtures.js';
import { root } from '../../scripts/runtimes/folders.js';
import { startDesktopApi } from '../desktop/api.js';
import { editItem, listItem, openModule } from '../pages/admin.js';
import { addService, connectTo, renameService, signIn } from '../pages/desktop.js';
import { takeForReadme } from './readmePicture.js';

const take = (page: Page, name: string) =>
  page.screenshot({ path: join(root, 'dist/pictures', `${name}.jpg`), quality: 82 });

async function takeInBoth(page: Page, name: string): Promise<void> {
  await take(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: null });
}

test('first run and login', async ({ launch, api }) => {
  const { page } = await launch();
  await page.getByLabel('Server address').waitFor();
  await takeInBoth(page, 'desktop-address');
  await connectTo(page, 'nuk e di');
  await page.getByRole('alert').waitFor();
  await take(page, 'desktop-address-malformed');
  await connectTo(page, api.url);
  await page.getByLabel('Email').waitFor();
  await takeInBoth(page, 'desktop-login');
});

test('modules, dialogs and settings', async ({ openApp }) => {
  const { page } = await openApp();
  await addService(page, { title: 'DJ' });
  await takeInBoth(page, 'desktop-services');
  await editItem(page, 'DJ');
  await takeInBoth(page, 'desktop-dialog');
  await page.keyboard.press('Escape');
  for (const name of ['Paketat', 'Eventet', 'Projektet', 'Kontakti', 'Koshi', 'Historia']) {
    await openModule(page, name);
    await take(page, `desktop-${name.toLowerCase()}`);
  }
  await page.evaluate(() => (window.location.hash = '#/app'));
  await page.getByLabel('Server address').waitFor();
  await takeInBoth(page, 'desktop-settings');
});

test('without a server', async ({ openApp, api }) => {
  const { page } = await openApp();
  await addService(page, { title: 'DJ' });
  await api.stop();
  await renameService(page, 'DJ', 'DJ dhe zë');
  await page.getByText(/pret(in)? serverin/).waitFor();
  await takeInBoth(page, 'desktop-outbox');
  await api.start();
  await listItem(page, 'DJ dhe zë').waitFor();
  await take(page, 'desktop-outbox-sent');
});

test('projects with demo content, for the README', async ({ launch, mongoUri }) => {
  const api = await startDesktopApi(mongoUri, 'demo');
  try {
    const { app, page } = await launch({ apiUrl: api.url });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1280, 860));
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    await openModule(page, 'Projektet');
    await listItem(page, 'Tarraca 21').waitFor();
    const toast = page.getByRole('status').filter({ hasText: 'Identifikimi u krye me sukses!' });
    await toast.getByRole('button', { name: 'Hiqe mesazhin' }).click();
    await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await takeForReadme(page, 'desktop');
  } finally {
    await api.end();
  }
});
