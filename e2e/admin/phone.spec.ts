import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { editItem, listItem } from '../pages/admin.js';
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

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Çdo ditë' });
const searchOf = (page: Page) => page.getByRole('button', { name: /^Gjej kudo/ });

test('a bar at the bottom leads to the places of every day, and no name is there twice', async ({ page }) => {
  await page.goto('/admin/services');
  const bar = barOf(page);
  await expect(bar.getByRole('link')).toHaveText(['Fillimi', 'Mbrëmë', /^Kërkesat\d*$/, 'Kalendari']);
  await expect(searchOf(page)).toHaveCount(1);
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
  const sizes = await bar
    .locator('a, button')
    .evaluateAll((all) => all.flatMap((each) => [each.clientWidth, each.clientHeight]));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  for (const [name, heading] of [
    ['Kalendari', 'Kalendari'],
    [/^Kërkesat/, 'Kërkesat'],
    ['Fillimi', 'Butonat'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expectNoSidewaysScroll(page);
  }
  await bar.getByRole('link', { name: 'Mbrëmë' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mbrëmë' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(searchOf(page)).toHaveCount(1);
  await page.goBack();
  await bar.getByRole('button').click();
  await expect(page.getByRole('combobox', { name: 'Kërko' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchOf(page)).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Kalendari' })).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Gjej kudo/ })).toBeVisible();
});

test('the bar is on a phone only, and not in a low window', async ({ page }) => {
  await page.goto('/admin/services');
  await expect(barOf(page)).toBeVisible();
  for (const [width, height] of [
    [390, 400],
    [640, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(barOf(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Gjej kudo/ })).toBeVisible();
  }
});

test('what sticks to the foot of the window is above the bar, and a sheet covers it', async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Fund');
  await page.goto('/admin/services');
  await expect(listItem(page, title)).toBeVisible();
  const topOfBar = async () => (await barOf(page).boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: 'I ri', exact: true }).click();
  const submit = await page.getByRole('button', { name: 'Add Service' }).boundingBox();
  expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(await topOfBar());
  await page.goto('/admin/packages/create');
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(await topOfBar());
  await page.goto('/admin/services');
  const dialog = await editItem(page, title);
  const inSheet = await dialog.getByRole('button', { name: 'Save' }).boundingBox();
  expect((inSheet?.y ?? 0) + (inSheet?.height ?? 0)).toBeGreaterThan(844 - 57);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
