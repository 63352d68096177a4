import { expect, expectAccessible, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

test.use({ expectedProblems: [/./] });

// spec: 1.error.replaces, 1.error.title, 1.error.text, 1.error.problem, 1.error.refresh, 1.error.stays
// spec: 4.error, contract.splash.error
test('a failed rendering is replaced by the error screen until the page is loaded again', async ({
  page,
}) => {
  await visit(page, '/rreth-nesh');
  // The API never sends this. The site does not validate responses, so rendering fails.
  await page.route('**/api/services', async (route) => {
    const [service] = await (await route.fetch()).json();
    await route.fulfill({ json: [{ ...service, features: null }] });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shërbime' }).click();
  const screen = page.getByRole('main');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(
    screen.getByText('The application encountered an unexpected error. Please try refreshing the page.'),
  ).toBeVisible();
  await expect(screen.getByText(/null/)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('img, li, article, figure, video')).toHaveCount(0);
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(/rreth-nesh/);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rreth nesh');
});
