import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.js';
import {
  addService,
  deleteService,
  moveUp,
  openServices,
  renameService,
  row,
  signIn,
  titles,
} from './steps.js';

/** The app tries again within seconds; the machine of the test may be slow. */
const patience = 30_000;

const service = (title: string) => ({
  title,
  description: 'Nga serveri',
  price: '100',
  category: 'dj',
  icon: 'music',
  features: [],
});

test('what was done without a server arrives exactly once, though the app is killed in between', async ({
  launch,
  api,
}) => {
  test.slow();
  for (const title of ['DJ', 'Tymi', 'Fishekzjarre']) await api.create('services', service(title));
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  await openServices(first.page);
  await expect(row(first.page, 'DJ')).toBeVisible();

  await api.stop();
  await addService(first.page, { title: 'Dritat', image: 'drita.png' });
  await renameService(first.page, 'Dritat', 'Ndriçimi');
  await renameService(first.page, 'DJ', 'DJ dhe zë');
  await first.kill();

  const second = await launch({ apiUrl: api.url });
  await openServices(second.page);
  await expect(row(second.page, 'Ndriçimi')).toBeVisible();
  await expect(row(second.page, 'DJ dhe zë')).toBeVisible();
  await expect(second.page.getByText('4 changes wait')).toBeVisible();
  await renameService(second.page, 'DJ dhe zë', 'DJ me zë');
  await deleteService(second.page, 'Tymi');
  await addService(second.page, { title: 'Flluska' });
  await moveUp(second.page, 'Flluska', 1);
  await expect.poll(() => titles(second.page)).toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  await expect(second.page.getByText('8 changes wait')).toBeVisible();

  await api.start();
  await expect
    .poll(async () => (await api.list('services')).length, { intervals: [20], timeout: patience })
    .toBeGreaterThan(3);
  await second.kill();

  const third = await launch({ apiUrl: api.url });
  await openServices(third.page);
  await expect(third.page.getByText(/changes? waits?/)).toBeHidden({ timeout: patience });
  await expect(third.page.getByRole('alert').filter({ hasText: 'Not saved' })).toHaveText([]);
  await expect
    .poll(async () => (await api.list('services')).map(({ title }) => title))
    .toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  await expect.poll(() => titles(third.page)).toEqual(['DJ me zë', 'Fishekzjarre', 'Flluska', 'Ndriçimi']);
  const lights = (await api.list('services')).find(({ title }) => title === 'Ndriçimi');
  expect(lights?.image).toMatch(/^\/uploads\/.*drita/);
  const stored = await fetch(`${api.url}${String(lights?.image)}`);
  expect(stored.status).toBe(200);
});

test('a lost session keeps the queue until somebody signs in', async ({ launch, api, userData }) => {
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openServices(page);
  const { token } = JSON.parse(await readFile(join(userData, 'session.json'), 'utf8')) as { token: string };
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await addService(page, { title: 'Dritat' });
  await api.signOut(token);
  await page.unroute(`${api.url}/**`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await api.list('services')).toEqual([]);
  await signIn(page);
  await expect.poll(async () => (await api.list('services')).map(({ title }) => title)).toEqual(['Dritat']);
});

test('what the server refuses is shown with its words and can be discarded', async ({ launch, api }) => {
  const made = await api.create('services', service('DJ'));
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openServices(page);
  await expect(row(page, 'DJ')).toBeVisible();
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await renameService(page, 'DJ', 'DJ e re');
  await api.remove('services', made.id);
  await page.unroute(`${api.url}/**`);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Discard' }).click();
  await expect(refusal).toBeHidden();
});

test('a change that waited and met another one shows both versions to choose from', async ({
  launch,
  api,
}) => {
  const { id } = await api.create('services', service('DJ'));
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openServices(page);
  await expect(row(page, 'DJ')).toBeVisible();
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await renameService(page, 'DJ', 'DJ nga zyra');
  await api.change('services', id, { title: 'DJ nga shtëpia', category: 'speaker' });
  await page.unroute(`${api.url}/**`);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await refusal.getByRole('button', { name: 'Choose version' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('DJ nga shtëpia');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Your version/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(refusal).toBeHidden();
  await expect
    .poll(() => api.list('services'))
    .toMatchObject([{ title: 'DJ nga zyra', category: 'speaker' }]);
  await expect(row(page, 'DJ nga zyra')).toBeVisible();
});
