import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { signatureOf } from '../../desktop/main/security/signedUpdate.js';
import { findOnPath } from '../../scripts/runtimes/lookup.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { listItem } from '../pages/admin.js';
import { addService, closeWindow, openServices, signIn } from '../pages/desktop.js';
import { askForUpdates, certificate } from './feed.js';
import { expect, test } from './fixtures.js';
import { packageApp } from './places.js';

const refused = 'Përditësimet nuk u kontrolluan dot. Provoni përsëri më vonë.';
const newest = 'Keni versionin më të ri.';
const ready = 'Një version i ri është gati. Ai instalohet kur ta mbyllni programin.';

/** A system in a folder, so that the computer stays as it is; `commands` has the dpkg that installs into it. */
async function makeSystem(folder: string) {
  const [system, commands] = [join(folder, 'system'), join(folder, 'commands')];
  const kept = join(system, 'var/lib/dpkg');
  for (const each of ['updates', 'info', 'triggers']) await mkdir(join(kept, each), { recursive: true });
  await writeFile(join(kept, 'status'), '');
  await mkdir(commands);
  // Libraries that the computer lacks were found by the packaged app.
  const options = `--root='${system}' --force-not-root --force-depends --log=/dev/null`;
  const dpkg = `#!/bin/sh\nexec ${findOnPath(['dpkg'])} ${options} "$@"\n`;
  await writeFile(join(commands, 'dpkg'), dpkg, { mode: 0o755 });
  // Asks for no password.
  await writeFile(join(commands, 'pkexec'), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
  return { app: join(system, 'usr/bin/ritmi'), dpkg: join(commands, 'dpkg'), commands };
}

test('an installed package updates itself to the next version and keeps the draft and the changes that were not sent @full', async ({
  launch,
  api,
  userData,
}) => {
  test.setTimeout(600_000);
  const folder = await temporaryFolder();
  const key = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(join(folder, 'key.pem'), key);
  const sent = new Map<string, string | Buffer>();
  const feed = createServer(await certificate(folder), ({ url = '' }, response) => {
    const answer = sent.get(url.split('?')[0] ?? '');
    response.writeHead(answer ? 200 : 404).end(answer);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const address = feed.address();
  try {
    const port = typeof address === 'object' ? address?.port : '';
    const env = { UPDATE_URL: `https://127.0.0.1:${port}`, UPDATE_KEY: join(folder, 'key.pem') };
    /** Packages a version. @returns its feed and its Debian package */
    const build = async (version: string) => {
      const output = join(folder, version);
      await packageApp(output, { env, args: ['--linux', `--version=${version}`] });
      const [name = ''] = (await readdir(output)).filter((file) => file.endsWith('.deb'));
      const [list = ''] = (await readdir(output)).filter((file) => file.startsWith('latest'));
      const described = await readFile(join(output, list), 'utf8');
      return { output, name, list: `/${list}`, described, path: join(output, name) };
    };
    const [now, next] = [await build('1.0.0'), await build('1.1.0')];
    const system = await makeSystem(folder);
    await promisify(execFile)(system.dpkg, ['-i', now.path]);

    const how = {
      apiUrl: api.url,
      executablePath: system.app,
      args: ['--ignore-certificate-errors'],
      env: {
        PATH: `${system.commands}:${process.env.PATH}`,
        XDG_CACHE_HOME: join(folder, 'cache'),
      },
    };
    const first = await launch(how);
    expect(await first.app.evaluate(({ app }) => app.getVersion())).toBe('1.0.0');
    await signIn(first.page);
    await openServices(first.page);
    await api.stop();
    await addService(first.page, { title: 'Dritat' });
    await expect(first.page.getByText('1 ndryshim pret')).toBeVisible();
    const form = first.page.getByRole('form', { name: 'Add New Service' });
    await form.getByLabel('Title').fill('Gjysma e titullit');

    await test.step('an older, an unsigned and a truncated one are refused', async () => {
      const { signature: _, ...update } = parse(next.described);
      const content = await readFile(next.path);
      sent.set(`/${next.name}`, content);
      const older = { ...update, version: '0.9.0' };
      // JSON is valid YAML.
      sent.set(next.list, JSON.stringify({ ...older, signature: signatureOf(older, key) }));
      expect(await askForUpdates(first.app)).toBe(newest);
      sent.set(next.list, JSON.stringify(update));
      expect(await askForUpdates(first.app)).toBe(refused);
      sent.set(next.list, next.described);
      sent.set(`/${next.name}`, content.subarray(0, -1));
      expect(await askForUpdates(first.app)).toBe(refused);
      const log = await readFile(join(userData, 'logs/main.log'), 'utf8');
      expect(log).toContain('not signed by the maker');
      expect(log).toContain('sha512 checksum mismatch');
      sent.set(`/${next.name}`, content);
    });

    expect(await askForUpdates(first.app)).toBe(ready);
    await closeWindow(first.app);
    expect(await first.ended).toEqual([0, null]);

    const second = await launch(how);
    expect(await second.app.evaluate(({ app }) => app.getVersion())).toBe('1.1.0');
    await openServices(second.page);
    await expect(listItem(second.page, 'Dritat')).toBeVisible();
    await expect(second.page.getByRole('region', { name: 'Draft' })).toBeVisible();
    await second.page.getByRole('button', { name: 'Rikthe draftin' }).click();
    const restored = second.page.getByRole('form', { name: 'Add New Service' });
    await expect(restored.getByLabel('Title')).toHaveValue('Gjysma e titullit');
    await api.start();
    await expect.poll(() => api.titlesOf('services'), { timeout: 60_000 }).toEqual(['Dritat']);
    expect(await askForUpdates(second.app)).toBe(newest);
  } finally {
    feed.close();
    await rm(folder, { recursive: true, force: true });
  }
});
