import type { Page } from '@playwright/test';
import { startWeb } from './api.js';
import { expect, test } from './fixtures.js';
import { moveUp, openItem, titles } from '../pages/admin.js';
import { serviceBody } from '../seeds.js';
import { addService, openServices, recordLinks, signIn } from '../pages/desktop.js';

/** Titles of the services on a page, in order. */
const shown = (page: Page) => page.getByRole('heading', { name: /^(DJ|Tymi|Lazer)$/ }).allTextContents();

test('a service added in the desktop app appears on the site, also without JavaScript', async ({
  launch,
  api,
  browser,
}) => {
  test.slow();
  for (const title of ['DJ', 'Tymi']) {
    await api.create('services', { ...serviceBody, title });
  }
  const web = await startWeb(api.url);
  try {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await visitor.goto(`${web.url}/sherbime`);
    expect(await shown(visitor)).toEqual(['DJ', 'Tymi']);

    const { app, page } = await launch({ apiUrl: `${web.url}/api` });
    await signIn(page);
    await openServices(page);
    await addService(page, { title: 'Lazer', image: 'lazer.png' });
    await moveUp(page, 'Lazer', 2);
    await expect.poll(() => titles(page)).toEqual(['Lazer', 'DJ', 'Tymi']);

    for (const path of ['/sherbime', '/']) {
      await expect(async () => {
        await visitor.goto(web.url + path);
        expect(await shown(visitor)).toEqual(['Lazer', 'DJ', 'Tymi']);
      }).toPass({ timeout: 30_000 });
      // The picture has no name, because its title is beside it.
      await expect(visitor.locator('img[src*="/uploads/lazer"]').first()).toBeVisible();
    }

    const opened = await recordLinks(app);
    const line = await openItem(page, 'Lazer');
    await line.getByRole('link', { name: 'Shih në faqe' }).click();
    const place = new RegExp(`^${web.url}/sherbime#[0-9a-f]{24}$`);
    await expect.poll(() => opened.jsonValue()).toEqual([expect.stringMatching(place)]);
  } finally {
    await web.end();
  }
});
