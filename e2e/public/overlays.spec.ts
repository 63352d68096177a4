import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitUntilInteractive } from '../fixtures.js';
import { openFirstPackage, openFirstPicture, visit } from '../pages/site.js';

const overlays: readonly (readonly [path: string, open: (page: Page) => Promise<void>])[] = [
  ['/evente', openFirstPicture],
  ['/paketa', openFirstPackage],
];

// spec: contract.structure
for (const [path, open] of overlays) {
  test(`Back closes what is open on ${path}, and a second one leaves`, async ({ page }) => {
    await visit(page, '/sherbime');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await open(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
    // Closed in another way, it leaves no entry behind either.
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window.history.state, 'overlay')))
      .toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/sherbime');
  });
}

test('the date field speaks the language of the page, and a day is chosen by keyboard', async ({ page }) => {
  await page.goto('/kontakt');
  await waitUntilInteractive(page);
  const field = page.getByLabel('Data', { exact: true });
  await expect(page.getByText('Zgjidh datën')).toBeVisible();
  await field.fill('2099-06-14');
  await expect(page.getByText('14 qershor 2099', { exact: true })).toBeVisible();
  await field.press('ArrowDown');
  const dialog = page.getByRole('dialog', { name: 'Data' });
  await expect(dialog.getByRole('button', { name: 'e diel, 14 qershor 2099' })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: 'e mërkurë, 15 korrik 2099' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(field).toHaveValue('2099-07-15');
  await expect(field).toBeFocused();
});
