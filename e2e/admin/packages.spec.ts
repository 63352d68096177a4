import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem, saveDialog } from '../pages/admin.js';
import { pictures, seedService, uniqueTitle } from '../seeds.js';
import { expectMissing } from '../pages/forms.js';

// spec: 2.admin.packages.dialogs, 5.package.services, 5.package.disabled, 5.package.customPrice
// spec: 5.package.delete, 2.form.discount, 8.packages.created, 8.packages.updated, 8.packages.deleted
// spec: contract.admin.choose, contract.admin.delete
test('a package is added in a dialog, priced, edited and deleted after the specified confirmation', async ({
  page,
  seed,
}) => {
  const first = await seedService(seed, 'Njëshi', { price: '100' });
  const second = await seedService(seed, 'Dyshi', { price: '200' });
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

// spec: contract.admin.buttons
test('the package page refuses wrong prices and asks before leaving', async ({ page, seed }) => {
  const { title } = await seedService(seed, 'Njëshi');
  await page.goto('/admin/packages/create');
  const form = page.getByRole('form', { name: 'Krijo Paketë' });
  await form.getByLabel(title).check();
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await expectMissing(form, 'Name', 'Description');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Use custom price').check();
  for (const [amount, problem] of [
    ['', 'Kjo fushë kërkohet.'],
    ['-1', 'Shkruaj një numër, 0 ose më shumë.'],
    ['0,005', 'E shumta 2 shifra pas presjes.'],
    ['1.500', 'Kjo lexohet në dy mënyra. Shkruaj 1500 ose 1.50.'],
  ] as const) {
    await form.getByLabel('Custom price', { exact: true }).fill(amount);
    await save.click();
    await expect(form.getByRole('group', { name: 'Pricing' }).getByText(problem)).toBeVisible();
  }
  await form.getByLabel('Image or video').setInputFiles(pictures.blue);
  await expect(form.getByRole('img', { name: 'co2-blu.webp' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/packages');
});

test('the packages editor and its dialog are accessible', async ({ page }) => {
  await page.goto('/admin/packages');
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Package' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Package' })).toBeFocused();
});

// spec: 2.admin.packages.card
test('the list shows the title of each package at any width', async ({ page }) => {
  await page.goto('/admin/packages');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(titles).not.toHaveCount(0);
  for (const width of [390, 600, 768, 820, 900, 1000, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        () => titles.evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width))),
        `at ${width} px`,
      )
      .toBeGreaterThan(60);
    await expectNoSidewaysScroll(page);
  }
});
