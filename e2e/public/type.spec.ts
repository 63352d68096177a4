import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test, waitUntilInteractive } from '../fixtures.js';
import { showcasePages, sitePages } from '../pages/site.js';

const paths = [...showcasePages, '/nuk-ka'];
const everyPath = [...sitePages, '/kerkesa', '/nuk-ka'];

/** Delay of the fonts, in ms: well after the first paint. */
const fontDelayMs = 400;

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
    await route.continue();
  });
}

/** Fonts other than the brand's in which the browser renders headings. */
async function headingsInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(h1, h2, h3)',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      if (!isCustomFont || !familyName.startsWith('Mona Sans')) found.push(`${familyName} ${glyphCount}`);
    }
  }
  await session.detach();
  return found;
}

/** Headings that overflow their container or the window, except those in rows that scroll. */
async function overflowingHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // Includes content that is laid out late.
    for (const late of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(late).contentVisibility === 'auto') late.style.contentVisibility = 'visible';
    }
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility() && !scrolls(heading))
      .filter((heading) => {
        // Skips visually hidden headings.
        if (heading.clientWidth <= 1) return false;
        const { left, right } = heading.getBoundingClientRect();
        return heading.scrollWidth > heading.clientWidth + 1 || left < -1 || right > window.innerWidth + 1;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Layout shifts so far, however small, and what moved. */
async function layoutShifts(page: Page) {
  return page.evaluate(() => {
    const { shifts } = window as typeof window & { shifts: string[] };
    return shifts;
  });
}

/** Opens each page with fonts that arrive after its first paint. */
async function expectNoShifts(page: Page, addresses: readonly string[]): Promise<void> {
  await delayFonts(page);
  for (const path of addresses) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Mona Sans') && status === 'loaded')
        .map(({ weight, stretch }) => `${weight} ${stretch}`),
    );
    expect(faces, path).toEqual(expect.arrayContaining(['400 700 100%', '800 120%']));
    expect(await layoutShifts(page), path).toEqual([]);
  }
}

// One of the pages is missing on purpose.
test.use({ expectedProblems: [/404 \(Not Found\)/] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node }[] };
        const nodes = sources.map(({ node }) => (node as Element | null)?.textContent?.slice(0, 40) ?? '?');
        shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('late fonts shift no layout, and every face that headings use is loaded', async ({ page }) => {
  await expectNoShifts(page, paths);
});

test('late fonts load no font of rare letters in their place', async ({ page }) => {
  await delayFonts(page);
  const rare: string[] = [];
  page.on('request', (request) => {
    if (/mona-sans-(?!heading|text)[^/]*\.woff2/.test(request.url())) rare.push(request.url());
  });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(rare, path).toEqual([]);
  }
});

for (const width of [360, 412, 768, 1440]) {
  test(`late fonts shift no layout in either language at ${width} px @full`, async ({ page, viewport }) => {
    test.skip(viewport?.width === 390, 'the same in every project');
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 823 });
    await expectNoShifts(page, [...everyPath, ...everyPath.map((path) => `/en${path === '/' ? '' : path}`)]);
  });
}

// The widths at which the design is reviewed.
for (const width of [320, 390, 768, 1440, 1920]) {
  test(`headings fit and use the brand’s font at ${width} px @full`, async ({ page, viewport }) => {
    test.skip(viewport?.width === 390, 'the same in every project');
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      // A busy machine may paint before a font is there, which then waits for the next page.
      await expect(async () => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await headingsInOtherFonts(page), path).toEqual([]);
      }).toPass();
      expect(await overflowingHeadings(page), path).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('fonts that arrive late are used from the next page on', { tag: '@full' }, async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitUntilInteractive(page);
  const open = async (path: string) => {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeVisible();
  };
  await open('/paketa');
  // The list takes the place of its placeholder, whatever fonts there are.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await headingsInOtherFonts(page)).not.toEqual([]);
  const before = await layoutShifts(page);
  arrive();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShifts(page)).toEqual(before);
  expect(await headingsInOtherFonts(page)).not.toEqual([]);
  for (const path of ['/sherbime', '/rreth-nesh', '/paketa']) {
    await open(path);
    // The page's lists may arrive meanwhile and replace placeholder headings.
    await expect(async () => expect(await headingsInOtherFonts(page), path).toEqual([])).toPass();
  }
});
