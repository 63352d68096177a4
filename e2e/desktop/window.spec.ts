import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ElectronApplication } from '@playwright/test';
import { appArguments, expect, test } from './fixtures.js';
import { packagedApp } from './places.js';
import { closeWindow } from '../pages/desktop.js';

// spec: contract.desktop.second
test('a second instance ends at once and brings the first window forward', async ({ launch, userData }) => {
  const { app } = await launch();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = spawn(packagedApp, appArguments, { env: { ...process.env, AGENCY_USER_DATA: userData } });
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
  expect(app.windows()).toHaveLength(1);
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()))
    .toBe(false);
});

// spec: contract.desktop.ends
test('closing the window ends the app with 0', async ({ launch }) => {
  const { app, ended } = await launch();
  await closeWindow(app);
  expect(await ended).toEqual([0, null]);
});

// spec: contract.desktop.ends, contract.desktop.package
test('SIGTERM ends the app', async ({ launch }) => {
  const { app, ended } = await launch();
  app.process().kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

// spec: contract.desktop.ends
test('SIGTERM ends the app even when the page hangs', async ({ launch }) => {
  const { app, page, ended } = await launch();
  await expect(page.getByLabel('Server address')).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
  app.process().kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the page is reloaded after its process crashed', async ({ launch }) => {
  const { app, page } = await launch();
  await expect(page.getByLabel('Server address')).toBeVisible();
  const processOfPage = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0);
  const before = await processOfPage();
  process.kill(before, 'SIGKILL');
  await expect.poll(async () => ![0, before].includes(await processOfPage())).toBe(true);
});

// spec: contract.desktop.place
test('the window opens where it was', async ({ launch }) => {
  const place = { x: 40, y: 60, width: 900, height: 640 };
  const boundsOf = (app: ElectronApplication) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  const first = await launch();
  await first.app.evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(bounds);
  }, place);
  // The window system moves the window asynchronously.
  await expect.poll(() => boundsOf(first.app)).toEqual(place);
  await first.app.close();
  const second = await launch();
  await expect.poll(() => boundsOf(second.app)).toEqual(place);
});
