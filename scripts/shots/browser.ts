import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../runtimes/chromium.js';
import { admin } from '../test/startProduct.js';
import type { Screen } from './screen.js';

export interface Shoot {
  readonly webUrl: string;
  readonly token: string;
  readonly folder: string;
  readonly widths: readonly number[];
}

export const loopbackOnly = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

const patienceMs = 20_000;

/** Takes each screen at each width; answers what could not be taken. */
export async function shootSite(shoot: Shoot, screens: readonly Screen[]): Promise<string[]> {
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: loopbackOnly });
  const failures: string[] = [];
  try {
    for (const width of shoot.widths) {
      for (const screen of screens) {
        await shootScreen(browser, shoot, { ...screen, width }).catch((error: Error) => {
          failures.push(`${screen.name} at ${width}: ${error.message.split('\n')[0]}`);
        });
      }
    }
  } finally {
    await browser.close();
  }
  return failures;
}

async function shootScreen(
  browser: Browser,
  { webUrl, token, folder }: Shoot,
  { name, path, before, prepare, width, ...how }: Screen & { readonly width: number },
): Promise<void> {
  const context = await browser.newContext({ baseURL: webUrl, ...settingsOf(how, width) });
  context.setDefaultTimeout(patienceMs);
  try {
    const kept = {
      ...how.kept,
      ...(how.isUnasked ? {} : { consent: 'refused' }),
      ...(how.isSignedIn ? { token, userName: admin.name, isAuthenticated: 'true' } : {}),
    };
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    await before?.(page);
    await page.goto(path, how.isSplash ? { waitUntil: 'commit' } : {});
    if (!how.isSplash) await page.getByTestId('splash').waitFor({ state: 'hidden' });
    if (how.isSignedIn) await page.getByRole('button', { name: 'Dil' }).waitFor({ state: 'attached' });
    await prepare?.(page);
    if (!how.isWaiting && !how.isSplash) await arrive(page, how);
    await page.screenshot({
      path: join(folder, `${name}-${width}.jpg`),
      type: 'jpeg',
      quality: 82,
      fullPage: !how.isWindow,
      animations: how.isSplash ? 'allow' : 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** Nobody zooms to less than 320 px: that is what a narrow window is like. */
function settingsOf({ zoom = 1, ...how }: Partial<Screen>, width: number): BrowserContextOptions {
  return {
    viewport: { width: Math.max(320, width / zoom), height: (heights[width] ?? 900) / zoom },
    deviceScaleFactor: zoom,
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    colorScheme: how.isDark ? 'dark' : 'light',
    forcedColors: how.hasForcedColours ? 'active' : 'none',
    javaScriptEnabled: !how.hasNoScript,
  };
}

async function arrive(page: Page, { hasNoScript, isWindow }: Partial<Screen>): Promise<void> {
  if (!hasNoScript && !isWindow) await loadPictures(page);
  else await page.waitForLoadState('networkidle');
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
