import { today } from '@ritmi/shared/domain/time/date';
import { addMonths, weeksOf } from '@ritmi/shared/domain/time/month';
import { expect, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

// spec: 2.bar.scroll, 2.bar.home, 2.bar.away, 2.header.mobile
test('the bar scrolls its current page to the top and hides at the footer; the header shows only the contact', async ({
  page,
}) => {
  await visit(page, '/sherbime');
  await expect(page.getByText('Hyr', { exact: true })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Ritmi', 'Kontakt']);
  const bar = page.getByRole('navigation', { name: 'Menyja e poshtme' });
  await expect(bar.getByRole('link').first()).toHaveText('Kreu');
  await page.evaluate(() => window.scrollTo(0, 900));
  await bar.getByRole('link', { name: 'Shërbime' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The link also loads the page again, which goes to the top once more when that has ended.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden({ timeout: 2_000 });
  }).toPass();
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(844);
});

test('the first screen of the contact page has the free days and the fields for date, kind and place', async ({
  page,
}) => {
  const month = [1, 2, 3]
    .map((count) => addMonths(today(), count).slice(0, 7))
    .find((each) => weeksOf(each).length <= 5);
  await visit(page, `/kontakt?muaji=${month}`);
  const bar = await page.getByRole('navigation', { name: 'Menyja e poshtme' }).boundingBox();
  for (const label of ['Data', 'Lloji i natës', 'Vendi']) {
    const field = await page.getByLabel(label, { exact: true }).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0), label).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  const days = await page
    .getByRole('table')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(44);
});
