import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.js';

const pages = [
  { path: '/sherbime/dj', key: 'djServices', heading: 'Shërbimet e DJ-it' },
  { path: '/sherbime/lighting', key: 'lightingServices', heading: 'Ndriçimi' },
  { path: '/sherbime/fireworks', key: 'fireworksServices', heading: 'Fishekzjarre të brendshme' },
  { path: '/sherbime/smoke', key: 'smokeServices', heading: 'Tym dhe CO2' },
];

const saved = [
  { id: '1', title: 'Pako e vogël', description: 'Katër orë.', price: '150', image: '/brand/hero-480.webp' },
  { id: '2', title: 'Pako e madhe', description: 'Gjithë natën.' },
  { id: 3, title: 'Pako pa numër', description: 'Çmim me fjalë.', price: 'sipas vendit', image: 7 },
];

for (const { path, key, heading } of pages) {
  test.describe(path, () => {
    // spec: 2.route.legacy, 3.storage.legacy, 7.noCalls, contract.legacy, contract.structure.lists
    test('shows the list that the browser keeps', async ({ page }) => {
      await page.addInitScript(
        ([name, text]) => window.localStorage.setItem(name ?? '', text ?? ''),
        [key, JSON.stringify(saved)],
      );
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const cards = page.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(saved.map(({ title }) => title));
      await expect(cards.nth(0)).toContainText('150.00 €');
      await expect(cards.nth(1)).toContainText('Kontakto');
      await expect(cards.nth(2)).toContainText('sipas vendit');
      expect(calls).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    // spec: contract.legacy
    test('is empty when the storage is damaged', async ({ page }) => {
      await page.addInitScript((name) => window.localStorage.setItem(name, '[3,null,{'), key);
      await page.goto(path);
      await expect(page.getByText('Nuk ka shërbime të disponueshme aktualisht.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Të gjitha shërbimet' })).toHaveAttribute(
        'href',
        '/sherbime',
      );
    });
  });
}
