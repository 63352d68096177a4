import { expect, expectAccessible, test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { serviceBody } from '../seeds.js';

const service = (title: string, price: string, hidePrice = false) => ({
  ...serviceBody,
  title,
  price,
  hidePrice,
});

// spec: 2.route.packages, 2.packages.card.services, 2.packages.card.original, 2.packages.card.opens
// spec: 2.dialog.services, 2.dialog.contact, 2.dialog.close, 9.listed
test('a card shows three services, the number of others, the crossed-out sum and the total', async ({
  page,
  seed,
}) => {
  const name = crypto.randomUUID();
  const ids: string[] = [];
  for (const at of [1, 2, 3, 4]) ids.push((await seed('services', service(`${name} ${at}`, '100'))).id);
  await seed('packages', { title: name, description: 'Për provë.', type: 'WEDDING', serviceIds: ids });
  await visit(page, '/paketa');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card.getByText('Dasma', { exact: true })).toBeVisible();
  await expect(card.getByText('+1 other services')).toBeVisible();
  await expect(card.getByText('200.00 €')).toBeVisible();
  await expect(card.locator('s')).toContainText('400.00 €');

  await card.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: '+1 shërbime të tjera' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Trego më pak' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('200.00 €')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Na kontaktoni' })).toHaveAttribute(
    'href',
    /^\/kontakt\?paketa=/,
  );
  await dialog.getByRole('button', { name: 'Mbyll' }).click();
  await expect(dialog).toBeHidden();
});

// spec: 5.hidden, 9.hidden
test('one hidden service hides the price of the package', async ({ page, seed }) => {
  const name = crypto.randomUUID();
  const open = await seed('services', service(`${name} a`, '100'));
  const hidden = await seed('services', service(`${name} b`, '6413.37', true));
  await seed('packages', { title: name, description: 'Për provë.', serviceIds: [open.id, hidden.id] });
  expect(await (await page.request.get('/paketa')).text()).not.toContain('6413.37');
  await visit(page, '/paketa');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Kontakto për çmimin')).toBeVisible();
});

// spec: 2.packages.custom.notice, 2.packages.custom.goOn, 2.packages.custom.contact
// spec: 2.packages.summary.count, 2.packages.summary.sums, 2.packages.summary.show
// spec: 2.packages.summary.clear, 4.packages.notice, contract.notice, contract.tabs, contract.names.summary
// spec: contract.packages.total
test('building a package begins with a notice and ends with a total', async ({ page, seed }) => {
  const name = crypto.randomUUID();
  await seed('services', service(`${name} a`, '120'));
  await seed('services', service(`${name} b`, '80.5'));
  await visit(page, '/paketa');
  const custom = page.getByRole('tab', { name: 'Krijo paketën tënde vetë' });
  await custom.click();
  await expect(custom).toHaveAttribute('aria-selected', 'true');
  const notice = page.getByRole('dialog', { name: 'Njoftim' });
  await expect(notice.getByRole('link', { name: 'Na Kontakto' })).toHaveAttribute('href', '/kontakt');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Paketa të përcaktuara' }).click();
  await expect(notice).toBeHidden();
  await custom.click();
  await notice.getByRole('button', { name: 'Vazhdo' }).click();
  await expect(notice).toBeHidden();

  await page.getByRole('checkbox', { name: `${name} a` }).check();
  const panel = page.getByRole('complementary', { name: 'Paketa jote' });
  await expect(panel.getByRole('status')).toHaveText('1');
  await page.getByRole('tabpanel').getByText(`${name} b`, { exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText('2');
  const details = panel.getByRole('button', { name: 'Detajet' });
  if (await details.isVisible()) {
    // On a phone the summary is one line in place of the bar.
    await expect(page.getByRole('navigation', { name: 'Menyja e poshtme' })).toBeHidden();
    expect((await panel.boundingBox())?.height).toBeLessThan(72);
    await details.click();
  }
  await expect(panel.getByText('−100.00 €')).toBeVisible();
  await expect(panel.getByText('100.50 €', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // It ends below the list and does not cover the page's last lines.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click({ trial: true });

  await panel.getByRole('button', { name: 'Shiko Paketen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paketa jote' });
  await expect(dialog.getByText('100.50 €', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Pastro' }).click();
  await expect(panel).toBeHidden();
});

test('the discount stays in sight with the total of many services', async ({ page, seed }) => {
  const name = crypto.randomUUID();
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${name} ${letter}`);
  for (const title of titles) await seed('services', service(title, '100'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/paketa?krijo=po');
  for (const title of titles) await page.getByRole('checkbox', { name: title }).check();
  const panel = page.getByRole('complementary', { name: 'Paketa jote' });
  await expect(panel.getByText('−300.00 €')).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText('300.00 €', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('on a desktop a package and the form to ask for it are in sight at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/paketa');
  await page.getByRole('main').getByRole('link', { name: 'Dasma e plotë' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dasma e plotë' });
  for (const part of [
    dialog.getByRole('heading', { name: 'Dasma e plotë' }),
    dialog.getByRole('button', { name: /shërbime të tjera$/ }),
    dialog.getByLabel('Të ftuar'),
    dialog.getByRole('link', { name: 'Dërgo në WhatsApp' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: /shërbime të tjera$/ }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Data')).toBeFocused();
});

// spec: 2.route.packages, 2.packages.notice, contract.packages.notice
test('/packages shows the packages too, with the notice about prices', async ({ page }) => {
  await visit(page, '/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Paketat' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/paketa$/);
  await expect(page.getByRole('note')).toContainText(/largësisë.*pajisjeve.*shërbimeve shtesë/);
});
