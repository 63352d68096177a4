import type { Page } from '@playwright/test';
import { expect, waitUntilInteractive, test } from '../fixtures.js';

test.use({ showsSplash: true });

/** The page's own record of its first seconds, independent of the test's clock. */
async function readSplash(page: Page) {
  return page.evaluate(() => {
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    const covers = ({ x, y, width, height }: DOMRect) =>
      x <= 0 && y <= 0 && width >= window.innerWidth && height >= window.innerHeight;
    const splash = document.querySelector('[data-testid="splash"]');
    const [leaving] = splash?.getAnimations() ?? [];
    const [firstPaint] = performance.getEntriesByType('paint');
    const begunAtMs = Number(leaving?.startTime);
    return {
      begunAtMs,
      visibleMs:
        begunAtMs + Number(leaving?.effect?.getComputedTiming().endTime) - Number(firstPaint?.startTime),
      turningPictures: splash
        ?.getAnimations({ subtree: true })
        .filter(isEndless)
        .map(({ effect }) => (effect as KeyframeEffect).target?.tagName),
      overTheWindow: [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .filter((element) => covers(element.getBoundingClientRect()))
        .map((element) => element.getAttribute('data-testid')),
    };
  });
}

// spec: 1.splash.look, 1.splash.time, 4.splash, 9.splash, contract.splash, contract.splash.time
test('only the splash covers the whole window; it rotates, and disappears for good after 1.5 s', async ({
  page,
}) => {
  await page.goto('/sherbime');
  await waitUntilInteractive(page);
  const first = await readSplash(page);
  expect(first.overTheWindow).toEqual(['splash']);
  expect(first.turningPictures).toEqual(['svg']);
  expect(first.visibleMs).toBeGreaterThan(1_000);
  expect(first.visibleMs).toBeLessThan(2_000);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Evente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventet' })).toBeVisible();
  await expect(page.getByTestId('splash')).toBeHidden();
  expect((await readSplash(page)).begunAtMs).toBe(first.begunAtMs);
});
