import { lift } from '../drag.js';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { admin } from './api.js';

export async function signIn(page: Page, { email } = { email: admin.email }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Hyr' }).click();
  await expect(page.getByRole('button', { name: 'Dil' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dil' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

/** As a person closes it. */
export async function closeWindow(app: ElectronApplication): Promise<void> {
  await app
    .evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    // The answer may be lost with the app.
    .catch(() => undefined);
}

/** Presses an entry of the menu bar, as a person does who never saw the keyboard. */
export async function press(
  app: ElectronApplication,
  menu: string,
  ...labels: readonly string[]
): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow, Menu }, [bar, ...path]) => {
      const [window] = BrowserWindow.getAllWindows();
      let entry = Menu.getApplicationMenu()?.items.find(({ label }) => label === bar);
      for (const wanted of path) {
        entry = entry?.submenu?.items.find(({ label, visible }) => visible && label === wanted);
      }
      if (!entry) throw new Error(`no entry ${path.join(' > ')}`);
      entry.click(undefined, window, window?.webContents);
    },
    [menu, ...labels],
  );
}

/** Gives the server's address and has it tested. */
export async function connectTo(page: Page, address: string): Promise<void> {
  await page.getByLabel('Server address').fill(address);
  await page.getByRole('button', { name: 'Lidhu' }).click();
}

/** Every address that the app hands to the system's programs from now on, none of which is opened. */
export function recordLinks(app: ElectronApplication) {
  return app.evaluateHandle(({ shell }) => {
    const urls: string[] = [];
    shell.openExternal = async (url) => {
      urls.push(url);
    };
    return urls;
  });
}

/** Opens a module by its name in the sidebar. */
export async function openModule(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function openServices(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Services' })).toBeVisible();
}

export function row(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** A small picture that a person might choose. */
export async function picture(name: string) {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

type NewService = { readonly title: string; readonly image?: string };

/** Fills the add form and sends it; the row is there afterwards, sent or waiting. */
export async function addService(page: Page, { title, image }: NewService): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add Service' }) });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(`Përshkrimi i ${title}`);
  await form.getByLabel('Price', { exact: true }).fill('150');
  await form.getByLabel('Feature 1').fill('Montim');
  if (image) {
    await form.getByLabel('Image (file)').setInputFiles(await picture(image));
    await expect(form.getByLabel('Image URL')).toHaveValue(/\/uploads\//);
  }
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(row(page, title)).toBeVisible();
}

/** Adds a package by its dialog; the row is there afterwards, sent or waiting. */
export async function addPackage(page: Page, name: string, services: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill(`Përshkrimi i ${name}`);
  for (const title of services) await dialog.getByLabel(title).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toBeVisible();
}

export async function renameService(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(to);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, to)).toBeVisible();
}

export async function deleteService(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toBeHidden();
}

/** Moves a row up by keyboard, as many places as said. */
export async function moveUp(page: Page, title: string, places: number): Promise<void> {
  await lift(page, row(page, title).getByRole('button', { name: /^(Drag|Zvarrit)/ }));
  const spoken = page.locator('[aria-live="assertive"]');
  for (let place = 0; place < places; place += 1) {
    const before = await spoken.first().textContent();
    await page.keyboard.press('ArrowUp');
    await expect(spoken.first()).not.toHaveText(before ?? '');
  }
  await page.keyboard.press('Space');
}

export const titles = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Edit' }) })
    .getByRole('heading')
    .allTextContents();
