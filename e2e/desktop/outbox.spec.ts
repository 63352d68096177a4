import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, colleague } from './api.js';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { editItem, listItem, moveUp, openModule, titles } from '../pages/admin.js';
import {
  addPackage,
  addService,
  deleteService,
  openServices,
  renameService,
  signIn,
  signOut,
} from '../pages/desktop.js';
import { serviceBody } from '../seeds.js';

/** The app retries within seconds, but the test machine may be slow. */
const timeout = 30_000;

const service = (title: string) => ({ ...serviceBody, title });

/** Titles of the packages, each with the titles of its services. */
async function servicesOf(api: Api): Promise<[string, string[]][]> {
  type Item = { readonly service: { readonly title: string } };
  const packages = await api.list('packages');
  return packages.map(({ title, services }) => [
    title,
    (services as Item[]).map((item) => item.service.title),
  ]);
}

test('writes made without a server arrive exactly once, even when the app is killed meanwhile', async ({
  openApp,
  launch,
  api,
}) => {
  test.slow();
  for (const title of ['DJ', 'Tymi', 'Fishekzjarre']) await api.create('services', service(title));
  const first = await openApp();
  await expect(listItem(first.page, 'DJ')).toBeVisible();

  await api.stop();
  await addService(first.page, { title: 'Dritat', image: 'drita.png' });
  await renameService(first.page, 'Dritat', 'Ndriçimi');
  await renameService(first.page, 'DJ', 'DJ dhe zë');
  await first.page.getByRole('link', { name: 'Cilësimet' }).click();
  await expect(first.page.getByText('që presin mbeten te serveri i tanishëm')).toBeVisible();
  await first.kill();

  const second = await launch({ apiUrl: api.url });
  await openServices(second.page);
  await expect(listItem(second.page, 'Ndriçimi')).toBeVisible();
  await expect(listItem(second.page, 'DJ dhe zë')).toBeVisible();
  await expect(second.page.getByText('4 ndryshime presin')).toBeVisible();
  await renameService(second.page, 'DJ dhe zë', 'DJ me zë');
  await deleteService(second.page, 'Tymi');
  await addService(second.page, { title: 'Flluska' });
  await openModule(second.page, 'Paketat');
  await addPackage(second.page, 'Dasma', ['Ndriçimi', 'Flluska']);
  await expect(listItem(second.page, 'Dasma')).toContainText('Ndriçimi');
  await openServices(second.page);
  await moveUp(second.page, 'Flluska', 1);
  await expect.poll(() => titles(second.page)).toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  await expect(second.page.getByText('9 ndryshime presin')).toBeVisible();

  await api.start();
  await expect
    .poll(async () => (await api.list('services')).length, { intervals: [20], timeout })
    .toBeGreaterThan(3);
  await second.kill();

  const third = await launch({ apiUrl: api.url });
  await openServices(third.page);
  await expect(third.page.getByText(/changes? waits?/)).toBeHidden({ timeout });
  await expect(third.page.getByRole('alert').filter({ hasText: 'Nuk u ruajt' })).toHaveText([]);
  await expect
    .poll(() => api.titlesOf('services'))
    .toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  await expect.poll(() => titles(third.page)).toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  expect(await servicesOf(api)).toEqual([['Dasma', ['Ndriçimi', 'Flluska']]]);
  const lights = (await api.list('services')).find(({ title }) => title === 'Ndriçimi');
  expect(lights?.image).toMatch(/^\/uploads\/.*drita/);
  const stored = await fetch(`${api.url}${String(lights?.image)}`);
  expect(stored.status).toBe(200);
});

test('the queue outlives an ended session and is sent after the next login', async ({
  openApp,
  api,
  userData,
}) => {
  const { page } = await openApp();
  const { token } = JSON.parse(await readFile(join(userData, 'session.json'), 'utf8')) as { token: string };
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await addService(page, { title: 'Dritat' });
  await api.signOut(token);
  await page.unroute(`${api.url}/**`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your session may have expired' })).toBeVisible();
  expect(await api.list('services')).toEqual([]);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Manage Services' })).toBeVisible();
  await expect.poll(() => api.titlesOf('services')).toEqual(['Dritat']);
});

test('queued writes of one user are neither sent nor shown while another user is signed in', async ({
  openApp,
  launch,
  api,
}) => {
  test.slow();
  await api.addColleague();
  const first = await openApp();
  await api.stop();
  await addService(first.page, { title: 'Dritat', image: 'drita.png' });
  await signOut(first.page);
  await api.start();
  await signIn(first.page, colleague);
  await openServices(first.page);
  await addService(first.page, { title: 'Flluska' });
  const others = (page: Page) => page.getByText('2 ndryshime të dikujt tjetër presin në këtë kompjuter');
  await expect(others(first.page)).toBeVisible();
  await expect(first.page.getByText(/drita/i)).toHaveCount(0);
  await first.kill();

  const second = await launch({ apiUrl: api.url });
  await openServices(second.page);
  await expect(others(second.page)).toBeVisible();
  await expect.poll(() => titles(second.page)).toEqual(['Flluska']);
  expect(await api.titlesOf('services')).toEqual(['Flluska']);
  await signOut(second.page);
  await signIn(second.page);
  await openServices(second.page);
  await expect.poll(() => titles(second.page), { timeout }).toEqual(['Flluska', 'Dritat']);
  await expect.poll(() => api.titlesOf('services'), { timeout }).toEqual(['Flluska', 'Dritat']);
  await expect(second.page.getByText(/changes? .*waits?/)).toBeHidden();
});

test('a refused write is shown with the message of the server and ways to resolve it, and the others are sent', async ({
  openApp,
  api,
}) => {
  test.slow();
  const [deleted] = [
    await api.create('services', service('DJ')),
    await api.create('services', service('Tymi')),
  ];
  const { page } = await openApp();
  await expect(listItem(page, 'DJ')).toBeVisible();
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await renameService(page, 'DJ', 'DJ e re');
  await openModule(page, 'Paketat');
  await addPackage(page, 'Dasma', ['DJ e re']);
  await openServices(page);
  await addService(page, { title: 'Dritat' });
  await api.remove('services', deleted.id);
  await page.unroute(`${api.url}/**`);

  const refusal = (about: string) => page.getByRole('alert').filter({ hasText: `Nuk u ruajt: ${about}` });
  await expect.poll(() => api.titlesOf('services'), { timeout }).toEqual(['Tymi', 'Dritat']);
  await refusal('DJ e re').getByRole('button', { name: 'Provo përsëri' }).click();
  await expect(refusal('DJ e re')).toContainText('Nuk u gjet: dikush tjetër e fshiu.');
  await refusal('DJ e re').getByRole('button', { name: 'Discard' }).click();
  await expect(refusal('DJ e re')).toBeHidden();

  await refusal('Dasma').getByRole('button', { name: 'Shfaqe në listë' }).click();
  const dialog = await editItem(page, 'Dasma');
  await dialog.getByLabel('Tymi').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(refusal('Dasma')).toBeHidden();
  await expect.poll(() => servicesOf(api), { timeout }).toEqual([['Dasma', ['Tymi']]]);
});

test('a queued change with a conflict shows both versions to choose from', async ({ openApp, api }) => {
  test.slow();
  const { id } = await api.create('services', service('DJ'));
  const smoke = await api.create('services', service('Tymi'));
  const { page } = await openApp();
  await expect(listItem(page, 'DJ')).toBeVisible();
  const refusal = page.getByRole('alert').filter({ hasText: 'Nuk u ruajt' });
  const dialog = page.getByRole('dialog');
  const chooseMine = async () => {
    await refusal.getByRole('button', { name: 'Zgjidh versionin' }).click();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('radio', { name: /^Versioni yt/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('while a write whose response was lost must be repeated unchanged', async () => {
    let connection: 'none' | 'edits' | 'no answers' = 'none';
    await page.route(`${api.url}/**`, async (route) => {
      const request = route.request();
      const isAway = connection === 'none' || request.method() !== 'PATCH';
      if (isAway) return route.abort('connectionrefused');
      if (connection === 'edits') return route.continue();
      const body = request.postData() ?? '';
      await fetch(request.url(), { method: 'PATCH', headers: request.headers(), body });
      return route.abort('connectionreset');
    });
    await renameService(page, 'DJ', 'DJ nga zyra');
    await api.change('services', id, { title: 'DJ nga shtëpia', category: 'speaker' });
    connection = 'edits';
    await expect(refusal).toContainText('DJ nga zyra', { timeout });
    connection = 'no answers';
    await listItem(page, 'DJ').getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Description').fill('Me pult');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 ndryshim pret')).toBeVisible();
    await expect.poll(() => api.list('services')).toMatchObject([{ description: 'Me pult' }, {}]);
    await chooseMine();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByText(/changes? waits?/)).toBeHidden({ timeout });
    await expect(refusal).toBeHidden();
    await expect
      .poll(() => api.list('services'))
      .toMatchObject([{ title: 'DJ nga zyra', category: 'speaker', description: 'Me pult' }, {}]);
    await expect(listItem(page, 'DJ nga zyra')).toBeVisible();
  });

  await test.step('for a new order too', async () => {
    const fireworks = await api.create('services', service('Fishekzjarre'));
    await expect(listItem(page, 'Fishekzjarre')).toBeVisible();
    await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
    await moveUp(page, 'Tymi', 1);
    await api.reorder('services', [fireworks.id, id, smoke.id]);
    await page.unroute(`${api.url}/**`);
    await expect(refusal).toContainText('Renditje e re: Shërbim', { timeout });
    await chooseMine();
    await expect(refusal).toBeHidden();
    const order = ['Tymi', 'DJ nga zyra', 'Fishekzjarre'];
    await expect.poll(() => api.titlesOf('services')).toEqual(order);
    await expect.poll(() => titles(page)).toEqual(order);
  });
});

/** Bodies with only the fields of the first version; the entities have more today. */
const oldestCreates = [
  ['services', { title: 'DJ', description: 'Muzikë', price: '100', category: 'dj', icon: 'music' }],
  ['packages', { title: 'Dasma', description: 'Gjithçka', serviceIds: ['DJ'] }],
  ['events', { title: 'Festa', date: '2025-06-14', description: 'Në Tiranë' }],
  ['projects', { title: 'Salla', location: 'Durrës', description: 'Ndriçim' }],
  ['contact', { type: 'phone', label: 'Telefoni', value: '069 123 4567' }],
  ['about/content', { title: 'Historia', content: 'Që nga 2010' }],
  ['about/team', { name: 'Besa', role: 'DJ', bio: 'Luan' }],
] as const;

test('creates queued by an older version are accepted without the fields added since', async ({
  launch,
  api,
  userData,
}) => {
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  await first.app.close();
  const serviceId = `waiting-${randomUUID()}`;
  const entries = oldestCreates.map(([entity, fields]) => {
    const id = entity === 'services' ? serviceId : `waiting-${randomUUID()}`;
    const body = 'serviceIds' in fields ? { ...fields, serviceIds: [serviceId] } : fields;
    const operation = { entity, kind: 'create', id, body, key: randomUUID(), title: entity };
    return { kind: 'write', operation, state: 'waiting' };
  });
  const [server = ''] = await readdir(join(userData, 'kept'));
  const name = await api.outboxName();
  const document = { name, text: JSON.stringify({ entries }), files: [] };
  const file = `${encodeURIComponent(name)}.json`;
  await writeFile(join(userData, 'kept', server, file), JSON.stringify(document));

  const second = await launch({ apiUrl: api.url });
  await openServices(second.page);
  for (const [entity, fields] of oldestCreates) {
    const { serviceIds: _, date: __, ...sent } = { serviceIds: [], date: '', ...fields };
    const expected = 'price' in sent ? { ...sent, price: '100.00' } : sent;
    await expect.poll(() => api.list(entity), { timeout }).toMatchObject([expected]);
  }
  expect(await servicesOf(api)).toEqual([['Dasma', ['DJ']]]);
  await expect(second.page.getByText(/ndryshime? pre(t|sin)|Nuk u ruajt/)).toBeHidden();
});
