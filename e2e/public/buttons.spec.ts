import type { Page } from '@playwright/test';
import { sampleButton } from '@ritmi/shared/domain/buttons/sample';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.js';

const buttons = [
  sampleButton(),
  sampleButton({ id: '2', text: 'Eventet', path: '/evente', category: 'secondary' }),
  sampleButton({ id: '3', text: 'Kontakti', path: '/kontakt', category: 'footer' }),
  sampleButton({ id: '4', text: 'Gracka', path: 'javascript:alert(1)', category: 'footer' }),
];

async function keep(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => window.localStorage.setItem('buttons', text), value);
}

// spec: 2.route.buttons, 2.buttons.filter, 2.buttons.cards, 2.buttons.storage
test('shows the saved buttons and filters them by category', async ({ page }) => {
  await keep(page, JSON.stringify(buttons));
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
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('never links to a script', async ({ page }) => {
  await keep(page, JSON.stringify(buttons));
  await page.goto('/buttons');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Gracka' }) });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
});

for (const damaged of ['{', '[null,1,{"text":3}]']) {
  // spec: contract.legacy
  test(`is empty when the storage holds ${damaged}`, async ({ page }) => {
    await keep(page, damaged);
    await page.goto('/buttons');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butonat e navigimit');
    await expect(page.getByText('Nuk ka butona për të shfaqur')).toBeVisible();
  });
}
