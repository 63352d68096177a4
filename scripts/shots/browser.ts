import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../test/startProduct.js';
import { dropHeld } from './admin/answers.js';
import type { Screen } from './screen.js';
import { toastsStay } from './stills.js';
import { watchTraffic } from './traffic.js';
import { meetVisitors, patienceMs } from './visitors.js';

export interface Shoot {
  readonly webUrl: string;
  readonly token: string;
  readonly folder: string;
  readonly widths: readonly number[];
}

export const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

const phone = 390;

/** Time for what does arrive on a page of which something never does. */
const heldMs = 1_500;

const splashless = '[data-testid="splash"] { display: none !important; }';

/** Longer pictures than this are of no use. */
const highest = 6_000;

/** So many pages are open at a time: most of the time of each is spent waiting. */
const hands = Number(process.env.SHOTS_HANDS ?? 4);

/** Takes each screen at each width; answers what could not be taken. */
export async function shootSite(shoot: Shoot, screens: readonly Screen[]): Promise<string[]> {
  const tasks = shoot.widths.flatMap((width) =>
    screens
      .filter((screen) => (width === phone ? !screen.needsMouse : !screen.size && !screen.needsPhone))
      .map((screen) => ({ screen, size: screen.size ?? { width, height: heights[width] ?? 900 } })),
  );
  const failures: string[] = [];
  const queue = tasks.values();

  async function takeSome(): Promise<void> {
    const visitors = await meetVisitors(shoot.webUrl);
    try {
      for (const { screen, size } of queue) {
        const file = `${screen.name}-${size.width}`;
        const take = async () =>
          shootScreen(await visitors.contextFor(size, screen), shoot, { ...screen, file });
        // On a busy machine a second try often is enough.
        await take()
          .catch(take)
          .catch((error: Error) => failures.push(`${file}: ${error.message.split('\n')[0]}`));
      }
    } finally {
      await visitors.leave();
    }
  }

  await Promise.all(Array.from({ length: Math.min(hands, tasks.length) }, takeSome));
  return failures;
}

async function shootScreen(
  context: BrowserContext,
  { webUrl, token, folder }: Shoot,
  { file, path, before, prepare, ...how }: Screen & { readonly file: string },
): Promise<void> {
  const page = await context.newPage();
  const traffic = watchTraffic(page);
  const settle = async () => {
    if (how.isSplash) return;
    await traffic.untilSilent(how.isWaiting ? heldMs : patienceMs);
  };
  try {
    await forget(page, webUrl);
    await page.addInitScript(arrange, {
      css: how.isSplash ? toastsStay : `${toastsStay} ${splashless}`,
      kept: {
        ...(how.isUnasked ? {} : { consent: 'refused' }),
        ...(how.isSignedIn ? { token, userName: admin.name, isAuthenticated: 'true' } : {}),
        ...how.kept,
      },
    });
    await page.emulateMedia({
      colorScheme: how.isDark ? 'dark' : 'light',
      forcedColors: how.hasForcedColours ? 'active' : 'none',
      media: how.isPrinted ? 'print' : 'screen',
    });
    await before?.(page);
    await page.goto(path, how.isSplash ? { waitUntil: 'commit' } : {});
    if (!how.isSplash) await page.getByTestId('splash').waitFor({ state: 'hidden' });
    if (!how.isSplash && !how.hasNoScript) await page.waitForFunction(isTakenOver);
    if (how.isSignedIn) await page.getByRole('button', { name: 'Dil' }).waitFor({ state: 'attached' });
    await settle();
    await prepare?.(page);
    if (!how.holdsPointer && !how.isSplash) await page.mouse.move(0, 0);
    if (!how.isWindow && !how.isWaiting && !how.hasNoScript) await scrollThrough(page);
    await settle();
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
    await dropHeld(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Before the page's own scripts: what the browser keeps, and what holds still for the picture. */
function arrange({ css, kept }: { css: string; kept: Readonly<Record<string, string>> }): void {
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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
  // The admin asks for its lists when its scripts run.
  if (isSignedIn) await page.getByRole('img', { name: 'Loading' }).first().waitFor({ state: 'detached' });
  if (!hasNoScript) await decodePictures(page, isWindow ?? false);
}

/** React marks the root when it begins to hydrate: clicks and focus last from then on. */
function isTakenOver(): boolean {
  const root = document.querySelector('#root');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
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

/** What comes only when one is near it comes. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    }
    window.scrollTo(0, 0);
  });
}

/** Pictures below the window too, unless only the window is looked at; those that are hidden never load. */
async function decodePictures(page: Page, isWindow: boolean): Promise<void> {
  await page.evaluate(
    async ({ limitMs, onlySeen }) => {
      const pictures = [...document.images].filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect();
        return width > 0 && (!onlySeen || (bottom > 0 && top < window.innerHeight));
      });
      for (const picture of pictures) {
        picture.loading = 'eager';
        // What is decoded beside a picture of the page is a hole in it.
        picture.decoding = 'sync';
      }
      // On a busy machine an optional font comes too late to be shown.
      for (const face of document.fonts) face.display = 'swap';
      await document.fonts.ready;
      const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
      await Promise.race([loaded, new Promise((settle) => setTimeout(settle, limitMs))]);
    },
    { limitMs: patienceMs, onlySeen: isWindow },
  );
}
