import type { Page } from '@playwright/test';
import { editItem, openModule } from '../pages/admin.js';
import { openServices, recordLinks, signIn } from '../pages/desktop.js';
import { serviceBody } from '../seeds.js';
import { startWeb } from './api.js';
import { expect, test } from './fixtures.js';

const frameIn = (page: Page) => page.locator('iframe[title="Parapamje"]');

test('previews show the real page in the window, follow the settings, and cannot leave the site', async ({
  launch,
  api,
}) => {
  test.slow();
  await api.create('services', { ...serviceBody, title: 'Lazer', status: 'draft' });
  const web = await startWeb(api.url);
  try {
    const { app, page } = await launch({ apiUrl: `${web.url}/api` });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1400, 900));
    await signIn(page);
    const shown = page.frameLocator('iframe[title="Parapamje"]');

    await test.step('a draft in the sheet beside its form', async () => {
      await openServices(page);
      const dialog = await editItem(page, 'Lazer');
      await dialog.getByRole('button', { name: 'Publiko', exact: true }).click();
      await dialog.getByRole('button', { name: 'Parapamje' }).click();
      await expect(shown.getByRole('heading', { name: 'Lazer' })).toBeVisible();
      expect(await (await fetch(`${web.url}/sherbime`)).text()).not.toContain('Lazer');
    });

    await test.step('the frame has nothing of the app, and stays on the site', async () => {
      const opened = await recordLinks(app);
      const place = page.frames().find((frame) => frame.url().startsWith(web.url));
      const globals = await place?.evaluate(() =>
        ['ritmi', 'require', 'process'].filter((name) => name in window),
      );
      expect(globals).toEqual([]);
      await place?.evaluate(() => void window.open('https://elsewhere.example/'));
      // The frame may not navigate the window around it without a click, and main refuses it in any case.
      await place?.evaluate(() => {
        try {
          if (window.top) window.top.location.href = 'https://elsewhere.example/trap';
        } catch {
          // Refused by the browser.
        }
      });
      await place?.evaluate(() => void (location.href = 'https://elsewhere.example/trap'));
      await expect.poll(() => opened.jsonValue()).toEqual(['https://elsewhere.example/']);
      expect(page.url()).toContain('app://ritmi/index.html');
      expect(page.frames().filter((frame) => frame.url().includes('elsewhere'))).toEqual([]);
      expect(app.windows()).toHaveLength(1);
      // Nothing but a preview may be around.
      const { headers } = await fetch(web.url);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self';");
    });

    await test.step('the settings, as they are typed', async () => {
      await page
        .getByRole('dialog', { name: 'Parapamje: Lazer' })
        .getByRole('button', { name: 'Mbyll' })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await openModule(page, 'Faqja');
      await page.getByRole('heading', { level: 3, name: 'Kreu i ballinës' }).click();
      const heading = page
        .getByRole('group', { name: 'Hero' })
        .getByLabel(/^Heading/)
        .first();
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(await heading.inputValue());
      await heading.fill('Deri në agim');
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Deri në agim');
      await expect(frameIn(page)).toHaveCount(1);
    });
  } finally {
    await web.end();
  }
});
