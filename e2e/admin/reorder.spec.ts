import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { acceptWrites, failedCalls, listItem, refuseWrites, titles } from './steps.js';

test.use({ expectedProblems: failedCalls });

test.beforeEach(async ({ page, login }) => {
  await login(page);
  await page.goto('/admin/services');
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
});

async function moveDown(page: Page, title: string): Promise<void> {
  await listItem(page, title)
    .getByRole('button', { name: /^Zvarrit/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live]').filter({ hasText: 'U kap' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-live]').filter({ hasText: 'është në pozicioni 2' })).toBeAttached();
  await page.keyboard.press('Space');
}

function swapped([first = '', second = '', ...rest]: readonly string[]): string[] {
  return [second, first, ...rest];
}

// spec: 4.order.sent, 7.services.reorder, 8.services.reordered, contract.admin.handles
// spec: contract.admin.reorder
test('the keyboard moves a service, says so in Albanian, and Zhbëj takes it back', async ({ page }) => {
  const before = await titles(page);
  const sent = page.waitForRequest('**/api/services/reorder');
  await moveDown(page, before[0] ?? '');
  const places = (await sent).postDataJSON() as { id: string; order: number }[];
  expect(places.map(({ order }) => order)).toEqual(before.map((_, place) => place));
  await expect(page.getByText('Service order updated successfully')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(swapped(before));
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
});

test('the mouse moves a service from 5 px on', async ({ page }) => {
  const before = await titles(page);
  const line = listItem(page, before[0] ?? '');
  const start = await line.boundingBox();
  const handle = await line.getByRole('button', { name: /^Zvarrit/ }).boundingBox();
  const goal = await listItem(page, before[1] ?? '').boundingBox();
  if (!start || !handle || !goal) throw new Error('the list is not there');
  const [x, y] = [handle.x + 10, handle.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await page.mouse.move(x, y + goal.y - start.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('Service order updated successfully')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(swapped(before));
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
});

// spec: 4.order.restored, 8.services.order
test('a refused order returns to the old one', async ({ page }) => {
  const before = await titles(page);
  await refuseWrites(page, 500);
  await moveDown(page, before[0] ?? '');
  await expect(page.getByText('Failed to update service order')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(before);
  await acceptWrites(page);
});

// spec: 4.order.nothing, contract.admin.handles
test('dropping in place, Escape and dropping beside the list send nothing', async ({ page }) => {
  const before = await titles(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/reorder')) calls += 1;
  });
  const handle = page.getByRole('button', { name: /^Zvarrit/ }).first();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live]').filter({ hasText: 'U kap' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live]').filter({ hasText: 'u lëshua' })).toBeAttached();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-live]').filter({ hasText: 'anulua' })).toBeAttached();

  // Beside the list, at the height of another row.
  const start = await handle.boundingBox();
  const goal = await page
    .getByRole('button', { name: /^Zvarrit/ })
    .nth(1)
    .boundingBox();
  if (!start || !goal) throw new Error('the list is not there');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 20);
  await page.mouse.move(2, goal.y + 10, { steps: 12 });
  await page.mouse.up();
  // Said without 'Zhvendosja u anulua' before it, which Escape brings.
  const returned = page.locator('[aria-live]').filter({ hasText: /^[^.]*u kthye në vendin e vet/ });
  await expect(returned).toBeAttached();
  expect(await titles(page)).toEqual(before);
  expect(calls).toBe(0);
});
