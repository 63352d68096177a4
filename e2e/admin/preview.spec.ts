import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { editItem, listItem } from '../pages/admin.js';
import { pictures, seedPackage, seedService } from '../seeds.js';
import { test } from './signedIn.js';

const previewIn = (form: Locator) => form.frameLocator('[data-preview] iframe');

test('the card updates while typing, and is hidden from keyboard and screen readers', async ({ page }) => {
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  const card = previewIn(form);
  await expect(card.getByText('Shkruaj titullin')).toBeVisible();
  await form.getByLabel('Title').fill('Shirit dritash');
  await form.getByLabel('Price', { exact: true }).fill('12.');
  await form.getByLabel('Feature 1').fill('Njëqind llamba');
  await expect(card.getByText('Shirit dritash')).toBeVisible();
  await expect(card.getByText('Njëqind llamba')).toBeVisible();
  await form.getByLabel('Price', { exact: true }).fill('120');
  await expect(card.getByText('120.00 €')).toBeVisible();
  await form.getByLabel('Hide price').check();
  await expect(card.getByText('120.00 €')).toHaveCount(0);
  await form.getByLabel('Image (file)').setInputFiles(pictures.blue);
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/uploads\/co2-blu/);
  await expect(page.getByText('Shirit dritash')).toHaveCount(0);
  await expect(form.getByRole('heading')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('the preview of a package shows the chosen services, the price and a file before its upload', async ({
  page,
  seed,
}) => {
  const { pkg } = await seedPackage(seed);
  await page.goto('/admin/packages');
  const dialog = await editItem(page, pkg.title);
  const card = previewIn(dialog);
  await expect(card.getByText(pkg.title)).toBeVisible();
  await dialog.getByLabel('Use custom price').check();
  await dialog.getByLabel('Custom price', { exact: true }).fill('77');
  await expect(card.getByText('77.00 €')).toBeVisible();
  // The services arrive later than the rest of the card, and are not clipped.
  const cutPx = () =>
    card.locator('body').evaluate((body) => {
      const bottoms = [...body.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return Math.max(...bottoms) - window.innerHeight;
    });
  await expect.poll(cutPx).toBeLessThanOrEqual(0);
  await dialog.getByLabel('Image or video').setInputFiles(pictures.red);
  await expect(card.locator('img').first()).toHaveAttribute('src', /^blob:/);
});

test('the start page links to incomplete items, and the window title names the page', async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Pa foto');
  await page.goto('/admin');
  await expect(page).toHaveTitle('Butonat · Ritmi');
  const start = page.getByRole('region', { name: 'Për t’u parë' });
  const bare = start.getByRole('region', { name: 'Pa foto' });
  await expect(bare).toContainText(/Pa foto|të tjera/);
  await expect(start.getByRole('region', { name: 'Ndryshimet e fundit' })).toContainText(title);
  await expectAccessible(page);
  const first = bare.getByRole('link').first();
  const name = (await first.locator('strong').textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('dialog', { name: /^(Edit|Ndrysho) / })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/[a-z]+$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(listItem(page, name).first()).toBeVisible();
});

test('the texts follow the chosen language, also after a reload', async ({ page }) => {
  await page.goto('/admin/trash');
  await expect(page).toHaveTitle('Koshi · Ritmi');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.reload();
  await expect(page).toHaveTitle('Trash · Ritmi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Shqip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koshi' })).toBeVisible();
});
