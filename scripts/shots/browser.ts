import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../test/startProduct.js';
import type { Screen } from './screen.js';
import { meetVisitors, patienceMs } from './visitors.js';

export interface Shoot {
  readonly webUrl: string;
  readonly token: string;
  readonly folder: string;
  readonly widths: readonly number[];
}

export const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

const phone = 390;

/** Longer pictures than this are of no use. */
const highest = 6_000;

/** Takes each screen at each width; answers what could not be taken. */
export async function shootSite(shoot: Shoot, screens: readonly Screen[]): Promise<string[]> {
  const visitors = await meetVisitors(shoot.webUrl);
  const failures: string[] = [];
  try {
    for (const width of shoot.widths) {
      for (const screen of screens) {
        if (width === phone ? screen.needsMouse : screen.size) continue;
        const size = screen.size ?? { width, height: heights[width] ?? 900 };
        const file = `${screen.name}-${size.width}`;
        await visitors
          .contextFor(size, screen)
          .then((context) => shootScreen(context, shoot, { ...screen, file }))
          .catch((error: Error) => failures.push(`${file}: ${error.message.split('\n')[0]}`));
      }
    }
  } finally {
    await visitors.leave();
  }
  return failures;
}

async function shootScreen(
  context: BrowserContext,
  { webUrl, token, folder }: Shoot,
  { file, path, before, prepare, ...how }: Screen & { readonly file: string },
): Promise<void> {
  const page = await context.newPage();
  try {
    await forget(page, webUrl);
    const kept = {
      ...(how.isUnasked ? {} : { consent: 'refused' }),
      ...(how.isSignedIn ? { token, userName: admin.name, isAuthenticated: 'true' } : {}),
      ...how.kept,
    };
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    }, kept);
    await page.emulateMedia({
      colorScheme: how.isDark ? 'dark' : 'light',
      forcedColors: how.hasForcedColours ? 'active' : 'none',
      media: how.isPrinted ? 'print' : 'screen',
    });
    await before?.(page);
    await page.goto(path, how.isSplash ? { waitUntil: 'commit' } : {});
    if (!how.isSplash) await page.getByTestId('splash').waitFor({ state: 'hidden' });
    if (how.isSignedIn) await page.getByRole('button', { name: 'Dil' }).waitFor({ state: 'attached' });
    await prepare?.(page);
    if (!how.isWaiting && !how.isSplash) await arrive(page, how);
    if (!how.isWindow) await layOut(page);
    if (how.isTall || (how.isSignedIn && !how.isWindow)) await grow(page);
    await page.screenshot({
      path: join(folder, `${file}.jpg`),
      type: 'jpeg',
      quality: 82,
      timeout: 3 * patienceMs,
      fullPage: !how.isWindow,
      // Toasts go away when the animation that counts their seconds is brought to its end.
      animations: how.isSplash || how.isSignedIn ? 'allow' : 'disabled',
    });
  } finally {
    // What is held back would go on to the server when nobody holds it any more.
    await page.goto('about:blank').catch(() => undefined);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** A page begins as in a new browser, but for the files it may have kept. */
async function forget(page: Page, origin: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  });
  // While it listens, the page is never shown as printed.
  await browser.detach();
}

async function arrive(page: Page, { hasNoScript, isWindow, isSignedIn }: Partial<Screen>): Promise<void> {
  if (!hasNoScript && !isWindow) await loadPictures(page);
  else await page.waitForLoadState('networkidle');
  // The admin asks for its lists when its scripts run.
  if (isSignedIn) await page.getByRole('img', { name: 'Loading' }).first().waitFor({ state: 'detached' });
}

/** Bars at the edges of the window would stand over the middle of a picture of the whole page. */
async function grow(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  // What stands beside a list grows with the window, and the page with it.
  for (const _step of [1, 2]) {
    const height = await page.evaluate(() => {
      const sheet = document.querySelector('[role="dialog"]')?.scrollHeight ?? 0;
      return Math.max(document.documentElement.scrollHeight, Math.ceil(sheet / 0.75));
    });
    await page.setViewportSize({ width, height: Math.min(height, highest) });
  }
}

/**
 * Far parts of a page are not laid out before a reader comes near, and the bar at the window's foot would stand in the
 * middle of the page: the picture shows what they hide.
 */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll('nav')) {
      const isAtFoot = bar.getBoundingClientRect().top > window.innerHeight / 2;
      if (isAtFoot && getComputedStyle(bar).position === 'fixed') bar.style.visibility = 'hidden';
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Pictures and posters below the window too; those that are hidden never load. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (limitMs) => {
    const pictures = [...document.images].filter((picture) => picture.offsetParent !== null);
    for (const picture of pictures) picture.loading = 'eager';
    const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    await Promise.race([loaded, new Promise((settle) => setTimeout(settle, limitMs))]);
  }, patienceMs);
}
