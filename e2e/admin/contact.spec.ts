import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem, removeItem } from '../pages/admin.js';
import { acceptWrites, notFound, refuseWrites } from '../pages/answers.js';
import { uniqueTitle } from '../seeds.js';

const newContact = (page: Page) => page.getByRole('form', { name: 'Add Contact Information' });

const contactBody = { type: 'phone' as const, value: '0691234567' };

// spec: 2.admin.contact.form, 2.admin.contact.list, 2.admin.contact.edit, 7.contact.create, 8.contact.added
// spec: 8.contact.updated, 8.contact.deleted, contract.admin.delete
test('a contact entry is added, edited, deleted and brought back', async ({ page }) => {
  const label = uniqueTitle('Zyra');
  await page.goto('/admin/contact');
  const form = newContact(page);
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['phone', 'email', 'address']);
  await form.getByLabel('Type').selectOption('email');
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Value').fill('zyra@ritmi.example');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Contact' }).dblclick();
  await expect(page.getByText('Contact information added successfully')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ type: 'email', label, value: 'zyra@ritmi.example' });
  await expect(form.getByLabel('Label')).toHaveValue('');
  await expect(page.getByRole('heading', { name: label })).toHaveCount(1);
  const line = listItem(page, label);
  await expect(line).toContainText('zyra@ritmi.example');
  await expect(line.getByRole('img', { name: 'email' })).toBeVisible();

  await line.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Information' });
  await dialog.getByLabel('Type').selectOption('address');
  await dialog.getByLabel('Value').fill('Rruga e Kavajës, Tiranë');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact information updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(line.getByRole('img', { name: 'address' })).toBeVisible();

  await line.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete contact information' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await line.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact information deleted successfully')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
});

// spec: 5.contact.required, contract.admin.spaces
test('what is missing is said at its field, and the first one has the focus', async ({ page }) => {
  await page.goto('/admin/contact');
  const form = newContact(page);
  await form.getByLabel('Label').fill('   ');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expect(form.getByText('Label is required')).toBeVisible();
  await expect(form.getByText('Value is required')).toBeVisible();
  await expect(form.getByLabel('Label')).toBeFocused();
});

// spec: 8.contact.add, 8.contact.delete, 8.contact.update
test('failures are said and lose nothing', async ({ page, seed }) => {
  const { label } = await seed('contact', { ...contactBody, label: uniqueTitle('Mbetet') });
  await page.goto('/admin/contact');
  const form = newContact(page);
  await form.getByLabel('Label').fill('Mbetet');
  await form.getByLabel('Value').fill('069');
  await refuseWrites(page, 500, { message: 'Nuk lejohet' });
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expect(page.getByText('Failed to add contact information', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Label')).toHaveValue('Mbetet');

  await removeItem(page, label);
  await expect(page.getByText('Failed to delete contact information', { exact: true })).toBeVisible();
  await expect(listItem(page, label)).toBeVisible();

  await listItem(page, label).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Information' });
  await dialog.getByLabel('Value').fill('0690000000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update contact information', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Value')).toHaveValue('0690000000');
  await acceptWrites(page);
});

// spec: 8.contact.load, 3.storage.lists
test('a list that cannot be loaded is shown from its copy, and an empty one says so', async ({
  page,
  seed,
}) => {
  const { label } = await seed('contact', { ...contactBody, label: uniqueTitle('Kopje') });
  await page.goto('/admin/contact');
  await expect(listItem(page, label)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('contactInfo'))).toContain(label);
  await page.route('**/api/contact', (route) => route.fulfill(notFound));
  await page.reload();
  await expect(listItem(page, label)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load contact information' })).toBeVisible(
    { timeout: 15_000 },
  );
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No contact information added yet.')).toBeVisible();
});

test('the contact editor fits a phone and is accessible', async ({ page, seed }) => {
  const { label } = await seed('contact', { ...contactBody, label: uniqueTitle('Telefon') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/contact');
  await expect(listItem(page, label)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
