import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.js';

let foreign: Server;

test.beforeEach(async () => {
  foreign = createServer((_, answer) => answer.end('{"hello":"world"}'));
  await new Promise<void>((settle) => foreign.listen(0, '127.0.0.1', settle));
});

test.afterEach(() => new Promise((settle) => foreign.close(settle)));

test('a new installation asks for the server and says in plain words what is wrong', async ({
  launch,
  api,
}) => {
  const { page } = await launch();
  const address = page.getByLabel('Server address');
  const connect = page.getByRole('button', { name: 'Lidhu' });
  const problem = page.getByRole('alert');

  await connect.click();
  await expect(problem).toHaveText('Shkruani adresën e serverit.');

  await address.fill('nuk e di');
  await connect.click();
  await expect(problem).toContainText('nuk duket si adresë');

  await address.fill('http://agjencia.example');
  await connect.click();
  await expect(problem).toContainText('http nuk është e mbrojtur');
  await expect(page.getByLabel('lidhu pa mbrojtje')).toBeVisible();

  await address.fill('https://agjencia.example');
  await connect.click();
  await expect(problem).toContainText('Nuk gjendet asnjë server me këtë emër');

  await address.fill('127.0.0.1:1');
  await connect.click();
  await expect(problem).toBeVisible();

  await address.fill(`127.0.0.1:${(foreign.address() as AddressInfo).port}`);
  await connect.click();
  await expect(problem).toContainText('jo serveri i agjencisë');

  await address.fill(api.url.replace('http://', ''));
  await connect.click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('an address that was not kept is asked for again, a kept one is not', async ({ launch, api }) => {
  const first = await launch();
  await first.page.getByLabel('Server address').fill('127.0.0.1:1');
  await first.page.getByRole('button', { name: 'Lidhu' }).click();
  await expect(first.page.getByRole('alert')).toBeVisible();
  await first.app.close();

  const second = await launch();
  await second.page.getByLabel('Server address').fill(api.url);
  await second.page.getByRole('button', { name: 'Lidhu' }).click();
  await expect(second.page.getByLabel('Email')).toBeVisible();
  await second.app.close();

  const third = await launch();
  await expect(third.page.getByLabel('Email')).toBeVisible();
});

test('AGENCY_API_URL needs no first screen', async ({ launch, api }) => {
  const { page } = await launch({ apiUrl: api.url });
  await expect(page.getByLabel('Email')).toBeVisible();
});
