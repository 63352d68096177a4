import type { Page } from '@playwright/test';
import { expect, startHydration, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

// What a visitor has typed and chosen, on the way to another page and Back.

const typed = {
  vendi: 'Durrës',
  'te-ftuar': '120',
  emri: 'Ana Prova',
  telefoni: '069 123 4567',
  email: 'ana@prova.example',
  mesazhi: 'Dy salla',
};

const field = (page: Page, name: string) => page.locator(`main :is(input, textarea)[name="${name}"]`).first();

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name), name).toHaveValue(value);
}

/** Follows a link of the page, which loads no other document. */
async function leave(page: Page): Promise<void> {
  await page.locator('a[href="/evente"]:visible').first().click();
  await expect(page).toHaveURL('/evente');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventet');
}

test('an enquiry that is being written is still there after a look at another page', async ({ page }) => {
  await visit(page, '/kontakt');
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await leave(page);
  await page.goBack();
  await expectTyped(page);
});

test('an enquiry that is being written is still there after Back from another document', async ({ page }) => {
  await visit(page, '/kontakt');
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await page.goto('/evente');
  await page.goBack();
  await expectTyped(page);
  await startHydration(page);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await expectTyped(page);
});

test('chosen services are still chosen after a look at another page', async ({ page }) => {
  await visit(page, '/paketa?krijo=po');
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const index of [0, 2]) await boxes.nth(index).check();
  await leave(page);
  await page.goBack();
  await expect(page).toHaveURL(/serviceIds=\w+,\w+$/);
  await expect(page.locator('main [type=checkbox]:checked')).toHaveCount(2);
});

test('lights that are on in the hall of the home page are still on after a look at another page', async ({
  page,
}) => {
  await visit(page, '/');
  const boxes = page.getByRole('form', { name: 'Nata jote' }).getByRole('checkbox');
  for (const index of [0, 2]) await boxes.nth(index).check();
  const total = page.locator('main output');
  await expect(total).toHaveText('2');
  await leave(page);
  await page.goBack();
  await expect(page.locator('main [data-light]:checked')).toHaveCount(2);
  await expect(total).toHaveText('2');
  await boxes.nth(0).uncheck();
  await leave(page);
  await page.goBack();
  await expect(total).toHaveText('1');
});
