import type { Page } from '@playwright/test';
import { type DesktopShoot, withApp } from './app.js';
import { closeToasts, cutOff, openPath, rename, row, setTheme, signInHere } from './steps.js';

type Known = { readonly id: string; readonly title: string };

/** The server goes away, people work on, it comes back and refuses some of it. */
export async function withoutServer(shoot: DesktopShoot, userData: string): Promise<void> {
  const { apiUrl } = shoot;
  const services = (await (await fetch(`${apiUrl}/services`)).json()) as Known[];
  const [first, second, third] = services;
  if (!first || !second || !third) throw new Error('the demo has too few services');
  await withApp(shoot, { userData, apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await openPath(page, '/services');
    await cutOff(page, apiUrl);
    await rename(page, first.title, `${first.title} dhe zë`);
    await rename(page, second.title, `${second.title} të reja`);
    await addService(page, 'Flluska të mëdha');
    await page.getByText('3 changes wait').waitFor();
    await page.getByText('last saved copy').waitFor();
    await closeToasts(page);
    await take('desktop-away-waiting');
    await setTheme(app, page, 'dark');
    await take('desktop-away-waiting-dark');
    await setTheme(app, page, 'light');
    await openPath(page, '/events');
    await page.getByText('last saved copy').or(page.getByText('did not give')).first().waitFor();
    await closeToasts(page);
    await take('desktop-away-list');
    await openPath(page, '/services');

    await change(shoot, first.id, { title: `${first.title} nga shtëpia` });
    await remove(shoot, second.id);
    await closeToasts(page);
    await page.unrouteAll();
    await page.route(`${apiUrl}/services/**`, () => new Promise<never>(() => undefined));
    await page.getByRole('button', { name: 'Send now' }).click();
    await take('desktop-away-sending');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByText('Not saved').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await take('desktop-away-refused');
    await page.getByRole('button', { name: 'Choose version' }).click();
    await page.getByRole('dialog').waitFor();
    await take('desktop-away-conflict');
    await setTheme(app, page, 'dark');
    await take('desktop-away-conflict-dark');
  });
}

async function addService(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Për fëmijë dhe për valle të parë.');
  await form.getByLabel('Price', { exact: true }).fill('60');
  await form.getByLabel('Feature 1').fill('Dy makina');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await row(page, title).waitFor();
}

async function change({ apiUrl, token }: DesktopShoot, id: string, body: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(`${apiUrl}/services/${id}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
}

async function remove({ apiUrl, token }: DesktopShoot, id: string): Promise<void> {
  await fetch(`${apiUrl}/services/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
}
