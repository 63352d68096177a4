import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { admin } from '../../test/startProduct.js';

/** Signed in, with no toast over what is looked at. */
export async function signInHere(page: Page): Promise<void> {
  await fillLogin(page, admin.password);
  await page.getByRole('button', { name: 'Dil' }).waitFor();
  await page.getByText('Identifikimi u krye me sukses!').waitFor();
  await closeToasts(page);
}

export async function fillLogin(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Hyr' }).click();
}

export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Toasts' }).getByRole('button', { name: 'close' });
  await expect(async () => {
    for (const button of await close.all()) await button.click({ timeout: 1_000 });
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  }).toPass();
}

/** Shows a path of the admin and what is on it. */
export async function openPath(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const [, here = '/'] = page.url().split('#');
  const isThere = here === path || (here === '/' && path === '/buttons');
  const before = isThere ? '' : await title.textContent();
  await page.evaluate((next) => (window.location.hash = `#${next}`), path);
  await expect(title).not.toHaveText(before ?? '');
  await arrive(page);
}

/** What the screen asked for is there. */
export async function arrive(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A server that is away is asked four times in seven seconds.
  await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0, { timeout: 30_000 });
}

export async function connectTo(page: Page, address: string): Promise<void> {
  await page.getByLabel('Server address').fill(address);
  await page.getByRole('button', { name: 'Lidhu' }).click();
}

/** The server is away for this window. */
export async function cutOff(page: Page, apiUrl: string): Promise<void> {
  await page.route(`${apiUrl}/**`, (route) => route.abort('connectionrefused'));
}

export function row(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(to);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function setTheme(app: ElectronApplication, page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await app.evaluate(({ nativeTheme }, source) => (nativeTheme.themeSource = source), theme);
}
