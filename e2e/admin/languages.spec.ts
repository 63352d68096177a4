import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { editItem, listItem, saveDialog } from '../pages/admin.js';
import { seedService } from '../seeds.js';
import { test } from './signedIn.js';

test('a service is translated, its source changes, and the translation is found still right', async ({
  page,
  seed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { title } = await seedService(seed, 'Ndriçim', { description: 'Drita për sallën.', features: [] });
  const english = `Lighting ${title.replace(/\D/g, '')}`;
  await page.goto('/admin/services');
  const dialog = await editItem(page, title);
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await expect(dialog.getByText('0 nga 2 tekste në anglisht')).toBeVisible();
  await dialog.getByLabel('Titulli (anglisht)').fill(english);
  await dialog.getByLabel('Përshkrimi (anglisht)').fill('Lights for the hall.');
  await expectAccessible(page);
  await saveDialog(dialog);
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await page.request.get('/en/sherbime')).text())
    .toMatch(new RegExp(`${english}(.|\n)*Lights for the hall\\.`));

  await editItem(page, title);
  await dialog.getByLabel('Description').fill('Drita dhe lazer për sallën.');
  await expect(dialog.getByText('Teksti shqip ka ndryshuar')).toBeVisible();
  await saveDialog(dialog);
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title)).toContainText('E vjetruar në anglisht');
  await page.getByRole('button', { name: /^E vjetruar në anglisht/ }).click();
  await expect(listItem(page, title)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await editItem(page, title);
  await dialog.getByRole('tab', { name: 'Anglisht' }).click();
  await expect(dialog.locator('ins')).toHaveText(' dhe lazer');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Ende e saktë' }).click();
  await expect(dialog.getByText('Teksti shqip ka ndryshuar')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(listItem(page, title)).toBeHidden();
});
