import { expect, expectAccessible, waitUntilInteractive, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

const isPhone = (width: number | undefined) => (width ?? 0) < 768;

// spec: 2.header.links, 2.header.contact, 2.header.mobile, 2.bar.links, 2.bar.current, 1.frame
// spec: 1.visitors.language, contract.names.login, contract.bar
test('every page has header links in order, a contact button and one of each landmark', async ({
  page,
  viewport,
}) => {
  await visit(page, '/sherbime');
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
  const paths = ['/', '/sherbime', '/paketa', '/evente', '/rreth-nesh'];
  const nav = page.getByRole('navigation', {
    name: isPhone(viewport?.width) ? 'Menyja e poshtme' : 'Menyja kryesore',
  });
  const hrefs = await nav.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(paths);
  await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/sherbime');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    '/kontakt',
  );
  const reachable = await page.getByRole('banner').getByRole('link').count();
  // On a phone: the logo and the contact button; elsewhere the five links too.
  expect(reachable).toBe(isPhone(viewport?.width) ? 2 : 7);
  const login = page.getByRole('banner').getByRole('button', { name: 'Hyr' });
  await expect(login).toHaveCount(isPhone(viewport?.width) ? 0 : 1);
});

// spec: 1.route.scroll
test('every page begins at its top', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Evente' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventet' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Kalo te përmbajtja' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// spec: 2.back, 9.back, 2.services.back
test('the back button hides after 100 px and goes back', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  await page.goto('/sherbime');
  const back = page.getByRole('main').getByRole('link', { name: 'Kthehu' });
  await expect(back).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await back.click();
  await expect(page).toHaveURL(/rreth-nesh/);
});

test('the back button goes to the home page when the visit began on the page', async ({ page }) => {
  await visit(page, '/sherbime');
  await page.getByRole('main').getByRole('link', { name: 'Kthehu' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

// spec: 1.product, contract.english, contract.names.login
test('the footer switches the language and keeps the page', async ({ page }) => {
  await visit(page, '/sherbime');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/sherbime$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an unknown page', () => {
  test.use({ expectedProblems: [/404/] });

  // spec: 2.route.missing, contract.unknown, contract.html.missing, contract.html.frame
  test('says so and links to the home page', async ({ page }) => {
    const answer = await page.goto('/nuk-ka');
    expect(answer?.status()).toBe(404);
    await waitUntilInteractive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeVisible();
    await expectAccessible(page);
  });
});

for (const path of ['/', '/sherbime', '/paketa', '/login']) {
  test(`${path} is accessible`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });
}
