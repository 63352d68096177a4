import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.js';

const pages = [
  { path: '/sherbime/dj', key: 'djServices', heading: 'Shërbimet e DJ-it' },
  { path: '/sherbime/lighting', key: 'lightingServices', heading: 'Ndriçimi' },
  { path: '/sherbime/fireworks', key: 'fireworksServices', heading: 'Fishekzjarre të brendshme' },
  { path: '/sherbime/smoke', key: 'smokeServices', heading: 'Tym dhe CO2' },
];

const savedUnder = (key: string) => [
  { id: '1', title: `Nga ${key}`, description: 'Katër orë.', price: '150', image: '/brand/beach-480.webp' },
  { id: '2', title: 'Pako e madhe', description: 'Gjithë natën.' },
  { id: 3, title: 'Pako pa numër', description: 'Çmim me fjalë.', price: 'sipas vendit', image: 7 },
];

async function storeLists(page: Page): Promise<void> {
  await page.addInitScript(
    (lists) => Object.entries(lists).forEach(([key, text]) => window.localStorage.setItem(key, text)),
    Object.fromEntries(pages.map(({ key }) => [key, JSON.stringify(savedUnder(key))])),
  );
}

// spec: 2.route.legacy, 3.storage.legacy, 7.noCalls, contract.legacy, contract.structure.lists
test('each page shows its list from the browser', async ({ page }) => {
  await storeLists(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  for (const { path, key, heading } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const cards = page.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(savedUnder(key).map(({ title }) => title));
      await expect(cards.nth(0)).toContainText('150.00 €');
      await expect(cards.nth(1)).toContainText('Kontakto');
      await expect(cards.nth(2)).toContainText('sipas vendit');
      await expectNoSidewaysScroll(page);
    });
  }
  expect(calls).toEqual([]);
});

test('a page with a saved list is accessible', { tag: '@full' }, async ({ page }) => {
  await storeLists(page);
  await page.goto('/sherbime/dj');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
});

// spec: contract.legacy
test('each page is empty when the storage is damaged', async ({ page }) => {
  await page.addInitScript(
    (keys) => keys.forEach((key) => window.localStorage.setItem(key, '[3,null,{')),
    pages.map(({ key }) => key),
  );
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByText('Nuk ka shërbime të disponueshme aktualisht.')).toBeVisible();
    const way = page.getByRole('link', { name: 'Të gjitha shërbimet' });
    await expect(way).toHaveAttribute('href', '/sherbime');
  }
});
