import { expect, expectAccessible, expectUsable } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem, removeItem, titles } from '../pages/admin.js';
import { acceptWrites, holdWrites, notFound, refuseWrites } from '../pages/answers.js';
import { callApi, seedService, uniqueTitle } from '../seeds.js';

type Listed = { readonly id: string; readonly version: number; readonly updatedAt: string };

test('a restored item has its old id, place and media, and appears in an open list', async ({
  page,
  seed,
  session,
  context,
}) => {
  const names = ['A', 'B', 'C'].map(uniqueTitle);
  const media = [{ type: 'image' as const, url: '/uploads/a.webp', caption: 'Salla' }];
  const project = { location: 'Tiranë', description: 'Përshkrim', media };
  const seeded = [];
  for (const title of names) seeded.push(await seed('projects', { ...project, title }));
  const [, middle] = seeded;
  if (!middle) throw new Error('nothing was seeded');
  const read = async () =>
    ((await callApi(session.token, { method: 'GET', path: '/projects' })) as Listed[]).find(
      ({ id }) => id === middle.id,
    );
  const before = await read();
  await page.goto('/admin/projects');
  const line = listItem(page, middle.title);
  await removeItem(page, middle.title);
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await read()).toBeUndefined();

  const trash = await context.newPage();
  await trash.goto('/admin/trash');
  const deleted = listItem(trash, middle.title);
  await expect(deleted).toContainText(/Projekt · \d{1,2} \S+ \d{4}, \d{1,2}:\d\d · Arta/);
  await trash.getByRole('searchbox').fill(middle.title);
  await expect(trash.getByRole('main').locator('li h3')).toHaveText([middle.title]);
  await deleted.getByRole('button', { name: 'Ktheje' }).click();
  await expect(trash.getByRole('status').filter({ hasText: 'U kthye' })).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await expect(trash.getByRole('heading', { name: 'Të fshirat' })).toBeFocused();

  await expect(line).toBeVisible();
  expect((await titles(page)).filter((title) => names.includes(title))).toEqual(names);
  const after = await read();
  expect(after).toEqual({ ...before, version: after?.version, updatedAt: after?.updatedAt });
  await trash.close();
});

test('a double click restores once, and an item that another user restored is reported', {
  tag: '@full',
}, async ({ page, seed, session }) => {
  const contact = { type: 'phone' as const, value: '0691234567' };
  const one = await seed('contact', { ...contact, label: uniqueTitle('Njëshi') });
  const two = await seed('contact', { ...contact, label: uniqueTitle('Dyshi') });
  for (const { id } of [one, two]) await callApi(session.token, { method: 'DELETE', path: `/contact/${id}` });
  await page.goto('/admin/trash');
  const { sent, release } = await holdWrites(page);
  const button = (label: string) => listItem(page, label).getByRole('button', { name: 'Ktheje' });
  await button(one.label).dblclick();
  await expect(button(one.label)).toBeDisabled();
  await button(two.label).click();
  await expect(button(two.label)).toBeDisabled();
  await expect(button(one.label)).toBeDisabled();
  await expect.poll(() => sent).toHaveLength(2);
  await callApi(session.token, { method: 'POST', path: `/trash/${two.id}/restore` });
  release();
  await expect(page.getByRole('status').filter({ hasText: /^U kthye$/ })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Ishte kthyer tashmë' })).toBeVisible();
  await expect(listItem(page, one.label)).toHaveCount(0);
  await expect(listItem(page, two.label)).toHaveCount(0);
  expect(sent).toHaveLength(2);

  await page.getByRole('link', { name: 'Kontakti' }).click();
  await removeItem(page, one.label);
  await page.getByRole('button', { name: 'Zhbëj' }).dblclick();
  await expect(listItem(page, one.label)).toBeVisible();
  expect(sent.slice(2).map((call) => call.split(' ')[0])).toEqual(['DELETE', 'POST']);
});

test('failures are reported and logged, and no item is lost', async ({ page, seed, session }) => {
  const one = await seedService(seed, 'Mbetet');
  await callApi(session.token, { method: 'DELETE', path: `/services/${one.id}` });
  await page.goto('/admin/trash');
  const line = listItem(page, one.title);
  await expect(line).toBeVisible();
  await refuseWrites(page, 409, { message: 'Vendi është zënë' });
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await line.getByRole('button', { name: 'Ktheje' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nuk u kthye: Vendi është zënë' })).toBeVisible();
  await logged;
  await expect(line.getByRole('button', { name: 'Ktheje' })).toBeEnabled();
  await acceptWrites(page);
  await page.route('**/api/trash', (route) => route.fulfill(notFound));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Koshi nuk u ngarkua' })).toBeVisible({
    timeout: 30_000,
  });
});

test('an item is erased with its files after a confirmation, and the page says what was erased', async ({
  page,
  seed,
  session,
}) => {
  const { title, id } = await seedService(seed, 'Shkon');
  await callApi(session.token, { method: 'DELETE', path: `/services/${id}` });
  await page.goto('/admin/trash');
  const line = listItem(page, title);
  const question = page.getByRole('dialog', { name: 'Fshije përgjithmonë' });
  await line.getByRole('button', { name: 'Fshije përgjithmonë' }).click();
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Fshije përgjithmonë' }).click();
  await question.getByRole('button', { name: 'Fshije përgjithmonë' }).click();
  await expect(page.getByRole('status').filter({ hasText: `U fshi ${title} pa asnjë skedar` })).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(question).toHaveCount(0);

  await page.goto(`/admin/history/services/${id}`);
  await expect(page.getByRole('main').locator('li')).toHaveCount(1);
  await expect(page.getByRole('main').locator('li')).toContainText('Fshirë përgjithmonë');
});

test('the whole trash is emptied after a confirmation', { tag: '@full' }, async ({ page, seed, session }) => {
  const services = [await seedService(seed, 'Një'), await seedService(seed, 'Dy')];
  for (const { id } of services) {
    await callApi(session.token, { method: 'DELETE', path: `/services/${id}` });
  }
  await page.goto('/admin/trash');
  const question = page.getByRole('dialog', { name: 'Zbraz koshin' });
  const ask = () => page.getByRole('main').getByRole('button', { name: 'Zbraz koshin' }).click();
  await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  for (const { title } of services) await expect(listItem(page, title)).toBeVisible();

  // Also removes what the other tests of this file left in the trash.
  const count = await page.getByRole('main').locator('li h3').count();
  await ask();
  await question.getByRole('button', { name: 'Zbraz koshin' }).click();
  await expect(page.getByRole('status').filter({ hasText: `U fshi ${count} gjëra ` })).toBeVisible();
  await expect(page.getByText('Koshi është bosh.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zbraz koshin' })).toHaveCount(0);
  expect(await callApi(session.token, { method: 'GET', path: '/trash' })).toEqual([]);
});

test('the trash fits a phone and is accessible', async ({ page, seed, session }) => {
  const one = await seedService(seed, 'Një titull i gjatë që nuk ka vend në një rresht');
  await callApi(session.token, { method: 'DELETE', path: `/services/${one.id}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/trash');
  await page.getByRole('searchbox').fill(one.title);
  await expect(page.getByRole('main').locator('li h3')).toHaveText([one.title]);
  await expectUsable(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
