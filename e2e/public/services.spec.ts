import { expect, test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { serviceBody } from '../seeds.js';

// spec: 2.route.services, 2.services.card, 2.services.price
test('a service shows title, price, badge, description, features and a link to the enquiry', async ({
  page,
  seed,
}) => {
  const title = `Provë ${crypto.randomUUID()}`;
  const { id } = await seed('services', {
    title,
    description: 'Një përshkrim.',
    price: '99.5',
    category: 'music',
    icon: 'music',
    features: ['E para', 'E dyta'],
  });
  await visit(page, '/sherbime');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card.getByText('99.50 €')).toBeVisible();
  await expect(card.getByText('Muzikë')).toBeVisible();
  await expect(card.getByText('Një përshkrim.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['E para', 'E dyta']);
  await expect(card.getByRole('link', { name: 'Pyet për datën' })).toHaveAttribute(
    'href',
    `/kontakt?sherbimet=${id}`,
  );
});

// spec: 2.services.price, 5.hidden
test('a hidden price is shown as Kontakto and is nowhere in the page', async ({ page, seed }) => {
  const title = `Fshehtë ${crypto.randomUUID()}`;
  await seed('services', { ...serviceBody, title, price: '7351.25', hidePrice: true });
  const html = await (await page.request.get('/sherbime')).text();
  expect(html).toContain(title);
  expect(html).not.toContain('7351.25');
  await visit(page, '/sherbime');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Kontakto')).toBeVisible();
});

test.describe('a failed load', () => {
  test.use({ expectedProblems: [/503/] });

  // spec: 8.public.services, 2.services.empty
  test('shows its message, is retried and recovers', async ({ page }) => {
    await visit(page, '/rreth-nesh');
    let attempts = 0;
    await page.route('**/api/services', async (route) => {
      attempts += 1;
      if (attempts < 3) await route.fulfill({ status: 503, json: { message: 'away' } });
      else await route.fulfill({ json: [] });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shërbime' }).click();
    await expect(page.getByText('Dështoi ngarkimi i shërbimeve')).toBeVisible();
    await expect(page.getByText('Nuk ka shërbime të disponueshme aktualisht.')).toBeVisible();
    expect(attempts).toBe(3);
  });
});
