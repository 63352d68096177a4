import { expect, expectUsable, test } from '../fixtures.js';

const buttons = [
  { id: '1763725200000', text: 'Paketat', path: '/paketa', category: 'main' },
  { id: '2', text: 'Eventet', path: '/evente', category: 'secondary' },
  { id: '3', text: 'Kontakti', path: '/kontakt', category: 'footer' },
  { id: '4', text: 'Gracka', path: 'javascript:alert(1)', category: 'footer' },
];

// spec: 2.route.buttons, 2.buttons.filter, 2.buttons.cards, 2.buttons.storage
test('shows the saved buttons and filters them by category', async ({ page }) => {
  await page.addInitScript((text) => window.localStorage.setItem('buttons', text), JSON.stringify(buttons));
  await page.goto('/buttons');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const filter = page.getByRole('group', { name: 'Kategoria' });
  await expect(filter.getByRole('button')).toHaveText(['all', 'main', 'secondary', 'footer']);
  await filter.getByRole('button', { name: 'secondary' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('Eventet');
  await expect(cards.getByRole('link')).toHaveAttribute('href', '/evente');
  await filter.getByRole('button', { name: 'all' }).click();
  await expect(cards).toHaveCount(4);
  // A `javascript:` path must not become a link.
  const trap = cards.filter({ has: page.getByRole('heading', { name: 'Gracka' }) });
  await expect(trap.getByRole('link')).toHaveCount(0);
  await expectUsable(page);
});
