import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Endless animations, autoplaying videos and smooth scrolling. */
async function findMotion(page: Page) {
  return page.evaluate(() => ({
    endless: document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    playing: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ src }) => src),
    gliding: [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  }));
}

// spec: contract.motion
test('nothing moves with reduced motion when the style sheet arrives', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    // What measures a page, as tools do, computes styles that are not there yet.
    const measuring = setInterval(() => document.body?.getBoundingClientRect(), 5);
    window.addEventListener('load', () => clearInterval(measuring));
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/kontakt', '/login']) {
    await page.goto(path);
    await expect(page.getByTestId('splash')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
  }
});

test('nothing moves endlessly with reduced motion', async ({ page }) => {
  for (const path of ['/', '/sherbime', '/paketa', '/evente', '/DJ-Lumo', '/login']) {
    await page.goto(path);
    expect(await findMotion(page), path).toEqual({ endless: [], playing: [], gliding: [] });
  }
});

// spec: contract.motion
test('loading states do not rotate either', async ({ page }) => {
  await visit(page, '/rreth-nesh');
  await page.route('**/api/services', () => new Promise<never>(() => undefined));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shërbime' }).click();
  await expect(page.getByRole('status').getByRole('img', { name: 'Duke ngarkuar' })).toBeVisible();
  expect(await findMotion(page)).toEqual({ endless: [], playing: [], gliding: [] });
});

for (const { reducedMotion, times } of [
  { reducedMotion: 'reduce', times: 0 },
  { reducedMotion: 'no-preference', times: 1 },
] as const) {
  test(`pages ${times === 0 ? 'do not cross-fade with reduced motion' : 'cross-fade on client navigation'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const fades: string[] = [];
      Object.assign(window, { fades });
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.finished.then(() => fades.push(location.pathname));
        return transition;
      };
    });
    await visit(page, '/rreth-nesh');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shërbime' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shërbimet' })).toBeVisible();
    const fades = () => page.evaluate(() => (window as typeof window & { fades: string[] }).fades);
    await expect.poll(fades).toEqual(Array.from({ length: times }, () => '/sherbime'));
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [path, shown] of [
    ['/projects', '/projects/'],
    ['/paketa', '/paketa'],
  ] as const) {
    test(`the picture of a card of ${path} grows into the page or dialog that it opens`, async ({ page }) => {
      // Its page shows the list's data before the answer arrives.
      await page.route('**/api/projects/*', () => new Promise<never>(() => undefined));
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const moving = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            Object.assign(window, { moving });
          });
          return transition;
        };
      });
      await visit(page, path);
      const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
      const title = await link.innerText();
      await link.click();
      await expect(page.locator('[data-grows] picture')).toBeVisible();
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => (window as typeof window & { moving?: string[] }).moving))
        .toEqual(
          expect.arrayContaining(['::view-transition-old(picture)', '::view-transition-new(picture)']),
        );
      expect(page.url()).toContain(shown);
    });
  }
});
