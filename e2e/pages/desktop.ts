import { type ElectronApplication, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../../scripts/test/startProduct.js';
import { editItem, fillLogin, listItem, openModule, removeItem, saveDialog } from './admin.js';

export async function signIn(page: Page, { email } = { email: admin.email }): Promise<void> {
  await fillLogin(page, admin.password, email);
  await expect(page.getByRole('button', { name: 'Dil' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dil' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

/**
 * Closes the app as a person does, without Playwright's debugger: while the app quits, Node 16 writes to a connection that is
 * gone, and crashed about once in forty times.
 */
export async function closeWindow(app: ElectronApplication): Promise<void> {
  await app
    .evaluate(({ BrowserWindow }) => {
      // Answers first: the connection is gone then.
      setTimeout(() => {
        process.mainModule?.require('node:inspector').close();
        BrowserWindow.getAllWindows()[0]?.close();
      });
    })
    // The app may end before it responds.
    .catch(() => undefined);
}

/** Clicks an entry of the menu bar. */
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

/** Enters the server's address and submits it. */
export async function connectTo(page: Page, address: string): Promise<void> {
  await page.getByLabel('Server address').fill(address);
  await page.getByRole('button', { name: 'Lidhu' }).click();
}

/** Records every address that the app asks the system to open from now on, instead of opening it. */
export function recordLinks(app: ElectronApplication) {
  return app.evaluateHandle(({ shell }) => {
    const urls: string[] = [];
    shell.openExternal = async (url) => {
      urls.push(url);
    };
    return urls;
  });
}

/** Records notifications and badges from now on, instead of showing them. */
export function recordNotices(app: ElectronApplication) {
  return app.evaluateHandle(({ app: program, Notification }) => {
    type Shown = { readonly body: string; show: () => void; emit: (event: string) => unknown };
    const notices: Shown[] = [];
    const record = {
      texts: [] as string[],
      badges: [] as number[],
      clickLast: () => void notices.at(-1)?.emit('click'),
    };
    Notification.isSupported = () => true;
    // Each notification has its own `show`, so it is replaced before it is called.
    const made: object = Notification.prototype;
    const on: (this: Shown, ...parts: unknown[]) => unknown = Reflect.get(made, 'on');
    Reflect.set(made, 'on', function listen(this: Shown, ...parts: unknown[]) {
      this.show = () => {
        notices.push(this);
        record.texts.push(this.body);
      };
      return on.apply(this, parts);
    });
    program.setBadgeCount = (count = 0) => record.badges.push(count) > 0;
    return record;
  });
}

export const openServices = (page: Page) => openModule(page, 'Shërbimet');

/** A small picture for a file input. */
export async function picture(name: string) {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

type NewService = { readonly title: string; readonly image?: string };

/** Fills and submits the add form, and waits until the list shows the service, sent or queued. */
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
  await expect(listItem(page, title)).toBeVisible();
}

/** Adds a package in its dialog, and waits until the list shows it, sent or queued. */
export async function addPackage(page: Page, name: string, services: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill(`Përshkrimi i ${name}`);
  for (const title of services) await dialog.getByLabel(title).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, name)).toBeVisible();
}

export async function renameService(page: Page, from: string, to: string): Promise<void> {
  const dialog = await editItem(page, from);
  await dialog.getByLabel('Title').fill(to);
  await saveDialog(dialog);
  await expect(dialog).toBeHidden();
  await expect(listItem(page, to)).toBeVisible();
}

export async function deleteService(page: Page, title: string): Promise<void> {
  await removeItem(page, title);
  await expect(listItem(page, title)).toBeHidden();
}
