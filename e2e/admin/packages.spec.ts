import { expect, expectAccessible } from '../fixtures.js';
import { test } from './signedIn.js';
import { fillLogin, listItem, removeItem, saveDialog, waitForCachedCopy } from '../pages/admin.js';
import { acceptWrites, holdCalls, notFound, refuseWrites } from '../pages/answers.js';
import { pictures, seedPackage, serviceBody, uniqueTitle } from '../seeds.js';
import { expectMissing } from '../pages/forms.js';

// spec: 2.admin.packages.dialogs, 5.package.services, 5.package.disabled, 5.package.customPrice
// spec: 5.package.delete, 2.form.discount, 8.packages.created, 8.packages.updated, 8.packages.deleted
// spec: contract.admin.choose, contract.admin.delete
test('a package is added in a dialog, priced, edited and deleted after the specified question', async ({
  page,
  seed,
}) => {
  const first = await seed('services', { ...serviceBody, title: uniqueTitle('Njëshi'), price: '100' });
  const second = await seed('services', { ...serviceBody, title: uniqueTitle('Dyshi'), price: '200' });
  const title = uniqueTitle('Paketë');
  await page.goto('/admin/packages');
  await page.getByRole('button', { name: 'Add Package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await expect(dialog.getByText('Please select at least one service')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Name').fill(title);
  await dialog.getByLabel('Type').selectOption('WEDDING');
  await dialog.getByLabel('Description').fill('Përshkrim');
  await dialog.getByLabel(first.title).check();
  await expect(dialog.getByText('Calculated price')).toHaveCount(0);
  await dialog.getByLabel(second.title).check();
  await expect(dialog.getByText('-100.00 €')).toBeVisible();
  await dialog.getByLabel('Use custom price').check();
  await saveDialog(dialog);
  await expectMissing(dialog, 'Custom price');
  await dialog.getByLabel('Custom price', { exact: true }).fill('150.5');
  await dialog.getByLabel('Image or video').setInputFiles(pictures.blue);
  await expect(dialog.getByText('co2-blu.webp')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Package created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  const line = listItem(page, title);
  await expect(line).toContainText('Dasma');
  await expect(line).toContainText('150.50 €');
  await expect(line).toContainText(second.title);

  await line.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Ndrysho këtë paketë' });
  await expect(edit.getByLabel('Use custom price')).toBeChecked();
  await edit.getByLabel('Use custom price').uncheck();
  await edit.getByLabel('Hide price').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await expect(line).toContainText('Hidden price');

  await line.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this package?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Package deleted successfully')).toBeVisible();
});

// spec: 2.adminRoute.form, 4.packageForm.end
test('the form page creates and goes back to the list', async ({ page, seed }) => {
  const service = await seed('services', { ...serviceBody, title: uniqueTitle('Faqja') });
  const title = uniqueTitle('Nga faqja');
  await page.goto('/admin/packages/create');
  await expect(page.getByRole('heading', { name: 'Krijo Paketë' })).toBeVisible();
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Description').fill('Përshkrim');
  await page.getByLabel(service.title).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/packages');
  await expect(listItem(page, title)).toBeVisible();
});

// spec: 2.form.loading, 2.form.back, 8.packages.save, 4.packageForm.end, contract.admin.buttons
test('the form page shows that it loads, keeps its text after a failure and asks before leaving', async ({
  page,
  seed,
}) => {
  const { pkg } = await seedPackage(seed);
  const answer = await holdCalls(page, `**/api/packages/${pkg.id}`);
  await page.goto(`/admin/packages/edit/${pkg.id}`);
  await expect(page.getByText('Duke ngarkuar të dhënat e paketës...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Ndrysho Paketën' })).toBeVisible();
  await page.getByLabel('Name').fill('Emri im');
  await refuseWrites(page, 500, { message: 'x' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save package')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Emri im');
  await acceptWrites(page);
  await page.getByRole('button', { name: 'Kthehu' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/packages');
});

// spec: 8.packages.one
test('a package that cannot be loaded is said', async ({ page }) => {
  await page.goto('/admin/packages/edit/000000000000000000000000');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load package data' })).toBeVisible();
});

test('a chosen file survives an expired session on the form page', async ({ page, seed }) => {
  const service = await seed('services', { ...serviceBody, title: uniqueTitle('Skadon') });
  const title = uniqueTitle('Me foto');
  await page.goto('/login');
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/admin/packages/create');
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Description').fill('Përshkrim');
  await page.getByLabel(service.title).check();
  await page.getByLabel('Image or video').setInputFiles(pictures.red);
  await refuseWrites(page, 401, { message: 'expired' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login');
  await acceptWrites(page);
  await fillLogin(page);
  await expect(page).toHaveURL('/admin/packages/create');
  await expect(page.getByLabel('Name')).toHaveValue(title);
  await expect(page.getByLabel(service.title)).toBeChecked();
  await expect(page.getByText('co2-i-kuq.webp')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Package created successfully')).toBeVisible();
  await expect(listItem(page, title)).toBeVisible();
});

// spec: 8.packages.delete.status, contract.admin.buttons
test('the package page calculates the price, checks its limits and asks before leaving', async ({
  page,
  seed,
}) => {
  const first = await seed('services', { ...serviceBody, title: uniqueTitle('Njëshi'), price: '100' });
  const second = await seed('services', { ...serviceBody, title: uniqueTitle('Dyshi'), price: '200' });
  await page.goto('/admin/packages/create');
  const form = page.getByRole('form', { name: 'Krijo Paketë' });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(form.getByText('Please select at least one service')).toBeVisible();
  await expect(save).toBeDisabled();
  const services = form.getByRole('group', { name: 'Services' });
  await services.getByLabel(first.title).check();
  await expect(form.getByText('Please select at least one service')).toHaveCount(0);
  const list = services.locator('div:has(> label)');
  expect(await list.evaluate((box: HTMLElement) => box.offsetHeight)).toBe(200);
  const pricing = form.getByRole('group', { name: 'Pricing' });
  await expect(pricing).toContainText('Original price100.00 €');
  await expect(pricing).not.toContainText('Discount');
  await services.getByLabel(second.title).check();
  await expect(pricing).toContainText('Original price300.00 €Discount-100.00 €Calculated price200.00 €');

  await save.click();
  await expectMissing(form, 'Name', 'Description');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Use custom price').check();
  const price = form.getByLabel('Custom price', { exact: true });
  await expect(price).toHaveAttribute('step', '0.01');
  await expect(price).toHaveAttribute('min', '0');
  for (const [amount, problem] of [
    ['', 'Kjo fushë kërkohet.'],
    ['-1', 'Shkruaj një numër, 0 ose më shumë.'],
    ['1.005', 'E shumta dy shifra pas presjes.'],
  ] as const) {
    await price.fill(amount);
    await save.click();
    await expect(pricing.getByText(problem)).toBeVisible();
  }

  const box = form.getByRole('button', { name: /Formatet: JPG, PNG, GIF, MP4, WEBM/ });
  await expect(box).toBeVisible();
  await form.getByLabel('Image or video').setInputFiles(pictures.blue);
  await expect(form.getByRole('img', { name: 'co2-blu.webp' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Change file' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(box).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/packages');
});

test('without services and packages the page says so', async ({ page }) => {
  await page.route('**/api/services', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/packages', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/packages');
  await expect(
    page.getByText('No packages found. Create your first package to offer combined services to customers.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Package' }).click();
  await expect(page.getByRole('dialog').getByText('Nuk u gjetën shërbime')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Package' })).toBeFocused();
});

test('packages that cannot be loaded are shown from their copy', async ({ page, seed }) => {
  const { pkg } = await seedPackage(seed);
  await page.goto('/admin/packages');
  await expect(listItem(page, pkg.title)).toBeVisible();
  await waitForCachedCopy(page, 'packages', pkg.title);
  await page.route('**/api/packages', (route) => route.fulfill(notFound));
  await page.reload();
  await expect(listItem(page, pkg.title)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load packages' })).toBeVisible();
});

test('failures show status and server text, or that something went wrong', async ({ page, seed }) => {
  const { service, pkg } = await seedPackage(seed);
  await page.goto('/admin/packages');
  await refuseWrites(page, 500, { message: 'Nuk mundem' });
  await removeItem(page, pkg.title);
  await expect(page.getByText('Failed to delete package: 500 Nuk mundem')).toBeVisible();
  await acceptWrites(page);
  await page.route('**/api/packages/*', (route) => route.abort());
  await removeItem(page, pkg.title);
  await expect(page.getByText('An error occurred while deleting the package')).toBeVisible();

  await page.getByRole('button', { name: 'Add Package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await dialog.getByLabel('Name').fill('Mbetet');
  await dialog.getByLabel('Description').fill('Përshkrim');
  await dialog.getByLabel(service.title).check();
  await refuseWrites(page, 422, { message: 'Emri është zënë' });
  await saveDialog(dialog);
  await expect(page.getByText('Failed to create package: 422 Emri është zënë')).toBeVisible();
  await acceptWrites(page);
  await page.route('**/api/packages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await saveDialog(dialog);
  await expect(page.getByText('An error occurred while creating the package')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Mbetet');
});

test('the packages editor and its dialog are accessible', async ({ page }) => {
  await page.goto('/admin/packages');
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Package' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});
