import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { startTranslating } from '../pages/others.js';
import { visit } from '../pages/site.js';

// A page that the browser translates, and goes on translating while somebody uses it.

const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

test.describe('a translated login', () => {
  test.use({ expectedProblems: [/401 \(Unauthorized\)|ApiError/] });

  test('says what is wrong and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    await page.evaluate(startTranslating);
    const form = page.getByRole('main').getByRole('form');
    await form.locator('[name=email]').fill('dikush@ritmi.example');
    await form.locator('[name=password]').fill('gabim');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText('«Email-i ose fjalëkalimi është i gabuar»');
    await expect(form.getByRole('button')).toHaveText('«Hyr»');
    await expect(form.locator('[name=email]')).toHaveValue('dikush@ritmi.example');
    await expect(form.locator('[name=password]')).toHaveValue('gabim');
  });
});

test('a translated desk shows the discount of what is chosen now', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(startTranslating);
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const index of [0, 1]) await boxes.nth(index).check();
  const total = page.locator('p:has(> strong)').first();
  await expect(total).toContainText('«100.00 €»');
  await boxes.nth(2).check();
  await expect(total).toContainText('«150.00 €»');
  await expect(total).not.toContainText('100.00');
  for (const index of [0, 1, 2]) await boxes.nth(index).uncheck();
  await expect(total).not.toContainText('−');
});

test('a translated package is chosen, and read in the original again', async ({ page }) => {
  await visit(page, '/paketa');
  const stop = await page.evaluateHandle(startTranslating);
  await page.locator('[role="tab"]').nth(1).click();
  await page.getByRole('dialog').getByRole('button').click();
  for (const index of [0, 2]) await page.getByRole('checkbox').nth(index).check();
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('«2»');
  await stop.evaluate((end) => end());
  await expect(summary).toContainText('Shërbime të zgjedhura');
  await page.getByRole('checkbox').nth(1).check();
  await expect(summary.locator('output')).toHaveText('3');
  await expect(page.locator('font')).toHaveCount(0);
});
