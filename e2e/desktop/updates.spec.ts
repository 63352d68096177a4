import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { packagedApp, temporaryFolder } from './places.js';

/** What the person would read who asks for updates in the menu. */
async function askForUpdates(app: ElectronApplication): Promise<string> {
  return app.evaluate(async ({ dialog, Menu }) => {
    const told = new Promise<string>((settle) => {
      dialog.showMessageBox = async (...words: readonly unknown[]) => {
        settle((words.at(-1) as { message: string }).message);
        return { response: 0, checkboxChecked: false };
      };
    });
    const help = Menu.getApplicationMenu()?.items.at(-1);
    help?.submenu?.items.find(({ label }) => label === 'Kontrollo për përditësime')?.click();
    return told;
  });
}

test('without a feed the app is quiet, and says so when asked', async ({ launch, userData }) => {
  const { app, page } = await launch();
  await expect(page.getByLabel('Server address')).toBeVisible();
  expect(await askForUpdates(app)).toBe('Për këtë instalim nuk ka burim përditësimesh.');
  expect(await readFile(join(userData, 'logs/main.log'), 'utf8')).not.toMatch(/update|warn/i);
});

test('with a feed a newer version is fetched and takes its place when the app ends', async ({
  launch,
  userData,
}) => {
  test.slow();
  const folder = await temporaryFolder('updates');
  const newer = Buffer.from('#!/bin/sh\nexit 0\n');
  const sha512 = createHash('sha512').update(newer).digest('base64');
  let version = '';
  const feed = createServer(({ url = '' }, answer) => {
    const file = 'Ritmi.AppImage';
    const notes = `version: ${version}\nfiles:\n  - url: ${file}\n    sha512: ${sha512}\n    size: ${newer.length}\n`;
    if (url.startsWith('/latest-linux.yml')) answer.end(`${notes}path: ${file}\nsha512: ${sha512}\n`);
    else if (url === `/${file}`) answer.end(newer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((settle) => feed.listen(0, '127.0.0.1', settle));
  try {
    // A package that was built for this feed, and an installation that the app may replace.
    await promisify(execFile)('cp', ['-al', dirname(packagedApp), folder]);
    const installed = join(folder, basename(dirname(packagedApp)));
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
    const config = `provider: generic\nurl: ${url}\nupdaterCacheDirName: ritmi\n`;
    await writeFile(join(installed, 'resources/app-update.yml'), config);
    const image = join(folder, 'Ritmi.AppImage');
    await writeFile(image, 'the version of today');
    await chmod(image, 0o755);
    const start = () =>
      launch({
        executablePath: join(installed, 'agency-admin'),
        env: { APPIMAGE: image, XDG_CACHE_HOME: join(folder, 'cache') },
      });

    version = '0.0.1';
    const first = await start();
    await expect(first.page.getByLabel('Server address')).toBeVisible();
    expect(await askForUpdates(first.app)).toBe('Keni versionin më të ri.');
    version = '99.0.0';
    expect(await askForUpdates(first.app)).toContain('Një version i ri është gati');
    await first.app.close();
    await expect.poll(() => readFile(image)).toEqual(newer);
    expect(await readFile(join(userData, 'logs/main.log'), 'utf8')).toContain('99.0.0');
  } finally {
    feed.close();
    await rm(folder, { recursive: true, force: true });
  }
});
