import type { Page } from '@playwright/test';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem } from '../pages/admin.js';
import { seedService, uniqueTitle } from '../seeds.js';
import { expectMissing } from '../pages/forms.js';

const modules = [
  ['Butonat', 'buttons'],
  ['Eventet', 'events'],
  ['Shërbimet', 'services'],
  ['Rreth Nesh', 'about'],
  ['Kontakti', 'contact'],
  ['Projektet', 'projects'],
  ['Paketat', 'packages'],
  ['Artistët', 'artists'],
  ['Kërkesat', 'kerkesat'],
  ['Kalendari', 'kalendari'],
] as const;

test('the sidebar lists every module, the header shows the user, and each module opens at its top', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Butonat' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  const places = [
    ...modules.map(([label]) => label),
    'Faqja',
    'Shifrat',
    'Media',
    'Koshi',
    'Historia',
    'Eksporti',
  ];
  // With the number of those that nobody has read.
  const named = places.map((label) => (label === 'Kërkesat' ? /^Kërkesat\d*$/ : label));
  await expect(sidebar.getByRole('link')).toHaveText(named);
  await expect(sidebar.getByRole('link', { name: 'Butonat' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toContainText('Arta');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Dil' })).toBeVisible();
  for (const [label, id] of modules) {
    await sidebar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/admin/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  }
  await sidebar.getByRole('link', { name: 'Shërbimet' }).click();
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  const scrollToEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(scrollToEnd).toBeGreaterThan(0);
  await expect(sidebar.getByRole('link', { name: 'Historia' })).toBeInViewport();
  await sidebar.getByRole('link', { name: 'Historia' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('search, new item, save and the list of shortcuts have keys, and the focus returns', async ({
  page,
  seed,
}) => {
  const { title } = await seedService(seed, 'Çelësi');
  await page.goto('/admin/services');
  await expect(listItem(page, title)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(title.toLowerCase().replace('ç', 'c').replace('ë', 'e'));
  await expect(page.getByRole('main').locator('li h3')).toHaveText([title]);
  await expect(page.getByText('Shfaq të gjithë listën për ta renditur.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('li h3')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Vetëm në ballinë' }).click();
  await expect(listItem(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vetëm në ballinë' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expectMissing(form, 'Title');

  const opener = page.getByRole('button', { name: 'Shkurtoret e tastierës' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Shkurtoret e tastierës' });
  for (const keys of ['Ctrl+S', '/', 'N', '?', 'Space', 'Esc']) {
    await expect(sheet.locator('kbd').getByText(keys, { exact: true })).toBeVisible();
  }
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await listItem(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Fshi këtë shërbim' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

// spec: 2.sidebar.toggle, contract.admin.toggle
test('on a phone the sidebar is behind a toggle, and no screen scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/services');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  for (const [label] of modules) {
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await sidebar.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

/** The notes below the titles of links that have a dot at the start or the end of a line. */
const withHangingDots = (page: Page) =>
  page.locator('main a small').evaluateAll((notes) =>
    notes.flatMap((note) => {
      const box = note.getBoundingClientRect();
      const glyphs: { readonly text: string; readonly top: number; readonly left: number }[] = [];
      const texts = document.createTreeWalker(note, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const all = node.textContent ?? '';
        for (let place = 0; place < all.length; place += 1) {
          const text = all.charAt(place);
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const { left, right, top } = range.getBoundingClientRect();
          const isShown = text.trim() !== '' && left >= box.left - 1 && right <= box.right + 1;
          if (isShown) glyphs.push({ text, top, left });
        }
      }
      const hangs = glyphs.some(({ text, top, left }) => {
        if (text !== '·') return false;
        const line = glyphs.filter((other) => Math.abs(other.top - top) < 6);
        return !line.some((other) => other.left < left) || !line.some((other) => other.left > left);
      });
      return hangs ? [note.textContent] : [];
    }),
  );

test('no dot hangs at the edge of a line of the start screen', async ({ page, seed }) => {
  // One word, so that lines break between the facts.
  const place = uniqueTitle('Salla-Kristal-në-Durrës').replace(' ', '-');
  const date = addDays(today(), 1);
  await seed('bookings', { title: uniqueTitle('Dasma'), date, place, part: 'all', state: 'confirmed' });
  await page.goto('/admin');
  const note = page.locator('main a small').filter({ hasText: place });
  for (const width of [1440, 820, 390, 360, 340, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(note).toBeVisible();
    expect(await withHangingDots(page), `${width} px`).toEqual([]);
  }
});

test('on a phone one tap leads from a list to its form, and no button is over those of the last row', async ({
  page,
  seed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const titles: string[] = [];
  for (const place of Array.from({ length: 9 }).keys()) {
    const { title } = await seedService(seed, `Rreshti ${place}`);
    titles.push(title);
  }
  await page.goto('/admin/services');
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .last();
  await expect(listItem(page, titles.at(-1) ?? '')).toBeVisible();
  const jump = page.getByRole('button', { name: 'I ri', exact: true });
  await expect(jump).toBeVisible();

  await test.step('wherever the last row is, its buttons can be pressed', async () => {
    for (const gap of [-120, -90, -75, -60, -45, -30, 0, 40]) {
      await last.evaluate((row, px) => {
        scrollTo(0, scrollY + row.getBoundingClientRect().bottom - innerHeight + px);
      }, gap);
      /** Names of the buttons of the row that are in sight, and below something else. */
      const covered = () =>
        last.getByRole('button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            // What the bar at the bottom has not reached; the one that covers the whole row is below the others.
            const foot =
              document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? innerHeight;
            if (y > foot || right - left > 100) return [];
            return button.contains(document.elementFromPoint(x, y)) ? [] : [button.outerHTML];
          }),
        );
      await expect.poll(covered, `${gap} px below the row`).toEqual([]);
    }
  });

  await page.evaluate(() => scrollTo(0, 0));
  await jump.click();
  const first = page.getByRole('form', { name: 'Add New Service' }).locator('input').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(jump).not.toBeInViewport();
});

test('on a phone little is empty at the end of a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/packages', '/admin/kalendari']) {
    await page.goto(path);
    const add = page.locator('main button[data-act="new"]');
    await expect(add).toBeVisible();
    // Again while rows arrive.
    await expect(async () => {
      const empty = await add.evaluate((button) => {
        scrollTo(0, document.documentElement.scrollHeight);
        const panel = button.closest('section');
        const end = Math.max(
          ...[...(panel?.children ?? [])].map((part) => part.getBoundingClientRect().bottom),
        );
        return (panel?.getBoundingClientRect().bottom ?? 0) - end;
      });
      expect(empty, path).toBeLessThan(32);
    }).toPass();
  }
});

test('a list is printed at full paper width, without its form', async ({ page, seed }) => {
  const { title } = await seedService(seed, 'Në letër');
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.goto('/admin/services');
  const row = listItem(page, title);
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const heading = await row.getByRole('heading').boundingBox();
  const description = await row.getByText('Përshkrim').boundingBox();
  // It is on one line.
  expect(heading?.height).toBeLessThan(25);
  expect(description?.width).toBeGreaterThan(500);
  await expect(page.getByRole('form', { name: 'Add New Service' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
