import type { CDPSession, Locator, Page } from '@playwright/test';
import type { DocumentOf } from '@ritmi/shared/domain/entities';
import { lift, listItem, titles } from '../pages/admin.js';
import { acceptWrites, refuseWrites } from '../pages/answers.js';
import { seedService } from '../seeds.js';
import { expect, type Seed } from '../fixtures.js';
import { test } from './signedIn.js';

type Service = DocumentOf<'services'>;

/** From now on the page's list contains only services that are added later. */
async function hideOthers(page: Page): Promise<void> {
  const before = (await (await page.request.get('/api/services')).json()) as Service[];
  const others = new Set(before.map(({ id }) => id));
  await page.route('**/api/services', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const all = (await (await route.fetch()).json()) as Service[];
    await route.fulfill({ json: all.filter(({ id }) => !others.has(id)) });
  });
}

let mine: string[] = [];

async function seedListed(seed: Seed, name: string): Promise<Service> {
  const service = await seedService(seed, name);
  mine.push(service.id);
  return service;
}

test.beforeEach(async ({ page, seed }) => {
  mine = [];
  await hideOthers(page);
  for (const name of ['A', 'B', 'C']) await seedListed(seed, name);
  await page.goto('/admin/services');
  await expect.poll(() => titles(page)).toHaveLength(3);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const handleOf = (line: Locator) => line.getByRole('button', { name: /^Zvarrit/ });
const expectAnnounced = (page: Page, words: string | RegExp) =>
  expect(page.locator('[aria-live]').filter({ hasText: words })).toBeAttached();
/** The titles of a list after its first entry has moved to the second place. */
const swapped = ([first = '', second = '', ...rest]: readonly string[]) => [second, first, ...rest];

function countReorders(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/reorder')) calls += 1;
  });
  return () => calls;
}

async function liftFirst(page: Page, title: string): Promise<void> {
  await lift(page, handleOf(listItem(page, title)));
  await expectAnnounced(page, `U kap ${title}, pozicioni 1 nga 3.`);
}

async function moveDown(page: Page, title: string): Promise<void> {
  await liftFirst(page, title);
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, 'është në pozicionin 2 nga 3.');
  await page.keyboard.press('Space');
}

// spec: 4.order.sent, 7.services.reorder, 8.services.reordered, contract.admin.handles
// spec: contract.admin.reorder
test('a move by keyboard is announced in Albanian and can be undone', async ({ page }) => {
  const before = await titles(page);
  const sent = page.waitForRequest('**/api/services/reorder');
  await moveDown(page, before[0] ?? '');
  await expectAnnounced(page, `${before[0]} u lëshua në pozicionin 2 nga 3.`);
  const places = (await sent).postDataJSON() as { id: string; order: number }[];
  expect(places).toEqual([1, 0, 2].map((place, order) => ({ id: mine[place], order })));
  await expect(
    page.getByRole('status').filter({ hasText: 'Service order updated successfully' }),
  ).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(swapped(before));
  await expect(handleOf(listItem(page, before[0] ?? ''))).toBeFocused();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
});

/** Drags the first row by its handle to the second one. */
async function dragFirst(page: Page, before: readonly string[]) {
  const line = listItem(page, before[0] ?? '');
  const start = await line.boundingBox();
  const handle = await handleOf(line).boundingBox();
  const goal = await listItem(page, before[1] ?? '').boundingBox();
  if (!start || !handle || !goal) throw new Error('the list is not there');
  const [x, y] = [handle.x + 10, handle.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await expectAnnounced(page, 'U kap');
  await page.mouse.move(x, y + goal.y - start.y, { steps: 12 });
  await expectAnnounced(page, 'është në pozicionin 2 nga 3.');
  return { x, y };
}

// spec: 4.order.nothing
test('a service is moved by mouse; a drop outside the list or in its own place sends nothing', async ({
  page,
}) => {
  const before = await titles(page);
  const reorders = countReorders(page);
  await dragFirst(page, before);
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await expectAnnounced(page, 'u kthye në vendin e vet');
  expect(await titles(page)).toEqual(before);
  const { x, y } = await dragFirst(page, before);
  await page.mouse.move(x, y, { steps: 12 });
  await expectAnnounced(page, 'është në pozicionin 1 nga 3.');
  await page.mouse.up();
  await expectAnnounced(page, 'u lëshua në pozicionin 1 nga 3.');
  expect(await titles(page)).toEqual(before);
  expect(reorders()).toBe(0);
  await dragFirst(page, before);
  await page.mouse.up();
  await expect(page.getByText('Service order updated successfully')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(swapped(before));
  expect(reorders()).toBe(1);
});

// spec: 4.order.restored, 8.services.order
test('a refused order is reverted, reported and logged', async ({ page }) => {
  const before = await titles(page);
  await refuseWrites(page, 500);
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await moveDown(page, before[0] ?? '');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update service order' })).toBeVisible();
  await logged;
  await expect.poll(() => titles(page)).toEqual(before);
  await acceptWrites(page);
});

// spec: 4.order.nothing, contract.admin.handles
test('dropping in place and Escape send nothing', async ({ page }) => {
  const before = await titles(page);
  const reorders = countReorders(page);
  await liftFirst(page, before[0] ?? '');
  await page.keyboard.press('Space');
  await expectAnnounced(page, 'u lëshua');
  await liftFirst(page, before[0] ?? '');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, 'është në pozicionin 2 nga 3.');
  await page.keyboard.press('Escape');
  await expectAnnounced(page, 'Zhvendosja u anulua.');
  expect(await titles(page)).toEqual(before);
  expect(reorders()).toBe(0);
});

test('changes by others appear after the drop, which is applied to the changed list', {
  tag: '@full',
}, async ({ page, seed }) => {
  const before = await titles(page);
  await liftFirst(page, before[0] ?? '');
  const refreshed = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/api/services') &&
      answer.ok() &&
      (await answer.json()).length === before.length + 1,
  );
  const added = await seedListed(seed, 'D');
  await refreshed;
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, 'është në pozicionin 2 nga 3.');
  expect(await titles(page)).toEqual(before);
  const sent = page.waitForRequest('**/api/services/reorder');
  await page.keyboard.press('Space');
  expect((await sent).postDataJSON()).toEqual(
    [mine[1], mine[0], mine[2], added.id].map((id, order) => ({ id, order })),
  );
  await expect.poll(() => titles(page)).toEqual([...swapped(before), added.title]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points as { x: number; y: number }[] });

  test('a service is lifted by a long press and moved', async ({ page }) => {
    const before = await titles(page);
    const second = listItem(page, before[1] ?? '');
    await second.scrollIntoViewIfNeeded();
    const handle = await handleOf(listItem(page, before[0] ?? '')).boundingBox();
    const goal = await handleOf(second).boundingBox();
    if (!handle || !goal) throw new Error('the list is not there');
    const cdp = await page.context().newCDPSession(page);
    const [x, y] = [handle.x + 18, handle.y + 20];
    await touch(cdp, 'touchStart', [{ x, y }]);
    await expectAnnounced(page, 'U kap');
    const distance = goal.y - handle.y;
    for (let step = 1; step <= 8; step += 1) {
      await touch(cdp, 'touchMove', [{ x, y: y + (distance * step) / 8 }]);
    }
    await expectAnnounced(page, 'është në pozicionin 2 nga 3.');
    await touch(cdp, 'touchEnd', []);
    await expect(page.getByText('Service order updated successfully')).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(swapped(before));
  });
});
