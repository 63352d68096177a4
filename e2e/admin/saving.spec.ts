import { expect } from '../fixtures.js';
import { test } from './signedIn.js';
import { editItem, listItem, saveDialog } from '../pages/admin.js';
import { acceptWrites, holdWrites, refuseWrites } from '../pages/answers.js';
import { clip, seedPackage, seedService, uniqueTitle } from '../seeds.js';

test('a dialog closed during its save does not change the next dialog or its text', async ({
  page,
  seed,
}) => {
  const first = await seedService(seed, 'I pari');
  const second = await seedService(seed, 'I dyti');
  await page.goto('/admin/services');
  const dialog = await editItem(page, first.title);
  await dialog.getByLabel('Description').fill('I ruajtur');
  const { release } = await holdWrites(page);
  await saveDialog(dialog);
  await expect(dialog.getByLabel('Description')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await editItem(page, second.title);
  await dialog.getByLabel('Description').fill('Po shkruaj');
  release();
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  // Not by role: a list behind a modal dialog is not in the accessibility tree.
  await expect(page.locator('li', { hasText: first.title })).toContainText('I ruajtur');
  await expect(dialog.getByLabel('Description')).toHaveValue('Po shkruaj');
  await expect(dialog.getByLabel('Description')).toBeFocused();
});

test('the question about unsaved changes closes when a running save succeeds', { tag: '@full' }, async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Pyetja');
  await page.goto('/admin/services');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Description').fill('I ruajtur');
  const { release } = await holdWrites(page);
  await page.keyboard.press('Control+s');
  await expect(dialog.getByLabel('Description')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ndryshime të paruajtura' })).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(listItem(page, title)).toContainText('I ruajtur');
  await expect(listItem(page, title).getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('after a refused save the focus stays, or moves to the field that the server refused', async ({
  page,
}) => {
  await page.goto('/admin/contact');
  const form = page.getByRole('form', { name: 'Shto kontakt' });
  await form.getByLabel('Label').fill('Zyra');
  await form.getByLabel('Value').fill('069');
  await refuseWrites(page, 500);
  await form.getByLabel('Label').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add contact' })).toBeVisible();
  await expect(form.getByLabel('Label')).toBeFocused();
  await acceptWrites(page);
  const errors = [{ path: 'value', message: 'Numri nuk ekziston' }];
  await refuseWrites(page, 422, { message: 'x', errors });
  await form.getByLabel('Label').press('Enter');
  await expect(form.getByText('Numri nuk ekziston')).toBeVisible();
  await expect(form.getByLabel('Value')).toBeFocused();
});

test('the focus stays where the user moves it while an item is added', { tag: '@full' }, async ({
  page,
  seed,
}) => {
  await seed('contact', { type: 'phone', label: uniqueTitle('Telefon'), value: '0691234567' });
  const label = uniqueTitle('E re');
  await page.goto('/admin/contact');
  const form = page.getByRole('form', { name: 'Shto kontakt' });
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Value').fill('069');
  const { release } = await holdWrites(page);
  await form.getByRole('button', { name: 'Add Contact Information' }).click();
  await expect(form.getByLabel('Label')).toBeDisabled();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('E r');
  release();
  await expect(page.getByText('Contact information added successfully')).toBeVisible();
  await expect(form.getByLabel('Label')).toHaveValue('');
  await expect(search).toBeFocused();
});

test('leaving a package during its video upload stops the upload and the save', async ({ page, seed }) => {
  const { pkg } = await seedPackage(seed);
  await page.goto('/admin/packages');
  const dialog = await editItem(page, pkg.title);
  await dialog.getByLabel('Image or video').setInputFiles(clip);
  const { sent, release } = await holdWrites(page);
  await saveDialog(dialog);
  await expect(dialog.getByText('Uploading file...')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Ndalo ngarkimin' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
  await saveDialog(dialog);
  await expect(dialog.getByText('Uploading file...')).toBeInViewport();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/uploads'));
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await stopped;
  release();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(['POST /api/uploads', 'POST /api/uploads']);
});
