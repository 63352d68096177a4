import { expect, expectUsable, test } from '../fixtures.js';
import { holdCalls } from '../pages/answers.js';
import { messageOf, openFirstPackage, visit } from '../pages/site.js';

// spec: 2.route.home, 2.home.hero, 2.home.artists, 2.home.artists.profile, 2.home.all, contract.html.hero
// spec: contract.address.djs
test('has a muted hero, links to both artists, and one-row strips with links to the full lists', async ({
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
    await expect(page.getByRole('link', { name: all })).toHaveAttribute('href', path);
    const strip = page.getByRole('list', { name, exact: true });
    // A strip is laid out only near the viewport.
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
  const release = await holdCalls(page, '**/api/services');
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
    await page.route(new RegExp(`/api/${name}(\\?.*)?$`), (route) => route.fulfill({ json: [] }));
  }
  await page.getByRole('banner').getByRole('link', { name: 'Ritmi' }).click();
  const services = page.getByRole('region', { name: 'Shërbimet' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'DJ',
    'Ndriçim',
    'Efekte speciale',
    'CO2',
  ]);
  const packages = page.getByRole('list', { name: 'Paketat më të kërkuara' });
  for (const price of ['299.00 €', '799.00 €', '1499.00 €'])
    await expect(packages.getByText(price)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Eventet e kaluara' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
});

test('the date typed under the hero is in the message two taps later', async ({ page }) => {
  await visit(page, '/');
  const line = page.getByRole('form', { name: 'Nata jote' });
  await line.getByLabel('Data', { exact: true }).fill('2099-06-14');
  await line.getByLabel('Vendi', { exact: true }).fill('Durrës');
  await line.getByLabel('Lloji i natës', { exact: true }).selectOption('Dasmë');
  await line.getByRole('button', { name: 'Pyet për datën' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Na kontakto' })).toBeVisible();
  // What a visitor typed is read from the address once the page's scripts run.
  await expect
    .poll(() => messageOf(page, 'Dërgo në WhatsApp'))
    .toContain('Data: 14 qershor 2099\nVendi: Durrës\nNata: Dasmë');
});

test('a phone shows a price within two screens, and the frequent questions open and fit', async ({
  page,
}) => {
  await visit(page, '/');
  const statement = page.getByRole('heading', { level: 2, name: /^Nga \d+\.\d\d € një natë$/ });
  const bottom = await statement.evaluate(
    (heading) => heading.getBoundingClientRect().bottom + window.scrollY,
  );
  expect(bottom).toBeLessThan(2 * 844);
  const question = page.getByText('Po sikur të bjerë shi?');
  // Sections get their real heights only near the viewport, so a jump over many of them would move the target.
  await question.scrollIntoViewIfNeeded();
  await question.click();
  await expect(page.getByText(/sallë rezervë/)).toBeVisible();
  await expectUsable(page);
});

test('a complete message is three taps from the home page and two from the packages', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('list', { name: 'Paketat më të kërkuara' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paketat' })).toBeVisible();
  await openFirstPackage(page);
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toMatch(
    /^https:\/\/wa\.me\/355\d+\?text=.*Më intereson paketa “/s,
  );
});
