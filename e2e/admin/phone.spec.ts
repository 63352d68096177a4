import { expect, expectNoSidewaysScroll } from '../fixtures.js';
import { listItem } from '../pages/admin.js';
import { seedService } from '../seeds.js';
import { test } from './signedIn.js';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the list comes first and the form is one tap away', async ({ page }) => {
  await page.goto('/admin/services');
  const list = page.getByRole('heading', { name: 'Manage Services' });
  const form = page.getByRole('form', { name: 'Add New Service' });
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await expect(list).toBeInViewport();
  await expect(form).not.toBeInViewport();
  await page.getByRole('button', { name: 'I ri', exact: true }).click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('on a phone the add button is in the heading of its list, over no row, and has a name of its own', async ({
  page,
}) => {
  await page.goto('/admin/services');
  const heading = page.getByRole('heading', { name: 'Manage Services' });
  const add = page.getByRole('button', { name: 'I ri', exact: true });
  const middleOf = async (each: typeof add) => {
    const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
    return y + height / 2;
  };
  expect(Math.abs((await middleOf(add)) - (await middleOf(heading)))).toBeLessThan(16);
  const before = await middleOf(add);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => Math.round(before - (await middleOf(add)))).toBe(200);
  await page.goto('/admin/about');
  await expect(page.getByRole('button', { name: 'Anëtar i ri' })).toBeVisible();
  await expect(add).toHaveCount(1);
});

test('on a phone the search has the width of its list, and one button beside it opens the filters', async ({
  page,
  seed,
}) => {
  const featured = await seedService(seed, 'Ballinë', { featured: true });
  const other = await seedService(seed, 'Tjetër', { featured: false });
  await page.goto('/admin/services');
  const search = page.getByRole('searchbox', { name: 'Kërko: Manage Services' });
  expect((await search.boundingBox())?.width).toBeGreaterThan(270);
  const only = page.getByRole('button', { name: 'Vetëm në ballinë' });
  await expect(only).toBeHidden();
  await page.getByRole('button', { name: 'Filtrat: Manage Services', exact: true }).click();
  await only.click();
  await expect(listItem(page, other.title)).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Filtrat: Manage Services (1)' });
  await open.click();
  await expect(only).toBeHidden();
  await expect(open).toContainText('1');
  await expect(listItem(page, featured.title)).toBeVisible();
  await open.click();
  for (const button of [only, page.getByRole('switch', { name: 'Më dendur' })]) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(only).toBeVisible();
  await expect(open).toBeHidden();
});
