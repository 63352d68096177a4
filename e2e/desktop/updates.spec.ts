import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { signatureOf, type Update } from '../../desktop/main/security/signedUpdate.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { askForUpdates, certificate } from './feed.js';
import { expect, test } from './fixtures.js';
import { packageApp } from './places.js';

test('without a feed the app does not look for updates, and the menu says so', async ({
  launch,
  userData,
}) => {
  const { app, page } = await launch();
  await expect(page.getByLabel('Server address')).toBeVisible();
  expect(await askForUpdates(app)).toBe('Për këtë instalim nuk ka burim përditësimesh.');
  expect(await readFile(join(userData, 'logs/main.log'), 'utf8')).not.toMatch(/update|warn/i);
});

test('only a signed update from an https feed is downloaded; it is installed when the app ends', async ({
  launch,
  userData,
}) => {
  test.slow();
  const folder = await temporaryFolder();
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(join(folder, 'key.pem'), key);
  const newer = Buffer.from('#!/bin/sh\nexit 0\n');
  const file = {
    url: 'Ritmi.AppImage',
    sha512: createHash('sha512').update(newer).digest('base64'),
    size: newer.length,
  };
  let update: Update & { readonly signature?: string } = { version: '0.0.1', files: [file] };
  const requested: string[] = [];
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    requested.push(url);
    // JSON is valid YAML.
    if (url.startsWith('/latest-linux.yml')) response.end(JSON.stringify(update));
    else if (url === `/${file.url}`) response.end(newer);
    else response.writeHead(404).end();
  };
  const feed = createServer(await certificate(folder), answer);
  const plain = createPlainServer(answer);
  for (const server of [feed, plain])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  try {
    const env = { UPDATE_URL: `https://127.0.0.1:${portOf(feed)}`, UPDATE_KEY: join(folder, 'key.pem') };
    await packageApp(join(folder, 'built'), { env });
    const installed = join(folder, 'built/linux-unpacked');
    const image = join(folder, 'Ritmi.AppImage');
    await writeFile(image, 'the version of today', { mode: 0o755 });
    const start = () =>
      launch({
        executablePath: join(installed, 'agency-admin'),
        args: ['--ignore-certificate-errors'],
        env: { APPIMAGE: image, XDG_CACHE_HOME: join(folder, 'cache') },
      });

    const first = await start();
    await expect(first.page.getByLabel('Server address')).toBeVisible();
    expect(await askForUpdates(first.app)).toBe('Keni versionin më të ri.');
    update = { ...update, version: '99.0.0' };
    expect(await askForUpdates(first.app)).toContain('nuk u kontrolluan dot');
    update = { ...update, signature: signatureOf({ ...update, version: '98.0.0' }, key) };
    expect(await askForUpdates(first.app)).toContain('nuk u kontrolluan dot');
    expect(requested).not.toContain(`/${file.url}`);
    update = { ...update, signature: signatureOf(update, key) };
    expect(await askForUpdates(first.app)).toContain('Një version i ri është gati');
    await first.app.close();
    await expect.poll(() => readFile(image)).toEqual(newer);
    expect(await readFile(join(userData, 'logs/main.log'), 'utf8')).toContain('not signed by the maker');

    // Somebody who can edit the installation could replace the app anyway, but a mistake here must do no harm.
    const config = join(installed, 'resources/app-update.yml');
    await writeFile(
      config,
      `provider: generic\nurl: http://127.0.0.1:${portOf(plain)}\nupdaterCacheDirName: ritmi\n`,
    );
    requested.length = 0;
    const second = await start();
    expect(await askForUpdates(second.app)).toBe('Për këtë instalim nuk ka burim përditësimesh.');
    expect(requested).toEqual([]);
  } finally {
    feed.close();
    plain.close();
    await rm(folder, { recursive: true, force: true });
  }
});
