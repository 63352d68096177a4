import { expect, test } from '../fixtures.js';
import { siteFiles } from '../seeds.js';

const keys =
  'token userName isAuthenticated buttons events teamMembers aboutContent contactInfo projects djServices lightingServices fireworksServices smokeServices consent language'.split(
    ' ',
  );

test('going back restores the page and its scroll position', async ({ page }) => {
  await page.goto('/');
  // The router stores the scroll position a moment after the scrolling ends.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, window.scrollY === 1500 ? 1499 : 1500));
    await expect
      .poll(() => page.evaluate(() => window.history.state?.vike?.scrollPosition?.y), { timeout: 2_000 })
      .toBe(1500);
  }).toPass();
  // A click of the mouse would scroll to the link first.
  await page.locator('a[href="/evente"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/evente$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

// spec: contract.legacy
test('junk in every key of the storage breaks no page', async ({ page }) => {
  for (const junk of ['{"a":[', '[null,1,"x",{"id":5,"title":{},"text":7,"path":null}]']) {
    await page.addInitScript(
      ([names, value]) => names.forEach((name) => window.localStorage.setItem(name, value)),
      [keys, junk] as const,
    );
    for (const path of ['/', '/buttons', '/sherbime/dj', '/kontakt', '/projects', '/rreth-nesh', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Something went wrong')).toBeHidden();
    }
  }
});

test.describe('a visitor far away with a browser in English', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' });

  test('reads the same Albanian dates', async ({ page, seed }) => {
    const title = `Nata ${crypto.randomUUID()}`;
    const media = [{ type: 'image' as const, url: siteFiles.pictures[0] ?? '' }];
    await seed('events', { title, date: '2025-06-14', description: 'Për provë.', media });
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    // The web server is notified a moment after the event is stored.
    await expect(async () => {
      await page.goto('/evente');
      await expect(article).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
    await expect(article.getByText('14 qershor 2025')).toBeVisible();
  });
});
