import type { Page } from '@playwright/test';
import { expect, expectUsable, test } from '../fixtures.js';
import { editItem, listItem, saveDialog } from '../pages/admin.js';
import { expectMissing } from '../pages/forms.js';

const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('buttons') ?? 'null') as { id: string }[] | null);

const newButton = (page: Page) => page.getByRole('form', { name: 'Shto buton' });

const paketat = { id: '1', text: 'Paketat', path: '/paketa', category: 'main' };

async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((list) => {
    // Only the first load: a reload shows what the module saved.
    if (localStorage.getItem('buttons') === null) localStorage.setItem('buttons', list);
  }, text);
}

test.beforeEach(async ({ page, login }) => {
  await login(page);
});

// spec: 2.admin.buttons, 2.admin.buttons.storage, 2.adminRoute.default, 3.button, 3.button.ids, 7.noCalls
// spec: 8.buttons.added, 8.buttons.updated, 8.buttons.deleted, contract.admin.labels
test('a button is added, edited, deleted and restored without API calls', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Butonat' })).toBeVisible();
  await expect(page.getByText('Ende asnjë buton.')).toBeVisible();
  const form = newButton(page);
  await expect(form.getByLabel('Path')).toHaveAttribute('placeholder', '/example-path');
  await form.getByLabel('Text').fill('Eventet');
  await form.getByLabel('Path').fill('/evente');
  await form.getByLabel('Category').selectOption('footer');
  await form.getByRole('button', { name: 'Add Button' }).dblclick();
  await expect(page.getByText('Button added successfully')).toBeVisible();
  await expect(form.getByLabel('Text')).toHaveValue('');
  await expect(listItem(page, 'Eventet')).toContainText('/evente footer');
  await expect(form.getByText('Kjo fushë kërkohet.')).toHaveCount(0);
  expect(await saved(page)).toEqual([
    { id: expect.stringMatching(/^\d{13}$/), text: 'Eventet', path: '/evente', category: 'footer' },
  ]);

  const dialog = await editItem(page, 'Eventet');
  await dialog.getByLabel('Text').fill('Eventet tona');
  await saveDialog(dialog);
  await expect(page.getByText('Button updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(listItem(page, 'Eventet tona')).toBeVisible();

  await listItem(page, 'Eventet tona').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Fshi këtë buton' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(listItem(page, 'Eventet tona')).toBeVisible();
  await listItem(page, 'Eventet tona').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Button deleted successfully')).toBeVisible();
  await expect(page.getByText('Ende asnjë buton.')).toBeVisible();
  expect(await saved(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(listItem(page, 'Eventet tona')).toBeVisible();
  expect(writes).toEqual([]);
});

test('the fields of the short form stand in one line where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const form = newButton(page);
  const topOf = async (label: string) => (await form.getByLabel(label).boundingBox())?.y;
  await expect(form.getByLabel('Text')).toBeVisible();
  expect(await topOf('Path')).toBe(await topOf('Text'));
  expect(await topOf('Category')).toBe(await topOf('Text'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await topOf('Path')) === (await topOf('Text'))).toBe(false);
});

// spec: 5.button.required
test('each missing value is reported at its field, and the first such field is focused', async ({ page }) => {
  await page.goto('/admin/buttons');
  const form = newButton(page);
  await form.getByLabel('Path').fill('  ');
  await form.getByRole('button', { name: 'Add Button' }).click();
  await expectMissing(form, 'Text', 'Path');
  await expect(form.getByLabel('Text')).toBeFocused();
  expect(await saved(page)).toBeNull();
});

test.describe('when the storage is full', () => {
  test.use({ expectedProblems: [/QuotaExceeded/] });

  test('the form stays open with its text', async ({ page }) => {
    await page.addInitScript(() => {
      type Write = (this: Storage, key: string, value: string) => void;
      const write = Reflect.get(Storage.prototype, 'setItem') as Write;
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        if (key === 'buttons') throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    await page.goto('/admin/buttons');
    const form = newButton(page);
    await form.getByLabel('Text').fill('Mbetet');
    await form.getByLabel('Path').fill('/mbetet');
    await form.getByRole('button', { name: 'Add Button' }).click();
    await expect(page.getByRole('alert')).toContainText('Butoni nuk u ruajt në këtë shfletues');
    await expect(form.getByLabel('Text')).toHaveValue('Mbetet');
  });
});

test('a button saved in another window appears at once, also on the site in this browser', async ({
  page,
  context,
}) => {
  await store(page, JSON.stringify([paketat]));
  await page.goto('/admin/buttons');
  await expect(listItem(page, 'Paketat')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/buttons');
  await expect(other.getByRole('heading', { name: 'Paketat' })).toBeVisible();
  await other.evaluate(
    (list) => localStorage.setItem('buttons', list),
    JSON.stringify([{ ...paketat, text: 'Nga tjetri' }]),
  );
  await expect(listItem(page, 'Nga tjetri')).toBeVisible();
});

test('the buttons manager fits a phone and is accessible', { tag: '@full' }, async ({ page }) => {
  await store(page, JSON.stringify([paketat]));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/buttons');
  await expect(listItem(page, 'Paketat')).toBeVisible();
  await expectUsable(page);
});
