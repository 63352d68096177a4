import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { editItem, listItem, removeItem, saveDialog } from '../pages/admin.js';
import { uniqueTitle } from '../seeds.js';

const newContact = (page: Page) => page.getByRole('form', { name: 'Shto kontakt' });

// spec: 2.admin.contact.form, 2.admin.contact.list, 2.admin.contact.edit, 7.contact.create, 8.contact.added
// spec: 8.contact.updated, 8.contact.deleted, contract.admin.delete
test('a contact entry is added, edited and deleted', async ({ page }) => {
  const label = uniqueTitle('Zyra');
  await page.goto('/admin/contact');
  const form = newContact(page);
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['phone', 'email', 'address']);
  await form.getByLabel('Type').selectOption('email');
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Value').fill('zyra@ritmi.example');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Contact Information' }).dblclick();
  await expect(page.getByText('Contact information added successfully')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ type: 'email', label, value: 'zyra@ritmi.example' });
  await expect(form.getByLabel('Label')).toHaveValue('');
  await expect(page.getByRole('heading', { name: label })).toHaveCount(1);
  const line = listItem(page, label);
  await expect(line).toContainText('zyra@ritmi.example');
  await expect(line.getByRole('img', { name: 'email' })).toBeVisible();

  const dialog = await editItem(page, label);
  await dialog.getByLabel('Type').selectOption('address');
  await dialog.getByLabel('Value').fill('Rruga e Kavajës, Tiranë');
  await saveDialog(dialog);
  await expect(page.getByText('Contact information updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(line.getByRole('img', { name: 'address' })).toBeVisible();

  await removeItem(page, label);
  await expect(page.getByText('Contact information deleted successfully')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('the contact editor fits a phone and is accessible', async ({ page, seed }) => {
  const { label } = await seed('contact', {
    type: 'phone',
    label: uniqueTitle('Telefon'),
    value: '0691234567',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/contact');
  await expect(listItem(page, label)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
