import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';

const paths = ['/', '/sherbime', '/paketa', '/evente', '/projects', '/rreth-nesh', '/kontakt', '/DJ-Lumo'];

/** Fonts arrive this late, in ms: well after the first paint. */
const lateMs = 700;

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
}

/** Layout shifts of a thousandth or more so far, and what moved. */
async function shiftsOf(page: Page) {
  return page.evaluate(() => {
    const { shifts } = window as typeof window & { shifts: string[] };
    return shifts;
  });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node }[] };
        const nodes = sources.map(({ node }) => (node as Element | null)?.textContent?.slice(0, 40) ?? '?');
        if (value >= 0.001) shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('nothing moves when the fonts arrive late, and no heading stays in another face', async ({ page }) => {
  await delayFonts(page);
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Mona Sans') && status === 'loaded')
        .map(({ weight, stretch }) => `${weight} ${stretch}`),
    );
    expect(faces, path).toEqual(expect.arrayContaining(['400 700 100%', '800 120%']));
    expect(await shiftsOf(page), path).toEqual([]);
  }
});
