import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../runtimes/chromium.js';
import type { Screen } from './screen.js';

export const loopbackOnly = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export const patienceMs = 20_000;

// A picture of the whole page forgets that a phone has no mouse, unless the browser never had one.
const withoutMouse =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

type Size = NonNullable<Screen['size']>;

/** Visitors with a phone and with a mouse, one for each kind of window. */
export async function meetVisitors(webUrl: string) {
  const { path: executablePath } = await findChromium();
  const browsers = new Map<boolean, Browser>();
  const contexts = new Map<string, BrowserContext>();

  async function browserFor(isHandheld: boolean): Promise<Browser> {
    const args = isHandheld ? [...loopbackOnly, withoutMouse] : loopbackOnly;
    const browser = browsers.get(isHandheld) ?? (await chromium.launch({ executablePath, args }));
    browsers.set(isHandheld, browser);
    return browser;
  }

  return {
    /** Keeps what browsers keep of a site: its font comes too late on a first visit. */
    async contextFor(size: Size, { hasNoScript = false, zoom = 1 }: Pick<Screen, 'hasNoScript' | 'zoom'>) {
      const key = `${size.width} ${size.height} ${hasNoScript} ${zoom}`;
      const known = contexts.get(key);
      if (known) return known;
      const isHandheld = size.width < 768 || size.height < 600;
      const browser = await browserFor(isHandheld);
      const context = await browser.newContext({
        baseURL: webUrl,
        // Nobody zooms to less than 320 px: that is what a narrow window is like.
        viewport: zoom === 1 ? size : { width: Math.max(320, size.width / zoom), height: size.height / zoom },
        deviceScaleFactor: zoom,
        isMobile: isHandheld,
        hasTouch: isHandheld,
        reducedMotion: 'reduce',
        javaScriptEnabled: !hasNoScript,
      });
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.close();
      contexts.set(key, context);
      return context;
    },
    async leave(): Promise<void> {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}
