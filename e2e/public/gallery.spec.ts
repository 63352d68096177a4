import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { siteFiles, sitePictures } from '../seeds.js';

const event = { description: 'Një natë e gjatë.', date: '2031-06-14', featured: false };

function currentPicture(page: Page) {
  return page.getByRole('dialog').locator('[role=group]:not([inert]) img');
}

/** Swipes over the middle of the window; positions are shares of its width. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    const x = width * (from + ((to - from) * step) / steps);
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: height / 2 }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test.describe('the lightbox', () => {
  test.beforeEach(async ({ page, seed }) => {
    await seed('events', { ...event, title: 'Galeria e provës', media: sitePictures(3) });
    await visit(page, '/evente');
    await page.getByRole('link', { name: 'Foto 1', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Galeria e provës' })).toBeVisible();
  });

  // spec: 2.lightbox.opens, 2.lightbox.wraps, 2.lightbox.lock, 4.lightbox, contract.names.lightbox
  // spec: contract.dialogs, contract.structure.pictures
  test('wraps around, traps and returns the focus, and keeps the page behind from scrolling', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 1');
    await dialog.getByRole('button', { name: 'E mëparshmja' }).click();
    await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 3');
    await dialog.getByRole('button', { name: 'Tjetra' }).click();
    await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 1');
    await page.keyboard.press('ArrowRight');
    await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 2');
    await page.keyboard.press('ArrowLeft');
    await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 1');

    const top = await page.evaluate(() => window.scrollY);
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await page.getByRole('button', { name: 'Mbyll' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
    await expect(page.getByRole('link', { name: 'Foto 1', exact: true }).first()).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('changes pictures by swipes to either side', async ({ page }) => {
      await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 1');
      await swipe(page, { from: 0.85, to: 0.1 });
      await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 2');
      await swipe(page, { from: 0.15, to: 0.9 });
      await expect(currentPicture(page)).toHaveAttribute('alt', 'Foto 1');
    });
  });

  // spec: 2.lightbox.lock, 4.lightbox, contract.dialogs
  test('is accessible, and closes by Escape and by a click beside the picture', async ({ page }) => {
    await expect(currentPicture(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Foto 1', exact: true }).first().click();
    await expect(currentPicture(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the video player', () => {
  test.beforeEach(async ({ page, seed }) => {
    const clip = { type: 'video' as const, url: siteFiles.clip, caption: 'Filmi i provës' };
    await seed('events', { ...event, title: 'Me video', media: [clip], image: siteFiles.pictures[0] ?? '' });
    await visit(page, '/evente');
  });

  const film = (page: Page) => page.getByLabel('Filmi i provës');

  /** Slow enough not to end before the next step, even on a busy machine. */
  async function playSlowly(page: Page): Promise<void> {
    await film(page).evaluate((video: HTMLVideoElement) => {
      Object.assign(video, { defaultPlaybackRate: 0.1, playbackRate: 0.1 });
    });
    await page
      .getByRole('article')
      .filter({ has: film(page) })
      .getByRole('button', { name: 'Luaj' })
      .click();
    await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0);
  }

  const state = (page: Page) =>
    film(page).evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      isMuted: video.muted,
      time: video.currentTime,
      controls: video.controls,
    }));

  // spec: 2.player.controls, 2.player.end, 4.player, contract.names.player
  test('plays, pauses, mutes and stops at the end', async ({ page }) => {
    const article = page.getByRole('article').filter({ hasText: 'Me video' });
    await expect(film(page)).toHaveAttribute('poster', siteFiles.pictures[0] ?? '');
    expect((await state(page)).controls).toBe(false);
    await article.getByRole('button', { name: 'Hesht' }).click();
    await expect(article.getByRole('button', { name: 'Zë' })).toBeVisible();
    await playSlowly(page);
    await article.getByRole('button', { name: 'Pauzë' }).click();
    expect(await state(page)).toMatchObject({ isPaused: true, isMuted: true });
    await film(page).evaluate((video: HTMLVideoElement) => {
      Object.assign(video, { currentTime: video.duration - 0.2, playbackRate: 1 });
    });
    await article.getByRole('button', { name: 'Luaj' }).click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    await expect(article.getByRole('button', { name: 'Luaj' })).toBeVisible();
    expect((await state(page)).isPaused).toBe(true);
  });

  // spec: 2.player.controls, 2.player.fullscreen, 4.player, contract.names.player
  test('is muted and at its start after fullscreen', async ({ page }) => {
    const article = page.getByRole('article').filter({ hasText: 'Me video' });
    await playSlowly(page);
    await article.getByRole('button', { name: 'Ekran i plotë' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await article.getByRole('button', { name: 'Ekran i plotë' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect.poll(() => state(page)).toMatchObject({ isPaused: true, isMuted: true, time: 0 });
  });
});
