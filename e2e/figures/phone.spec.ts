import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { product } from '../product.js';

// Measures a first visit to each page on a phone: slow 4G as in Lighthouse, a quarter of this machine's speed.
const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

/** `npm run bench` sets five runs, and a file for the table. */
const runs = Number(process.env.FIGURES_RUNS ?? 1);
const file = process.env.FIGURES_FILE;

const limits = { scriptKb: 90, largestPaintMs: 2500, layoutShift: 0.02 };

/** Tasks longer than this count as blocking. */
const blockingFromMs = 50;

/** Wait after the load, longer than the splash, to measure what follows it too. */
const restMs = 2_000;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  // The page of an unknown path is one of them.
  expectedProblems: [/404 \(Not Found\)/],
});

test('every public page stays within its limits on a phone', async ({ context, request }) => {
  test.setTimeout(runs * 900_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path || '/')
    .filter((path) => !path.startsWith('/en/'));
  const projects = paths.filter((path) => path.startsWith('/projects/'));
  const chosen = paths.filter((path) => !projects.slice(1).includes(path));
  const measured: Record<string, Figures[]> = {};
  // In rounds, so that a busy moment of the machine does not affect all runs of one page.
  for (let run = 0; run < runs; run += 1) {
    for (const path of [...chosen, '/login', '/nuk-ka']) {
      // Fills the page cache, from which all visitors but the first after a change are served.
      await fetch(product.webUrl + path);
      // A new page, so that nothing of the previous run is still loading; without an interaction, unlike the fixture's.
      const page = await context.newPage();
      const scripts = await slowDown(await context.newCDPSession(page));
      await page.addInitScript(observePaints);
      (measured[path] ??= []).push(await measure(page, path, scripts));
      await page.close();
    }
  }
  const rows = Object.fromEntries(
    Object.entries(measured).map(([path, figures]) => [path, medianOf(figures)]),
  );
  console.table(rows);
  const table = {
    title: `First visit on a phone (a quarter of the speed, slow 4G), median of ${runs}`,
    rows: Object.entries(rows).map(([path, figures]) => ({ path, ...figures })),
  };
  if (file) await writeFile(file, JSON.stringify(table));
  for (const [path, { scriptKb, largestPaintMs, layoutShift }] of Object.entries(rows)) {
    expect.soft(scriptKb, `${path}: JavaScript in KB`).toBeLessThanOrEqual(limits.scriptKb);
    expect.soft(largestPaintMs, `${path}: largest paint in ms`).toBeLessThanOrEqual(limits.largestPaintMs);
    expect.soft(layoutShift, `${path}: layout shift`).toBeLessThanOrEqual(limits.layoutShift);
  }
});

interface Figures {
  readonly scriptKb: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Sum of all shifts, at least the cumulative layout shift of Web Vitals. */
  readonly layoutShift: number;
  readonly blockingMs: number;
}

function medianOf(measured: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    measured.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  return {
    scriptKb: middle('scriptKb'),
    firstPaintMs: middle('firstPaintMs'),
    largestPaintMs: middle('largestPaintMs'),
    layoutShift: middle('layoutShift'),
    blockingMs: middle('blockingMs'),
  };
}

async function measure(page: Page, path: string, scripts: { readonly bytes: number }): Promise<Figures> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  const scriptKb = Math.round(scripts.bytes / 102.4) / 10;
  const { firstPaintMs, largestPaintMs } = await page.evaluate(() => window.paints);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  const { layoutShift, tasks } = await page.evaluate(() => window.paints);
  const blockingMs = tasks
    .filter(({ atMs, durationMs }) => atMs + durationMs > firstPaintMs)
    .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - blockingFromMs), 0);
  return { scriptKb, firstPaintMs, largestPaintMs, layoutShift, blockingMs };
}

/** Emulates the phone without a browser cache and counts the bytes of scripts on the wire. */
async function slowDown(session: CDPSession) {
  const scripts = { bytes: 0 };
  const requests = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') requests.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) scripts.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return scripts;
}

declare global {
  interface Window {
    paints: {
      firstPaintMs: number;
      largestPaintMs: number;
      layoutShift: number;
      tasks: { atMs: number; durationMs: number }[];
    };
  }
}

/** Runs in the page, before the page's own scripts. */
function observePaints(): void {
  const paints: Window['paints'] = {
    firstPaintMs: Number.NaN,
    largestPaintMs: Number.NaN,
    layoutShift: 0,
    tasks: [],
  };
  window.paints = paints;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value?: number;
        hadRecentInput?: boolean;
      })[]) {
        const startMs = Math.round(entry.startTime);
        if (entry.name === 'first-contentful-paint') paints.firstPaintMs = startMs;
        if (type === 'largest-contentful-paint') paints.largestPaintMs = startMs;
        if (type === 'longtask') paints.tasks.push({ atMs: startMs, durationMs: Math.round(entry.duration) });
        if (type === 'layout-shift' && !entry.hadRecentInput) paints.layoutShift += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
}
