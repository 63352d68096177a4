import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { closeWindow, openServices, picture, press } from '../pages/desktop.js';

/** Drops a file on an element, as the file manager does. */
async function dropFile(place: Locator, name: string): Promise<void> {
  const { buffer, mimeType } = await picture(name);
  const dataTransfer = await place.page().evaluateHandle(
    ([bytes, fileName, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], fileName, { type }));
      return transfer;
    },
    [[...buffer], name, mimeType] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer });
}

// spec: contract.admin.quit
test('the app behaves like a desktop program', async ({ openApp, userData }) => {
  test.slow();
  const { app, page, ended } = await openApp();
  const seen = await app.evaluateHandle(({ BrowserWindow, dialog, Notification, shell }) => {
    const record = {
      progress: [] as number[],
      notifications: [] as string[],
      opened: [] as string[],
      messages: [] as string[],
    };
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('no window');
    const setProgressBar = window.setProgressBar.bind(window);
    window.setProgressBar = (share) => {
      record.progress.push(share);
      setProgressBar(share);
    };
    Notification.isSupported = () => true;
    // Each notification has its own `show`, so it is replaced before it is called.
    type Shown = { readonly body: string; show: () => void };
    const made: object = Notification.prototype;
    const on: (this: Shown, ...parts: unknown[]) => unknown = Reflect.get(made, 'on');
    Reflect.set(made, 'on', function listen(this: Shown, ...parts: unknown[]) {
      this.show = () => record.notifications.push(this.body);
      return on.apply(this, parts);
    });
    shell.openPath = async (path) => {
      record.opened.push(path);
      return '';
    };
    dialog.showMessageBox = async (...words: readonly unknown[]) => {
      const { message, detail = '' } = words.at(-1) as { message: string; detail?: string };
      record.messages.push(`${message} ${detail}`);
      return { response: 0, checkboxChecked: false };
    };
    return record;
  });
  const record = () => seen.jsonValue();
  const image = page.getByLabel('Image (file)');
  const imageUrl = page.getByLabel('Image URL');

  await test.step('a file dropped on a field is uploaded, and the taskbar shows the progress', async () => {
    await dropFile(image, 'drita.png');
    await expect(imageUrl).toHaveValue(/^\/uploads\/drita/);
    await expect.poll(async () => (await record()).progress.at(-1)).toBe(-1);
    const shares = (await record()).progress.slice(0, -1);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  await test.step('a file dropped outside the fields changes nothing', async () => {
    await dropFile(page.getByRole('main'), 'tjetër.png');
    expect(page.url()).toContain('app://ritmi/index.html');
    await expect(imageUrl).toHaveValue(/^\/uploads\/drita/);
  });

  await test.step('a notification reports a finished upload while the window is hidden', async () => {
    expect((await record()).notifications).toEqual([]);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
    await dropFile(image, 'tymi.png');
    await expect
      .poll(async () => (await record()).notifications)
      .toEqual(['File uploaded successfully: tymi.png']);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show());
  });

  await test.step('spelling is checked in English, and in Albanian where there is a dictionary', async () => {
    const { available, chosen, isOn } = await app.evaluate(({ session: { defaultSession } }) => ({
      available: defaultSession.availableSpellCheckerLanguages,
      chosen: defaultSession.getSpellCheckerLanguages(),
      isOn: defaultSession.isSpellCheckerEnabled(),
    }));
    expect(isOn).toBe(true);
    expect(chosen).toEqual(['sq', 'en-US'].filter((language) => available.includes(language)));
  });

  await test.step('zoom', async () => {
    const zoom = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel());
    await press(app, 'Pamja', 'Zmadho');
    await expect.poll(zoom).toBeGreaterThan(0);
    await press(app, 'Pamja', 'Zvogëlo');
    await press(app, 'Pamja', 'Zvogëlo');
    await expect.poll(zoom).toBeLessThan(0);
    await press(app, 'Pamja', 'Madhësia e zakonshme');
    await expect.poll(zoom).toBe(0);
  });

  await test.step('colours', async () => {
    // Playwright sets the light colour scheme unless told otherwise.
    await page.emulateMedia({ colorScheme: null });
    const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    const main = page.getByRole('main');
    const surface = () => main.evaluate((element) => getComputedStyle(element).backgroundColor);
    const behind = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor());
    await press(app, 'Pamja', 'Ngjyrat', 'Të çelëta');
    await expect.poll(isDark).toBe(false);
    const light = await surface();
    await press(app, 'Pamja', 'Ngjyrat', 'Të errëta');
    await expect.poll(isDark).toBe(true);
    await expect.poll(surface).not.toBe(light);
    await expect.poll(behind).toMatch(/08080c/i);
    const settings = await readFile(join(userData, 'settings.json'), 'utf8');
    expect(JSON.parse(settings)).toMatchObject({ theme: 'dark' });
  });

  await test.step('the menu is in Albanian and shows the version', async () => {
    const menus = await app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()?.items.map(({ label, submenu }) => ({
        label,
        entries: submenu?.items.map((entry) => entry.label) ?? [],
      })),
    );
    const labels = menus?.map(({ label }) => label);
    expect(labels).toEqual(['Skedari', 'Ndrysho', 'Pamja', 'Dritarja', 'Ndihmë']);
    const version = await app.evaluate((electron) => electron.app.getVersion());
    expect(menus?.at(-1)?.entries).toContain(`Versioni ${version}`);
  });

  await test.step('the menu follows the language of the window', async () => {
    const first = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items[0]?.label);
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(first).toBe('File');
    await page.getByRole('button', { name: 'Shqip' }).click();
    await expect.poll(first).toBe('Skedari');
  });

  await test.step('the menu opens settings, logs and the about dialog', async () => {
    await press(app, 'Skedari', 'Cilësimet…');
    // Every way of leaving a form with unsaved changes asks first.
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cilësimet' })).toBeVisible();
    await page.getByRole('button', { name: 'Hap regjistrat' }).click();
    await press(app, 'Ndihmë', 'Hap regjistrat');
    const logs = join(userData, 'logs');
    await expect.poll(async () => (await record()).opened).toEqual([logs, logs]);
    const log = await readFile(join(logs, 'main.log'), 'utf8');
    expect(log).toContain('started');
    expect(log).not.toContain('eyJ');
    await press(app, 'Ndihmë', 'Rreth Ritmi');
    await expect
      .poll(async () => (await record()).messages)
      .toEqual([expect.stringMatching(/^Ritmi Versioni \d+\.\d+\.\d+/)]);
  });

  await test.step('quitting asks for no confirmation, not even with unsaved text', async () => {
    await openServices(page);
    await page.getByRole('form', { name: 'Add New Service' }).getByLabel('Title').fill('Gjysma');
    await closeWindow(app);
    expect(await ended).toEqual([0, null]);
  });
});
