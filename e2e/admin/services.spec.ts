import { expect, expectAccessible } from '../fixtures.js';
import { test } from './signedIn.js';
import {
  deleteAndUndo,
  editItem,
  listItem,
  removeItem,
  saveDialog,
  waitForCachedService,
} from '../pages/admin.js';
import { acceptWrites, blockChangeFeed, refuseWrites } from '../pages/answers.js';
import { expectMissing, fillService } from '../pages/forms.js';
import { callApi, pictures, seedService, uniqueTitle } from '../seeds.js';

// spec: 2.admin.services.form, 2.admin.services.edit, 2.admin.services.badge, 8.services.added
// spec: 8.services.updated, 8.services.deleted, 8.uploads.done, 4.add.reset, 4.edit.done
// spec: contract.address.web, contract.admin.lines, contract.admin.views
test('a service is added with a picture, edited, deleted and restored', async ({ page }) => {
  const title = uniqueTitle('Shërbim');
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await fillService(form, title);
  await form.getByLabel('Image (file)').setInputFiles(pictures.blue);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await expect(form.getByLabel('Image URL')).toHaveValue(/^\/uploads\/co2-blu.*\.webp$/);
  await form.getByRole('button', { name: 'Add Service' }).dblclick();
  await expect(page.getByText('Service added successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByLabel('Image URL')).toHaveCount(0);

  const line = listItem(page, title);
  await expect(line).toContainText('120.00 €');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Title').fill(`${title} i ri`);
  await dialog.getByLabel('Featured on Homepage').check();
  await saveDialog(dialog);
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, `${title} i ri`)).toContainText('Featured on Homepage');

  await deleteAndUndo(page, `${title} i ri`, 'service');
  await removeItem(page, `${title} i ri`);
  await expect(listItem(page, `${title} i ri`)).toHaveCount(0);
  await page.getByRole('link', { name: 'Koshi' }).click();
  await expect(page.getByRole('heading', { name: `${title} i ri` })).toBeVisible();
});

// spec: 5.service.required, 5.service.price, 5.service.features, contract.admin.spaces
// spec: contract.structure.errors, contract.admin.buttons
test('each missing value is reported at its field, and the first such field is focused', async ({ page }) => {
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('   ');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expectMissing(form, 'Title', 'Description', 'Price', 'Feature 1');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Hide price').check();
  await form.getByRole('button', { name: 'Remove feature' }).click();
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form.getByText('Kjo fushë kërkohet.')).toHaveCount(2);
  await form.getByLabel('Hide price').uncheck();
  await form.getByLabel('Price', { exact: true }).fill('-5');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form.getByText('Shkruaj një numër, 0 ose më shumë.')).toBeVisible();
});

// spec: 8.services.update, 4.edit.copy, contract.admin.failed, contract.admin.leaving
test('an edit dialog stays open with its text after a failed save, and dismissing it discards the text', async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Dështim');
  await page.goto('/admin/services');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Title').fill('Teksti im');
  await refuseWrites(page, 500);
  await saveDialog(dialog);
  await expect(page.getByText('Failed to update service')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Teksti im');
  await acceptWrites(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title)).toBeVisible();
});

// spec: 8.services.delete
test('a delete without a response has its own message and is logged', async ({ page, seed }) => {
  const { title } = await seedService(seed, 'Mbetet');
  await page.goto('/admin/services');
  await expect(listItem(page, title)).toBeVisible();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/services/*', (route) => route.abort());
  const line = listItem(page, title);
  await removeItem(page, title);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete service' })).toBeVisible();
  await expect(line).toBeVisible();
  await expect(line.getByRole('button', { name: 'Delete' })).toBeFocused();
  expect(logged.filter((text) => text.includes('UnreachableError'))).toHaveLength(1);
});

test('a change by another user is shown before the item is deleted', { tag: '@full' }, async ({
  page,
  seed,
  session,
}) => {
  const service = await seedService(seed, 'Ndryshuar');
  await blockChangeFeed(page);
  await page.goto('/admin/services');
  const line = listItem(page, service.title);
  await expect(line).toBeVisible();
  const path = `/services/${service.id}`;
  await callApi(session.token, { method: 'PATCH', path, data: { price: '99', featured: true } });
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await line.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Fshi këtë shërbim' });
  await question.getByRole('button', { name: 'Delete' }).click();
  expect((await sent).headers()['if-match']).toBe('"1"');
  await expect(question).toContainText('Dikush tjetër e ndryshoi këtë ndërkohë. Ta fshij gjithsesi?');
  await expect(question).toContainText('120.00 € → 99.00 €');
  await expect(question).toContainText('jo → po');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('99.00 €');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Service deleted successfully')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('an item that another user deleted disappears; one that was only moved can be deleted', async ({
  page,
  seed,
  session,
}) => {
  const deleted = await seedService(seed, 'Ikur');
  const moved = await seedService(seed, 'Zhvendosur');
  const last = await seedService(seed, 'Fundi');
  await blockChangeFeed(page);
  await page.goto('/admin/services');
  await expect(listItem(page, last.title)).toBeVisible();
  await callApi(session.token, { method: 'DELETE', path: `/services/${deleted.id}` });
  await callApi(session.token, {
    method: 'POST',
    path: '/services/reorder',
    data: [last, moved].map(({ id }, order) => ({ id, order })),
  });
  await page.route('**/api/services', (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  );
  await removeItem(page, deleted.title);
  await expect(
    page.getByRole('status').filter({ hasText: `${deleted.title} ishte fshirë tashmë` }),
  ).toBeVisible();
  await expect(listItem(page, deleted.title)).toHaveCount(0);
  await expect(listItem(page, moved.title).getByRole('button', { name: 'Edit' })).toBeFocused();
  await removeItem(page, moved.title);
  await expect(page.getByText('Service deleted successfully')).toBeVisible();
  await expect(listItem(page, moved.title)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the focus moves to the next useful place after add, close, save and delete', async ({ page, seed }) => {
  const first = await seedService(seed, 'Fokus');
  const second = await seedService(seed, 'Fokus');
  await page.goto('/admin/services');
  const edit = (title: string) => listItem(page, title).getByRole('button', { name: 'Edit' });
  await edit(first.title).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit(first.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Price', { exact: true }).fill('77');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  await expect(edit(first.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Fshi këtë shërbim' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(listItem(page, first.title)).toHaveCount(0);
  await expect(edit(second.title)).toBeFocused();

  const form = page.getByRole('form', { name: 'Add New Service' });
  await fillService(form, uniqueTitle('Fokus'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service added successfully')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
});

// spec: 8.services.load, contract.decision.copies
test('a list that cannot be loaded is shown from its stored copy and says so', async ({ page, seed }) => {
  const { title } = await seedService(seed, 'Kopje');
  await page.goto('/admin/services');
  await expect(listItem(page, title)).toBeVisible();
  await waitForCachedService(page, title);
  await page.route('**/api/services', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(listItem(page, title)).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Kjo është kopja e fundit e ruajtur.');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load services' })).toBeVisible({
    timeout: 15_000,
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? '@full' : [];
  test(`the services manager is accessible in ${colorScheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/services');
    await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });
}
