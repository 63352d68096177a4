import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';

const shown = (page: Page) => page.frameLocator('iframe[title="Parapamje"]');

/** Where the page in the frame is scrolled to, in px. */
const scrolled = (page: Page) =>
  page
    .locator('iframe[title="Parapamje"]')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);

test('the page beside the settings follows what is typed, and nobody else sees it', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/settings');
  const partOf = (title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });
  await partOf('Kreu i ballinës').click();
  const hero = page.getByRole('group', { name: 'Hero' });
  const heading = hero.getByLabel(/^Heading/).first();
  const before = await heading.inputValue();
  const title = shown(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(before);
  await expect(shown(page).getByRole('region', { name: 'Pëlqimi për statistika' })).toBeHidden();

  await test.step('what is typed shows, and the page stays where it was scrolled to', async () => {
    await shown(page)
      .locator('html')
      .evaluate(() => window.scrollTo(0, 900));
    await heading.fill('Po e shkruaj tani');
    await expect(title).toHaveText('Po e shkruaj tani');
    await expect.poll(() => scrolled(page)).toBe(900);
    await expect(shown(page).getByText('Parapamje')).toBeAttached();
    expect(await (await request.get('/')).text()).not.toContain('Po e shkruaj tani');
  });

  await test.step('another part shows its own page, and what was typed stays', async () => {
    await partOf('Politika e privatësisë').click();
    await expect(heading).toBeHidden();
    await expect(
      shown(page).getByRole('heading', { level: 1, name: 'Politika e privatësisë' }),
    ).toBeVisible();
    expect((await partOf('Politika e privatësisë').boundingBox())?.y).toBeGreaterThan(0);
    await partOf('Kreu i ballinës').click();
    await expect(title).toHaveText('Po e shkruaj tani');
    await expect(heading).toHaveValue('Po e shkruaj tani');
  });

  await test.step('another page, width and language', async () => {
    await page.getByLabel('Faqja', { exact: true }).selectOption('/termat-e-sherbimit');
    await expect(shown(page).getByRole('heading', { level: 1, name: 'Termat e shërbimit' })).toBeVisible();
    await page.getByRole('group', { name: 'Gjuha e faqes' }).getByRole('button', { name: 'EN' }).click();
    await expect(shown(page).getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await page.getByRole('button', { name: 'Kompjuter' }).click();
    const frame = page.locator('iframe[title="Parapamje"]');
    await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(1280);
    // Not the page in the frame, whose landmarks are those of a page.
    for (const part of ['[data-page]', '[data-live] [role="group"]', '[data-live] select'])
      await expectAccessible(page, part);
  });

  await test.step('a narrow window opens it in a sheet, and closing it ends the address', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(frameOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Parapamje' }).click();
    const sheet = page.getByRole('dialog', { name: 'Parapamje: Ndrysho cilësimet e faqes' });
    await expect(title).toHaveText('Po e shkruaj tani');
    await expectNoSidewaysScroll(page);
    const address = (await frameOf(page).getAttribute('src')) ?? '';
    expect((await request.get(address)).status()).toBe(200);
    await sheet.getByRole('button', { name: 'Mbyll' }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(async () => (await request.get(address)).status()).toBe(404);
    await heading.fill(before);
  });
});

test('long texts of one line can be read whole', async ({ page }) => {
  const long = 'Na trego datën dhe sallën, ne sjellim zërin, dritat dhe natën deri në mëngjes.';
  for (const [width, count] of [
    [390, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/settings');
    const title = page.getByRole('heading', { level: 3, name: 'Emri dhe logoja', exact: true });
    await expect(title).toBeVisible();
    const inputs = page.locator('[name$="tagline"]').filter({ visible: true });
    if ((await inputs.count()) === 0) await title.click();
    // Beside each other in both languages, or in one.
    await expect(inputs).toHaveCount(count);
    for (const input of await inputs.all()) {
      await input.fill(long);
      const cut = await input.evaluate((element) => [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ]);
      expect(cut).toEqual([0, 0]);
      await input.fill('');
    }
  }
});

const frameOf = (page: Page) => page.locator('iframe[title="Parapamje"]');
