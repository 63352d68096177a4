import { expect } from '../fixtures.js';
import { editItem, listItem } from '../pages/admin.js';
import { fillService } from '../pages/forms.js';
import { seedService, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

// spec: contract.admin.draft
test('typed text is offered after a reload, but not after it was saved', async ({ page }) => {
  const title = uniqueTitle('Draft');
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await fillService(form, title);
  await page.reload();
  const bar = page.getByRole('region', { name: 'Draft' });
  await expect(bar).toContainText(title);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(async () => {
    const button = await form.getByRole('button', { name: 'Add Service' }).boundingBox();
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect(button!.y + button!.height, 'the button ends over the foot').toBeLessThan(foot!.y);
  }).toPass();
  await bar.getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Feature 1')).toHaveValue('Veçori');
  await expect(bar).toHaveCount(0);
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully')).toBeVisible();
  await page.reload();
  await expect(listItem(page, title)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a draft restored in a second tab belongs to that tab, and neither tab overwrites the other', async ({
  page,
}) => {
  const words = { first: uniqueTitle('E para'), second: uniqueTitle('E dyta') };
  await page.goto('/admin/services');
  const titleIn = (tab: typeof page) =>
    tab.getByRole('form', { name: 'Add New Service' }).getByLabel('Title');
  await titleIn(page).fill(uniqueTitle('Fillimi'));
  const other = await page.context().newPage();
  await other.goto('/admin/services');
  await other.getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(titleIn(other)).toHaveValue(/^Fillimi/);
  await titleIn(other).fill(words.second);
  await titleIn(page).fill(words.first);
  await page.reload();
  for (const word of Object.values(words)) {
    await expect(page.getByRole('region', { name: 'Draft' }).filter({ hasText: word })).toBeVisible();
  }
  await other.close();
});

test('an unsaved edit can be restored in its dialog, also from another module', { tag: '@full' }, async ({
  page,
  seed,
}) => {
  const service = await seedService(seed, 'Ndryshim');
  await page.goto('/admin/services');
  const dialog = await editItem(page, service.title);
  await dialog.getByLabel('Title').fill('Gjysma e titullit');
  await page.goto('/admin/packages');
  await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(page).toHaveURL('/admin/services');
  await expect(dialog.getByLabel('Title')).toHaveValue('Gjysma e titullit');
});

test('a dismissed draft is not offered again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await fillService(form, uniqueTitle('Hiqet'));
  await page.reload();
  const bar = page.getByRole('region', { name: 'Draft' });
  await bar.getByRole('button', { name: 'Hiqe draftin' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the back button of the browser asks for confirmation too', async ({ page }) => {
  await page.goto('/admin/contact');
  await page.getByRole('link', { name: 'Butonat' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Mbetet');
  const question = page.getByRole('dialog', { name: 'Ndryshime të paruajtura' });
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  // While it is open, Back closes it.
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/admin/buttons');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Mbetet');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakti' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
});

// spec: contract.admin.leaving
test('leaving asks for confirmation: Cancel stays, Discard leaves and deletes the draft', async ({
  page,
}) => {
  await page.goto('/admin/services');
  const title = page.getByRole('form', { name: 'Add New Service' }).getByLabel('Title');
  await title.fill('Pyetja');
  await page.getByRole('link', { name: 'Paketat' }).click();
  const question = page.getByRole('dialog', { name: 'Ndryshime të paruajtura' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Pyetja');
  await expect(page).toHaveURL('/admin/services');
  await page.getByRole('link', { name: 'Paketat' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/packages');
  await page.reload();
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
});
