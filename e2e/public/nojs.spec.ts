import { expect, test } from '../fixtures.js';

test.use({ javaScriptEnabled: false });

// spec: contract.splash.time
test('the splash disappears and the content is shown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('splash')).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Shërbimet' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
});

test('a form chooses services and the server answers the total', async ({ page, seed }) => {
  const name = crypto.randomUUID();
  const fields = { description: 'Për provë.', category: 'dj', icon: 'music' as const };
  await seed('services', { ...fields, title: `${name} a`, price: '120' });
  await seed('services', { ...fields, title: `${name} b`, price: '80.5' });
  await page.goto('/paketa?prove');
  await page.getByRole('tab', { name: 'Krijo paketën tënde vetë' }).click();
  await page.getByRole('dialog', { name: 'Njoftim' }).getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('checkbox', { name: `${name} a` }).check();
  await page.getByRole('checkbox', { name: `${name} b` }).check();
  await page.getByRole('button', { name: 'Llogarit totalin' }).click();
  const panel = page.getByRole('complementary', { name: 'Paketa jote' });
  await expect(panel.getByText('100.50 €', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Na kontaktoni' })).toHaveAttribute(
    'href',
    /^\/kontakt\?sherbimet=/,
  );
});

test('the login says what it needs', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('Hyrja kërkon JavaScript.', { exact: true })).toBeVisible();
});
