import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { editItem, listItem, openItem, saveDialog } from '../pages/admin.js';
import { acceptWrites, changeRead, refuseWrites } from '../pages/answers.js';
import { seedService, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';
import { expectMissing } from '../pages/forms.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The position of an element after its animation. */
async function boxOf(place: Locator) {
  await place.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
}

test('twelve dense rows fit in a window of 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await changeRead(page, 'services', ([first]) =>
    Array.from({ length: 20 }, (_, order) => ({ ...first, id: `id-${order}`, order })),
  );
  await page.goto('/admin/services');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('switch', { name: 'Më dendur' }).click();
  const { y, height } = (await rows.nth(11).boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeLessThanOrEqual(56);
  expect(y + height).toBeLessThanOrEqual(900);
});

// spec: 2.admin.services.list, contract.admin.views
test('a row shows all of its text; dense ones show the rest when they are opened, also after a reload', async ({
  page,
  seed,
}) => {
  const service = await seedService(seed, 'Rresht', { category: 'music', featured: true });
  await page.goto('/admin/services');
  const row = listItem(page, service.title);
  for (const text of [service.description, 'music', 'Muzikë', '120.00 €', `Order: ${service.order}`]) {
    await expect(row).toContainText(text);
  }
  const isSeen = (text: string) =>
    row.getByText(text).evaluate((element) => (element.parentElement?.offsetHeight ?? 0) > 1);
  for (const text of [service.description, 'Featured on Homepage']) expect(await isSeen(text)).toBe(true);
  // Beside the word for it the stored value would say the same again.
  const stored = row.getByText('music', { exact: true });
  const isStoredSeen = () => stored.evaluate((element) => (element.parentElement?.offsetHeight ?? 0) > 1);
  expect(await isStoredSeen()).toBe(false);
  const isDense = page.getByRole('switch', { name: 'Më dendur' });
  await isDense.click();
  // A click before the page is hydrated is done afterwards.
  await expect(isDense).toBeChecked();
  expect(await isSeen(service.description)).toBe(false);
  await page.reload();
  await expect(isDense).toBeChecked();
  expect(await isSeen(service.description)).toBe(false);
  await expect(row.getByText('Featured on Homepage')).toBeAttached();
  await openItem(page, service.title);
  expect(await isSeen(service.description)).toBe(true);
  expect(await isStoredSeen()).toBe(true);
  await expect(row.getByRole('link', { name: 'Historia' })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [1440, 390]) {
  test(`heading, search and rows begin at one line at ${width} px, and rows are equally high`, async ({
    page,
    seed,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const location = 'Rruga Ibrahim Rugova, përballë stadiumit, Tiranë';
    const place = { location, description: 'Pesë fjalë.' };
    const short = await seed('projects', { ...place, title: uniqueTitle('Sallë') });
    const description =
      'Një sallë në qendër, me dritë nga tavani dhe zë në çdo cep, për dyqind veta. '.repeat(3);
    const long = await seed('projects', { ...place, description, title: uniqueTitle('Sallë') });
    await page.goto('/admin/projects');
    const row = listItem(page, long.title);
    await expect(row).toBeVisible();
    const left = async (each: Locator) => (await each.boundingBox())?.x ?? 0;
    const heading = await left(page.getByRole('heading', { name: 'Manage Projects' }));
    expect(await left(page.getByRole('searchbox'))).toBeCloseTo(heading, 0);
    // The dots of the handle are 6 px inside their box.
    expect((await left(row.getByRole('button', { name: /^Zvarrit/ }).locator('svg'))) + 6).toBeCloseTo(
      heading,
      0,
    );
    const heights = await Promise.all(
      [short, long].map(async ({ title }) => (await listItem(page, title).boundingBox())?.height),
    );
    expect(heights[0]).toBe(heights[1]);
    const fact = row.getByText(location);
    expect((await fact.boundingBox())?.height).toBeLessThan(24);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText('0 media')).toBeInViewport({ ratio: 1 });
  });
}

test('a click on a row opens its form in a sheet over the whole right column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/services');
  const column = await boxOf(page.locator('[data-act="new"]').first());
  const title = await page.getByRole('main').locator('li h3').first().innerText();
  const { x, y } = await boxOf(page.locator('main li h3').first());
  await page.mouse.click(x + 8, y + 8);
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  const sheet = await boxOf(page.locator('[role="dialog"]').first());
  expect(sheet.x).toBeLessThanOrEqual(column.x);
  expect([sheet.y, sheet.height, sheet.x + sheet.width]).toEqual([0, 900, 1440]);
  const add = page.getByRole('form', { name: 'Add New Service', includeHidden: true });
  // The sheet is wide enough for both languages; the order is that of the Albanian fields.
  const namesIn = (form: typeof add) =>
    form.evaluate((each: HTMLFormElement) =>
      [...each.elements]
        .map((control) => control.getAttribute('name'))
        .filter((name) => name !== null && !name.startsWith('translations.')),
    );
  expect((await namesIn(dialog.getByRole('form'))).slice(0, 7)).toEqual((await namesIn(add)).slice(0, 7));
});

// spec: contract.admin.leaving
test('the question about unsaved changes is at the foot of the sheet, with the focus on Cancel', async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Pyetje');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/services');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Title').fill('Teksti im');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Ndryshime të paruajtura' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const { x, y, width, height } = await boxOf(question);
  expect([x + width, y + height]).toEqual([1440, 900]);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue('Teksti im');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // The question now has the focus instead of the sheet below it.
  await expect(page.locator('[role="dialog"]').first()).toHaveCSS('pointer-events', 'none');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title).getByRole('button', { name: 'Edit' })).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`toasts cover no button at ${width} px`, { tag: width > 390 ? '@full' : [] }, async ({
    page,
    seed,
  }) => {
    const { title } = await seedService(seed, 'Mesazh');
    await page.setViewportSize({ width, height });
    await page.goto('/admin/services');
    const dialog = await editItem(page, title);
    await dialog.getByLabel('Price', { exact: true }).fill('77');
    await refuseWrites(page, 503);
    await saveDialog(dialog);
    const message = page.getByRole('alert').filter({ hasText: 'Failed to update service' });
    await expect(message).toBeVisible();
    // An animation closes the toast; reduced motion must not shorten it.
    await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '9s');
    const toast = await boxOf(page.locator('.Toastify__toast').first());
    const foot = (await dialog.getByRole('button', { name: 'Save' }).boundingBox()) ?? { x: 0, y: 0 };
    expect(toast.width).toBe(320);
    // Above the main column: beside the sidebar where there is one.
    expect(toast.x).toBeGreaterThanOrEqual(width < 900 ? 0 : 224);
    expect(toast.x).toBeLessThan(width < 900 ? 40 : 264);
    expect(toast.x + toast.width <= foot.x || toast.y + toast.height <= foot.y).toBe(true);
    await acceptWrites(page);
    await saveDialog(dialog);
    await expect(page.getByText('Service updated successfully')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

// spec: 5.package.services, contract.admin.choose
test('the hint that a package needs a service is shown at once, and in red after a failed save', async ({
  page,
}) => {
  await page.goto('/admin/packages/create');
  const text = page.getByText('Please select at least one service');
  const colour = () => text.evaluate((element) => getComputedStyle(element).color);
  await expect(text).toBeVisible();
  const quiet = await colour();
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  await page.mouse.click((save?.x ?? 0) + 8, (save?.y ?? 0) + 8);
  await expectMissing(page, 'Name');
  expect(await colour()).not.toBe(quiet);
});

// spec: contract.structure
test('Back closes what is open over the list before it leaves', async ({ page, seed }) => {
  const { title } = await seedService(seed, uniqueTitle('Kthim'));
  await page.goto('/admin/contact');
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  const dialog = await editItem(page, title);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/services');

  await editItem(page, title);
  await dialog.getByLabel('Title').fill(`${title} tjetër`);
  const question = page.getByRole('dialog', { name: 'Ndryshime të paruajtura' });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue(`${title} tjetër`);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/services');
  await page.goBack();
  await expect(page).toHaveURL('/admin/contact');
});
