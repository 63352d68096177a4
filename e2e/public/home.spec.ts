import { expect, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

// spec: 2.route.home, 2.home.hero, 2.home.artists, 2.home.artists.profile, 2.home.all, contract.html.hero
// spec: contract.address.djs
test('has a silent hero, the way to both artists, and strips in one row that lead to everything', async ({
  page,
}) => {
  await visit(page, '/');
  const video = page.locator('main video').first();
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveAttribute('playsinline', '');
  const hero = page.getByRole('region', { name: 'Na trego datën' });
  await expect(hero.getByRole('link', { name: 'Shiko shërbimet' })).toHaveAttribute('href', '/sherbime');
  await expect(hero.getByRole('link', { name: 'Projektet tona' })).toHaveAttribute('href', '/projects');

  const artists = page.getByRole('region', { name: 'Artistët' });
  const profiles = artists.getByRole('link', { name: /View Profile/ });
  await expect(profiles).toHaveCount(2);
  await expect(profiles.first()).toHaveAttribute('href', '/DJ-Lumo');
  await expect(profiles.last()).toHaveAttribute('href', '/DJ-Taulo');

  for (const [name, all, path] of [
    ['Shërbimet', 'Të gjitha shërbimet', '/sherbime'],
    ['Paketat më të kërkuara', 'Të gjitha paketat', '/packages'],
    ['Eventet e kaluara', 'Të gjitha eventet', '/evente'],
  ] as const) {
    const region = page.getByRole('region', { name });
    await expect(region.getByRole('link', { name: all })).toHaveAttribute('href', path);
    const strip = region.getByRole('list', { name, exact: true });
    // Far below, a strip is laid out when it comes near.
    await strip.scrollIntoViewIfNeeded();
    const tops = await strip.evaluate((list) =>
      [...list.children].map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.length, name).toBeGreaterThan(1);
    expect(new Set(tops).size, name).toBe(1);
  }
});

// spec: 2.home.services.loading, 9.placeholders.services, contract.loads.at-once
test('client navigation shows four placeholders for services while they load', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/services', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Ritmi' }).click();
  await expect(page.getByTestId('service-placeholder')).toHaveCount(4);
  release();
  await expect(page.getByTestId('service-placeholder')).toHaveCount(0);
});

// spec: 2.home.services.default, 2.home.packages.default, 2.home.events.placeholders, 9.fallbackPrices
// spec: 9.placeholders.events, 9.placeholders.defaults
test('without the API the built-in cards and prices are shown', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  for (const name of ['services', 'packages', 'events']) {
    await page.route(`**/api/${name}`, (route) => route.fulfill({ json: [] }));
  }
  await page.getByRole('banner').getByRole('link', { name: 'Ritmi' }).click();
  const services = page.getByRole('region', { name: 'Shërbimet' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'DJ',
    'Ndriçim',
    'Efekte speciale',
    'CO2',
  ]);
  const packages = page.getByRole('region', { name: 'Paketat më të kërkuara' });
  for (const price of ['299.00 €', '799.00 €', '1499.00 €'])
    await expect(packages.getByText(price)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Eventet e kaluara' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
});
