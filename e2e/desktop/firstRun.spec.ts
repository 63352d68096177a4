import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { expect, networkName, test } from './fixtures.js';
import { connectTo, openServices, signIn } from '../pages/desktop.js';

let foreign: Server;
let status = 200;

test.beforeEach(async () => {
  foreign = createServer((_, answer) => {
    answer.writeHead(status, { Location: 'https://tjeter.example/openapi.json' });
    answer.end('{"hello":"world"}');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
});

test.afterEach(() => new Promise((resolve) => foreign.close(resolve)));

// spec: contract.desktop.first
test('a new installation asks for the server and explains what is wrong with an address', async ({
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

  await address.fill(`127.0.0.1:${await freePort()}`);
  await connect.click();
  await expect(problem).toContainText('nuk përgjigjet asnjë server');

  for (const [answered, words] of [
    [200, 'jo serveri i agjencisë'],
    [404, 'jo serveri i agjencisë'],
    [503, 'Serveri u përgjigj me gabim (503)'],
    [301, 'Kjo adresë ju dërgon te https://tjeter.example'],
  ] as const) {
    status = answered;
    await address.fill(`127.0.0.1:${(foreign.address() as AddressInfo).port}`);
    await connect.click();
    await expect(problem).toContainText(words);
  }

  await address.fill(api.url.replace('http://', ''));
  await connect.click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the app asks for the address again until one was stored', async ({ launch, api }) => {
  const first = await launch();
  await connectTo(first.page, '127.0.0.1:1');
  await expect(first.page.getByRole('alert')).toBeVisible();
  await first.app.close();

  const second = await launch();
  await connectTo(second.page, api.url);
  await expect(second.page.getByLabel('Email')).toBeVisible();
  await second.app.close();

  const third = await launch();
  await expect(third.page.getByLabel('Email')).toBeVisible();
});

// spec: contract.desktop.preset
test('http over a network works after a confirmation, and AGENCY_API_URL skips the first screen', async ({
  launch,
  api,
}) => {
  const { port } = new URL(api.url);
  const first = await launch();
  await connectTo(first.page, `http://${networkName}:${port}`);
  await first.page.getByLabel('lidhu pa mbrojtje').check();
  await first.page.getByRole('button', { name: 'Lidhu' }).click();
  await signIn(first.page);
  await openServices(first.page);
  await expect(first.page.getByText('No services added yet.')).toBeVisible();
  await first.app.close();

  const { page } = await launch({ apiUrl: api.url });
  await expect(page.getByLabel('Email')).toBeVisible();
});
