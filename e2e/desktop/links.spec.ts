import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { closeWindow, signIn } from '../pages/desktop.js';
import { serviceBody } from '../seeds.js';
import { appArguments, expect, test } from './fixtures.js';
import { packageApp, packagedApp } from './places.js';

const run = promisify(execFile);

/** Starts the app once more, as the system does when a link is clicked. */
async function openLink(link: string, userData: string, command = packagedApp): Promise<void> {
  const args = [...appArguments, link];
  const second = spawn(command, args, { env: { ...process.env, AGENCY_USER_DATA: userData } });
  expect(await once(second, 'exit')).toEqual([0, null]);
}

const titleIn = (page: Page) => page.getByRole('dialog', { name: 'Edit Service' }).getByLabel('Title');

test('a link opens an item in the running app, and another one in the app that it starts', async ({
  launch,
  api,
  userData,
}) => {
  const linkTo = async (title: string) => {
    const { id } = (await api.create('services', { ...serviceBody, title })) as { id: string };
    return `ritmi://services?edit=${id}`;
  };
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  await openLink(await linkTo('Tymi i ulët'), userData);
  await expect(titleIn(first.page)).toHaveValue('Tymi i ulët');
  await closeWindow(first.app);
  await first.ended;
  const second = await launch({ apiUrl: api.url, args: [await linkTo('Drita e parë')] });
  await expect(titleIn(second.page)).toHaveValue('Drita e parë');
});

test('the Debian package installs the app with its menu entry, icon and links, and leaves what users have @full', async ({
  launch,
  api,
  userData,
}) => {
  test.slow();
  const folder = await temporaryFolder();
  const system = join(folder, 'system');
  // Into a folder, so that the computer stays as it is; libraries that it lacks were found by the packaged app.
  const dpkg = (...args: readonly string[]) =>
    run('dpkg', [`--root=${system}`, '--force-not-root', '--force-depends', '--log=/dev/null', ...args]);
  try {
    await packageApp(join(folder, 'built'), { args: ['--linux'] });
    for (const each of ['updates', 'info', 'triggers'])
      await mkdir(join(system, 'var/lib/dpkg', each), { recursive: true });
    await writeFile(join(system, 'var/lib/dpkg/status'), '');
    const built = await readdir(join(folder, 'built'));
    expect(built.filter((name) => name.endsWith('.tar.gz'))).toEqual([
      `ritmi-0.1.0-linux-${process.arch}.tar.gz`,
    ]);
    const [debian = ''] = built.filter((name) => name.endsWith('.deb'));
    await dpkg('-i', join(folder, 'built', debian));

    const entry = await readFile(join(system, 'usr/share/applications/ritmi.desktop'), 'utf8');
    for (const line of ['Name=Ritmi', 'Exec=ritmi %U', 'Icon=ritmi', 'MimeType=x-scheme-handler/ritmi;'])
      expect(entry.split('\n')).toContain(line);
    await access(join(system, 'usr/share/icons/hicolor/256x256/apps/ritmi.png'));

    const command = join(system, 'usr/bin/ritmi');
    const { page, app, ended } = await launch({ apiUrl: api.url, executablePath: command });
    await signIn(page);
    await openLink('ritmi://packages', userData, command);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paketat');
    await closeWindow(app);
    await ended;

    await dpkg('-r', 'ritmi');
    await expect(access(command)).rejects.toThrow('ENOENT');
    await expect(access(join(system, 'usr/share/applications/ritmi.desktop'))).rejects.toThrow('ENOENT');
    await access(join(userData, 'session.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
