import { expect, expectUsable, test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { seedOldEvents, sitePictures } from '../seeds.js';

const base = { description: 'Një natë e gjatë.', featured: false };

// spec: 2.route.events, 2.events.order, contract.dates, contract.structure.lists
test('events come newest first with an Albanian date', async ({ page, seed }) => {
  await seed('events', { ...base, title: 'E para prove', date: '2031-06-14', media: sitePictures(1) });
  await seed('events', { ...base, title: 'E dyta prove', date: '2032-01-06', media: sitePictures(1) });
  await visit(page, '/evente');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventet');
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.slice(0, 2)).toEqual(['E dyta prove', 'E para prove']);
  await expect(page.getByText('14 qershor 2031')).toBeVisible();
  await expectUsable(page);
});

// spec: 2.events.single, 2.events.strip
test('one medium is a single card, more are a row that scrolls sideways', async ({ page, seed }) => {
  await seed('events', { ...base, title: 'Vetëm një', date: '2031-06-14', media: sitePictures(1) });
  await seed('events', { ...base, title: 'Shumë foto', date: '2031-06-15', media: sitePictures(6) });
  await visit(page, '/evente');
  const single = page.getByRole('article').filter({ hasText: 'Vetëm një' });
  await expect(single.getByRole('list')).toHaveCount(0);
  const strip = page.getByRole('list', { name: 'Shumë foto' });
  await expect(strip.getByRole('listitem')).toHaveCount(6);
  const tops = await strip
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await strip.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
});

test('links show the events of one kind, without loading a new document', async ({ page, seed }) => {
  const media = sitePictures(1);
  await seed('events', { ...base, title: 'Dasma e provës', date: '2033-06-14', media });
  await seed('events', { ...base, title: 'Nata e provës', kind: 'klub', date: '2033-06-15', media });
  await visit(page, '/evente');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const kinds = page.getByRole('navigation', { name: 'Lloji i natës' });
  await kinds.getByRole('link', { name: 'Dasmë', exact: true }).click();
  await expect(page).toHaveURL('/evente?lloji=dasme');
  await expect(page.getByRole('heading', { name: 'Nata e provës' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Dasma e provës' })).toBeVisible();
  await expect(kinds.locator('[aria-current]')).toHaveText(['Dasmë']);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expectUsable(page);
  const withoutScripts = await (await page.request.get('/evente?lloji=klub')).text();
  expect([withoutScripts.includes('Nata e provës'), withoutScripts.includes('Dasma e provës')]).toEqual([
    true,
    false,
  ]);
});

test('the chosen kind is in sight, also where the row of kinds is wider than the window', async ({
  page,
  seed,
}) => {
  await seed('events', { ...base, title: 'Nata e provës', kind: 'klub', date: '2033-06-15' });
  await page.goto('/evente?lloji=klub');
  const chosen = page.getByRole('navigation', { name: 'Lloji i natës' }).locator('[aria-current]');
  await expect(chosen).toHaveText('Natë klubi');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // Also after the row was moved.
  await chosen.evaluate((pill) => pill.parentElement?.scrollTo({ left: 1000, behavior: 'instant' }));
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('the demo events have structured data for search engines', async ({ page, seed }) => {
  await seed('events', { ...base, title: 'Për kërkim', date: '2031-06-14', media: sitePictures(1) });
  await page.goto('/evente');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const objects = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  expect(objects.map((object) => object['@type'])).toContain('BreadcrumbList');
  expect(objects).toContainEqual(expect.objectContaining({ '@type': 'Event', name: 'Për kërkim' }));
  // The demo does not know the place.
  expect(objects.filter((object) => 'location' in object)).toEqual([]);
});

test('a long list changes pages without loading a new document', async ({ page, seed }) => {
  await seedOldEvents(seed, 1991);
  await visit(page, '/evente');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const [first] = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Faqja më tej' }).click();
  await expect(page.getByText('Faqja 2 nga')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: first ?? '', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
