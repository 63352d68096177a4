import sharp from 'sharp';
import type { DocumentOf } from '@ritmi/shared/domain/entities';
import { nightOf } from '@ritmi/shared/domain/events/lastNight';
import { toDay, today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { expect, expectNoSidewaysScroll, expectUsable } from '../fixtures.js';
import { product } from '../product.js';
import { callApi, pictures } from '../seeds.js';
import { test } from './signedIn.js';

/** Photos of a camera: most after midnight, one of another week, and one of a camera that is set to next year. */
async function photosOf(night: string, count: number) {
  const colours = ['#16243f', '#3f1620', '#16402f', '#40300f'];
  const next = addDays(night, 1);
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const times = [
        `${night} 19:30:00`,
        `${addDays(night, -7)} 21:00:00`,
        `${addDays(night, 400)} 21:00:00`,
      ];
      const minute = String(place).padStart(2, '0');
      const taken = (times[place] ?? `${next} 01:${minute}:00`).replaceAll('-', ':');
      const source = place % 2 === 0 ? pictures.red : pictures.blue;
      const buffer = await sharp(source)
        .resize(place === 0 ? { width: 240, height: 320 } : { width: 320, height: 240 })
        .tint(colours[place % colours.length] ?? '')
        .jpeg({ quality: 60 + place })
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .toBuffer();
      return { name: `IMG_${place}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

test('twenty photos become an event in six taps on a phone', async ({ page, session }) => {
  // Twenty files with all their variants.
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const night = addDays(nightOf(`${today()}T12:00`), -1);
  const files = await photosOf(night, 20);
  let taps = 0;
  const tap = async (target: { click: () => Promise<void> }) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/admin');
  await tap(page.getByRole('list', { name: 'Shpejt' }).getByRole('link', { name: /^Mbrëmë/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mbrëmë' })).toBeVisible();
  await expectUsable(page);
  const choosing = page.waitForEvent('filechooser');
  await tap(page.locator('label').filter({ hasText: 'Zgjidh fotot' }));
  await (await choosing).setFiles(files);
  const tiles = page.getByRole('list', { name: 'Fotot' });
  await expect(tiles.getByRole('listitem')).toHaveCount(20);
  await expect(page.getByLabel('Nata', { exact: true })).toHaveValue(night);
  await expect(tiles.getByText('Kryesorja')).toBeInViewport();
  await tap(page.locator('label').filter({ hasText: /^Dasmë$/ }));
  await tap(page.locator('label').filter({ hasText: /^Durrës$/ }));
  await expect(page.getByLabel('Titulli')).toHaveValue('Dasmë në Durrës');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Dasmë në Durrës', includeHidden: true }),
  ).toBeVisible();
  await expectUsable(page);

  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/events'),
  );
  await tap(page.getByRole('button', { name: 'Publiko' }));
  const event: DocumentOf<'events'> = await (await created).json();
  await expect(page.getByRole('heading', { name: 'U publikua: Dasmë në Durrës' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Fotoja për t’u dërguar: Dasmë në Durrës' })).toBeVisible();
  const storing = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Ruaj foton' }));
  expect((await storing).suggestedFilename()).toBe('Dasmë-në-Durrës.jpg');
  expect(taps).toBeLessThanOrEqual(6);
  await expectUsable(page);

  const { media, title, date, image, description } = event;
  expect([title, toDay(date), description]).toEqual(['Dasmë në Durrës', night, 'Një natë, 20 foto.']);
  expect(new Set(media.map(({ url }) => url)).size).toBe(20);
  // The first of the night that is wider than high.
  expect([image, media[0]?.url]).toEqual([expect.stringContaining('IMG_3'), image]);
  const link = page.getByRole('link', { name: 'Shih në faqe' });
  await expect(link).toHaveAttribute('href', new RegExp(`/evente#${event.id}$`));
  await callApi(session.token, { method: 'DELETE', path: `/events/${event.id}` });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test(`the card stays in sight and covers no control at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/mbreme');
    await page
      .getByLabel(/^Zgjidh fotot/)
      .setInputFiles(await photosOf(addDays(nightOf(`${today()}T12:00`), -1), 3));
    await page
      .locator('label')
      .filter({ hasText: /^Dasmë$/ })
      .click();
    const card = page.locator('main iframe');
    await expect(
      card.contentFrame().getByRole('heading', { name: /Dasmë/, includeHidden: true }),
    ).toBeVisible();
    const form = page.getByRole('form', { name: 'Mbrëmë' });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      // Nearly all of it is in sight, and it leaves most of the window to the form.
      await expect(card).toBeInViewport({ ratio: 0.8 });
      const height = await form
        .getByRole('complementary')
        .evaluate((aside) => aside.getBoundingClientRect().height);
      expect(height).toBeLessThan(viewport.height / 3);
      await expect(page.getByRole('button', { name: 'Publiko' })).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);

    /** The focused control of the form, and whether the card or the foot is over it. */
    const focused = () =>
      form.evaluate((element) => {
        const { activeElement: control } = document;
        if (!control || !element.contains(control)) return null;
        const { top, bottom } = control.getBoundingClientRect();
        const below = element.querySelector('aside')?.getBoundingClientRect().bottom ?? 0;
        const foot = element.querySelector('button[type=submit]')?.closest('form > :last-child');
        const above = foot?.contains(control) ? innerHeight : (foot?.getBoundingClientRect().top ?? 0);
        return { name: control.outerHTML, isCovered: top < below || bottom > above };
      });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel(/^Zgjidh fotot|^Shto të tjera/).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      let passed = 0;
      for (let at = await focused(); at; at = await focused()) {
        expect(at).toMatchObject({ isCovered: false });
        passed += 1;
        await page.keyboard.press(key);
      }
      expect(passed).toBeGreaterThan(10);
      await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
    }
  });

test('without a network a night waits in the browser, and arrives once', async ({
  page,
  context,
  session,
}) => {
  const night = addDays(nightOf(`${today()}T12:00`), -1);
  await page.goto('/admin/mbreme');
  await page.getByLabel(/^Zgjidh fotot/).setInputFiles(await photosOf(night, 3));
  await page
    .locator('label')
    .filter({ hasText: /^Dasmë$/ })
    .click();
  await page.getByLabel('Titulli').fill('Nata pa rrjet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publiko' }).click();
  await expect(page.getByRole('heading', { name: 'Pret rrjetin: Nata pa rrjet' })).toBeVisible();
  await context.setOffline(false);
  const arrived = async () => {
    const events = await page.request.get(`${product.apiUrl}/events`);
    const all: readonly DocumentOf<'events'>[] = await events.json();
    return all.filter(({ title }) => title === 'Nata pa rrjet');
  };
  await expect.poll(async () => (await arrived()).map(({ media }) => media.length)).toEqual([3]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mbrëmë' })).toBeVisible();
  const events = await arrived();
  expect(events).toHaveLength(1);
  for (const { id } of events) await callApi(session.token, { method: 'DELETE', path: `/events/${id}` });
});

test('each of three messages can be read and closed in a low window with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 341 });
  await page.goto('/admin/mbreme');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const files = page.getByLabel(/^Zgjidh fotot/);
  for (const name of ['oferta.pdf', 'fatura.pdf', 'kontrata.pdf'])
    await files.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  const messages = page.getByRole('alert').filter({ hasText: 'Nuk janë as foto, as video' });
  await expect(messages).toHaveCount(3);
  // At once, since messages go by themselves.
  const seen = await messages.evaluateAll((all) =>
    all.map((message) => {
      message.scrollIntoView({ block: 'nearest' });
      const { top, bottom, right } = message.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && right <= innerWidth;
    }),
  );
  expect(seen).toEqual([true, true, true]);
  await expectNoSidewaysScroll(page);
});
