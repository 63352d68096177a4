import { type DesktopShoot, withApp } from './app.js';
import { openPath, setTheme, signInHere } from './steps.js';

/** As long as main has not answered. */
export async function keepWaiting(shoot: DesktopShoot, userData: string): Promise<void> {
  await withApp(shoot, { userData, apiUrl: shoot.apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await app.evaluate(({ ipcMain }) => {
      ipcMain.removeHandler('start');
      ipcMain.handle('start', () => new Promise<never>(() => undefined));
    });
    await page.reload();
    await page.getByRole('img', { name: 'Duke u hapur' }).waitFor();
    await take('desktop-starting');
    await setTheme(app, page, 'dark');
    await take('desktop-starting-dark');
  });
}

/** What nobody should ever see. */
export async function breakScreens(shoot: DesktopShoot, userData: string): Promise<void> {
  const { apiUrl } = shoot;
  await withApp(shoot, { userData, apiUrl }, async ({ app, page, take }) => {
    await page.getByLabel('Email').waitFor();
    await signInHere(page);
    await page.route(`${apiUrl}/events`, (route) => route.fulfill({ json: [null] }));
    await openPath(page, '/events').catch(() => undefined);
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
    await take('desktop-broken-screen');
    await app.evaluate(({ ipcMain }) => ipcMain.removeHandler('start'));
    await page.reload();
    await page.getByText('nuk u nis dot').waitFor();
    await take('desktop-broken-start');
    await setTheme(app, page, 'dark');
    await take('desktop-broken-start-dark');
  });
}
