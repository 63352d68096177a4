import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { failedCalls, fresh, listItem, serviceBody } from './steps.js';

test.use({ expectedProblems: failedCalls });

type Login = (page: Page) => Promise<void>;

/** A second person with a browser of their own. */
async function colleague(browser: Browser, login: Login): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await login(page);
  await page.goto('/admin/services');
  return page;
}

async function openEdit(page: Page, title: string) {
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit Service' });
}

// spec: contract.admin.conflict
test('two people change the same field: both versions are shown and one is chosen', async ({
  page,
  browser,
  login,
  seed,
}) => {
  const { title } = await seed('services', { ...serviceBody, title: fresh('Përplasje') });
  await login(page);
  await page.goto('/admin/services');
  const other = await colleague(browser, login);
  const mine = await openEdit(page, title);
  const theirs = await openEdit(other, title);
  await mine.getByLabel('Description').fill('Versioni im');
  await mine.getByLabel('Price', { exact: true }).fill('77');
  await theirs.getByLabel('Description').fill('Versioni i tyre');
  await theirs.getByLabel('Category').selectOption('speaker');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Service updated successfully')).toBeVisible();
  await expect(mine.getByLabel('Description')).toHaveValue('Versioni im');

  await mine.getByRole('button', { name: 'Save' }).click();
  const view = mine.getByRole('group', { name: 'Conflict' });
  await expect(view).toContainText('Versioni im');
  await expect(view).toContainText('Versioni i tyre');
  await expect(mine.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(mine.getByLabel('Category')).toHaveValue('speaker');
  await view.getByRole('radio', { name: /^Their version/ }).check();
  await expect(mine.getByLabel('Description')).toHaveValue('Versioni i tyre');
  await view.getByRole('radio', { name: /^Your version/ }).check();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  const line = listItem(other, title);
  await expect(line).toContainText('Versioni im');
  await expect(line).toContainText('77.00 €');
  await expect(line).toContainText('speaker');
  await other.context().close();
});

test('two people change different fields: both changes stay', async ({ page, browser, login, seed }) => {
  const { title } = await seed('services', { ...serviceBody, title: fresh('Bashkë') });
  await login(page);
  await page.goto('/admin/services');
  const other = await colleague(browser, login);
  const mine = await openEdit(page, title);
  const theirs = await openEdit(other, title);
  await theirs.getByLabel('Price', { exact: true }).fill('33');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Service updated successfully')).toBeVisible();
  await mine.getByLabel('Description').fill('Përshkrimi im');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  await expect(listItem(page, title)).toContainText('33.00 €');
  await expect(listItem(page, title)).toContainText('Përshkrimi im');
  await other.context().close();
});

test("somebody else's change shows in the list and leaves an open form alone", async ({
  page,
  browser,
  login,
  seed,
}) => {
  const { title } = await seed('services', { ...serviceBody, title: fresh('Lista') });
  await login(page);
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('Po shkruaj');
  const other = await colleague(browser, login);
  const theirs = await openEdit(other, title);
  await theirs.getByLabel('Title').fill(`${title} ri`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(listItem(page, `${title} ri`)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Po shkruaj');
  await other.context().close();
});
