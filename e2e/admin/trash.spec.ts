import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.js';
import {
  acceptWrites,
  elsewhere,
  failedCalls,
  fresh,
  listItem,
  refuseWrites,
  serviceBody,
  titles,
} from './steps.js';

test.use({ expectedProblems: failedCalls });

test.beforeEach(async ({ page, login }) => {
  await login(page);
});

type Listed = { readonly id: string; readonly version: number; readonly updatedAt: string };

test('what was deleted comes back with its id, its place and its media, also into a list that is open', async ({
  page,
  seed,
  session,
  context,
}) => {
  const names = ['A', 'B', 'C'].map(fresh);
  const media = [{ type: 'image' as const, url: '/uploads/a.webp', caption: 'Salla' }];
  const project = { location: 'Tiranë', description: 'Përshkrim', media };
  const seeded = [];
  for (const title of names) seeded.push(await seed('projects', { ...project, title }));
  const [, middle] = seeded;
  if (!middle) throw new Error('nothing was seeded');
  const read = async () =>
    ((await elsewhere(session.token, { method: 'GET', path: '/projects' })) as Listed[]).find(
      ({ id }) => id === middle.id,
    );
  const before = await read();
  await page.goto('/admin/projects');
  const line = listItem(page, middle.title);
  await line.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete project' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await read()).toBeUndefined();

  const trash = await context.newPage();
  await trash.goto('/admin/trash');
  const deleted = listItem(trash, middle.title);
  await expect(deleted).toContainText(/Project · \d{1,2} \S+ \d{4}, \d{1,2}:\d\d · Arta/);
  await expect(trash.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await trash.getByRole('searchbox').fill(middle.title);
  await expect(trash.getByRole('main').locator('li h3')).toHaveText([middle.title]);
  await deleted.getByRole('button', { name: 'Restore' }).click();
  await expect(trash.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await expect(trash.getByRole('heading', { name: 'Deleted' })).toBeFocused();

  await expect(line).toBeVisible();
  expect((await titles(page)).filter((title) => names.includes(title))).toEqual(names);
  const after = await read();
  expect(after).toEqual({ ...before, version: after?.version, updatedAt: after?.updatedAt });
  await trash.close();
});

test('failures are said, logged and lose nothing', async ({ page, seed, session }) => {
  const one = await seed('services', { ...serviceBody, title: fresh('Mbetet') });
  await elsewhere(session.token, { method: 'DELETE', path: `/services/${one.id}` });
  await page.goto('/admin/trash');
  const line = listItem(page, one.title);
  await expect(line).toBeVisible();
  await refuseWrites(page, 409, { message: 'Vendi është zënë' });
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await line.getByRole('button', { name: 'Restore' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to restore: Vendi është zënë' }),
  ).toBeVisible();
  await logged;
  await expect(line.getByRole('button', { name: 'Restore' })).toBeEnabled();
  await acceptWrites(page);
  await page.route('**/api/trash', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load the trash' })).toBeVisible({
    timeout: 30_000,
  });
});

test('the trash fits a phone and is accessible', async ({ page, seed, session }) => {
  const one = await seed('services', {
    ...serviceBody,
    title: fresh('Një titull i gjatë që nuk ka vend në një rresht'),
  });
  await elsewhere(session.token, { method: 'DELETE', path: `/services/${one.id}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/trash');
  await expect(listItem(page, one.title)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
