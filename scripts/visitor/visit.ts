import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Seen } from './figures.js';

// Slow 4G as Lighthouse and WebPageTest have it, and a phone of a quarter of this machine's speed.
const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

const patienceMs = 60_000;

/** Longer than the splash: what the page does after it counts too. */
const restMs = 2_000;

/** One visit of a page by a phone that has never been there, down to the page's end. */
export async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = await slowDown(session);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    const scriptBytes = scripts.bytes;
    const { firstPaintMs, largestPaintMs } = await page.evaluate(() => window.seenByVisitor);
    await scrollDown(page);
    const { shifts, longTasks } = await page.evaluate(() => window.seenByVisitor);
    return { scriptBytes, firstPaintMs, largestPaintMs, shifts, longTasks };
  } finally {
    await context.close();
  }
}

/** Network and processor of the phone; counts the bytes of scripts as they come over the wire. */
async function slowDown(session: CDPSession) {
  const counted = { bytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return counted;
}

/** Pictures that load only when they are near must not move anything either. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    }
  });
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    seenByVisitor: Omit<Seen, 'scriptBytes'>;
  }
}

// Runs in the page, before its first script; without functions of a name, for which tsx would need its own runtime.
function watchPaints(): void {
  const seen = {
    firstPaintMs: Number.NaN,
    largestPaintMs: Number.NaN,
    shifts: [] as { atMs: number; value: number }[],
    longTasks: [] as { atMs: number; durationMs: number }[],
  };
  window.seenByVisitor = seen;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        const { value, hadRecentInput } = entry as PerformanceEntry & Partial<LayoutShiftOfEntry>;
        if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
        if (type === 'largest-contentful-paint') seen.largestPaintMs = startTime;
        if (type === 'longtask') seen.longTasks.push({ atMs: startTime, durationMs: duration });
        if (value !== undefined && !hadRecentInput) seen.shifts.push({ atMs: startTime, value });
      }
    }).observe({ type, buffered: true });
  }
}

type LayoutShiftOfEntry = { readonly value: number; readonly hadRecentInput: boolean };
