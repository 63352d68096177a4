import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.js';
import { connectTo, press, signIn } from '../pages/desktop.js';

// spec: contract.desktop.token
test('a session survives a restart, is hidden from the page and deleted at logout', async ({
  launch,
  api,
  userData,
}) => {
  const sessionFile = join(userData, 'session.json');
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  const reachable = await first.page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
    ]),
  );
  expect(reachable).not.toContain('eyJ');
  await expect.poll(() => readFile(sessionFile, 'utf8')).toContain('Arta');
  expect((await stat(sessionFile)).mode & 0o777).toBe(0o600);
  await first.app.close();

  const second = await launch({ apiUrl: api.url });
  await expect(second.page.getByText('Arta')).toBeVisible();
  await second.page.getByRole('button', { name: 'Dil' }).click();
  await expect(second.page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => readFile(sessionFile, 'utf8')).not.toContain('token');
  await second.app.close();

  const third = await launch({ apiUrl: api.url });
  await expect(third.page.getByLabel('Email')).toBeVisible();
});

test('the token is never sent to another server', async ({ launch, api }) => {
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  await first.app.close();
  const second = await launch({ apiUrl: api.url.replace('127.0.0.1', 'localhost') });
  await expect(second.page.getByLabel('Email')).toBeVisible();
});

test('the address can be changed while signed out, from the login and from the menu', async ({
  launch,
  api,
}) => {
  const { app, page } = await launch({ apiUrl: api.url.replace(/\d+$/, '1') });
  await page.getByRole('button', { name: 'Ndrysho adresën' }).click();
  await expect(page.getByLabel('Server address')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeFocused();
  await press(app, 'Skedari', 'Cilësimet…');
  await connectTo(page, api.url);
  // Waits until the page has reloaded with the new server.
  await expect(page.getByText(`Serveri: ${new URL(api.url).host}`)).toBeVisible();
  await signIn(page);
});

// spec: contract.desktop.token
test('settings show how the session is stored, the version and the server, which can be changed', async ({
  launch,
  api,
}) => {
  const { app, page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await page.getByRole('link', { name: 'Cilësimet' }).click();
  await expect(page.getByLabel('Server address')).toHaveValue(api.url);
  const isEncrypted = await app.evaluate(({ safeStorage }) => safeStorage.isEncryptionAvailable());
  await expect(
    page.getByText(isEncrypted ? 'i koduar nga sistemi' : 'Sistemi nuk ofron kodim'),
  ).toBeVisible();
  const version = await app.evaluate((electron) => electron.app.getVersion());
  await expect(page.getByText(`Versioni ${version}`)).toBeVisible();
  await connectTo(page, '127.0.0.1:1');
  await expect(page.getByRole('alert').filter({ hasText: 'adresë' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Arta')).toBeVisible();
  const other = api.url.replace('127.0.0.1', 'localhost');
  await connectTo(page, other);
  await signIn(page);
  await app.close();
  const again = await launch({ apiUrl: api.url });
  await again.page.getByRole('link', { name: 'Cilësimet' }).click();
  await expect(again.page.getByLabel('Server address')).toHaveValue(other);
});
