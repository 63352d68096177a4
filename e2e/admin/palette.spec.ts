import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { listItem } from '../pages/admin.js';
import { callApi, seedService } from '../seeds.js';
import { test } from './signedIn.js';

test('anything is found by keyboard, and several items are changed, copied and deleted at once', async ({
  page,
  seed,
  session,
}) => {
  test.slow();
  const [first, second] = [
    await seedService(seed, 'Ndriçim i ftohtë'),
    await seedService(seed, 'Ndriçim i ngrohtë'),
  ];
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Gjej kudo' });
  const box = palette.getByRole('combobox', { name: 'Kërko' });
  await expect(box).toBeFocused();
  await box.fill(first.title.replaceAll('ç', 'c').replaceAll('ë', 'e').toUpperCase());
  await expect(palette.getByRole('option', { name: first.title })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await expect(dialog.getByLabel('Title')).toHaveValue(first.title);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Zgjidh disa' }).click();
  for (const { title } of [first, second])
    await page.getByRole('checkbox', { name: `Zgjidh ${title}` }).check();
  const bar = page.getByRole('group', { name: 'Të zgjedhurat' });
  await expect(bar.getByRole('status')).toHaveText('2 të zgjedhura');
  await listItem(page, second.title).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Kaloje në draft' }).click();
  await expect(page.getByText('Kaluan në draft: 2')).toBeVisible();
  await expect(listItem(page, second.title).getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(page.getByText('U zhbë')).toBeVisible();
  await expect(listItem(page, second.title).getByText('Draft', { exact: true })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Fshi' }).click();
  await page
    .getByRole('dialog', { name: 'Fshi 2 të zgjedhura' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(listItem(page, first.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zhbëj' }).last().click();
  await expect(listItem(page, first.title)).toBeVisible();
  await bar.getByRole('button', { name: 'Mbaro zgjedhjen' }).click();

  const item = listItem(page, first.title);
  await item.getByRole('button', { name: 'Më shumë' }).click();
  await item.getByRole('button', { name: 'Kopjo lidhjen' }).click();
  await expect(page.getByText('Lidhja u kopjua')).toBeVisible();
  const creating = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await item.getByRole('button', { name: 'Bëj një kopje' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(`${first.title} (kopje)`);
  const { id }: { id: string } = await (await creating).json();
  await callApi(session.token, { method: 'DELETE', path: `/services/${id}` });
});
