import { expect, test } from '../fixtures.js';
import { fillLogin } from '../pages/admin.js';
import { product } from '../product.js';

test('a login that is sent while the page is hydrated on a slow machine is sent', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.webUrl });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/login');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await fillLogin(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('button', { name: 'Dil' })).toBeVisible();
  await context.close();
});

test('the first press on an untouched login says what is missing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.webUrl });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/./);
  await context.close();
});
