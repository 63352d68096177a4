import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.js';
import { product } from '../product.js';
import { adminStates } from './admin.js';
import { siteStates } from './site.js';
import type { State } from './state.js';

const folder = fileURLToPath(new URL('../../dist/pictures', import.meta.url));

// States with failed calls write to the console.
test.use({ expectedProblems: [/./], contextOptions: { reducedMotion: 'reduce' } });

for (const state of siteStates) test(state.name, ({ page }, { project }) => take(page, state, project.name));

for (const state of adminStates) {
  test(state.name, async ({ page, login }, { project }) => {
    await login(page);
    await take(page, state, project.name);
  });
}

test('splash', async ({ browser }, { project }) => {
  const page = await browser.newPage({ baseURL: product.webUrl, viewport: project.use.viewport ?? null });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByTestId('splash').waitFor();
  await page.screenshot({ path: join(folder, `splash-${page.viewportSize()?.width}.jpg`) });
  await page.close();
});

async function take(page: Page, state: State, project: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  test.skip(state.only === (width < 768 ? 'wide' : 'phone'), `not in ${project}`);
  await page.addInitScript(
    (storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    },
    { consent: 'refused', ...state.storage },
  );
  await page.emulateMedia(state.media ?? {});
  await state.before?.(page);
  await page.goto(state.path);
  await state.act?.(page);
  await loadLazyContent(page);
  await page.screenshot({
    path: join(folder, `${state.name}-${width}.jpg`),
    quality: 82,
    fullPage: !state.isWindow,
    // Disabled animations would end the countdown of toasts and so close them.
    animations: state.isWindow ? 'allow' : 'disabled',
  });
  // Calls may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Loads lazy content, as far as it arrives within the time limit. */
async function loadLazyContent(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const picture of document.images) picture.loading = 'eager';
    const isLoading = () =>
      [...document.images].some(({ complete, width }) => width > 0 && !complete) ||
      document.querySelector('main [aria-busy="true"], main [role="img"][aria-label="Loading"]');
    const giveUpAt = Date.now() + limitMs;
    while (isLoading() && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 50));
    await document.fonts.ready;
  }, 5_000);
}
