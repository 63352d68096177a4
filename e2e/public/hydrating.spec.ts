import { expect, test } from '../fixtures.js';
import { holdCalls } from '../pages/answers.js';

// React hydrates in slices: what is done in between renders at once what it reaches.
test.use({ touchesPages: false });

/** Moves the focus to a field once React has begun to hydrate the page. */
function moveWhileHydrating([sign, field]: readonly [string, string]): void {
  addEventListener(sign, () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const root = document.querySelector('#root') ?? {};
      if (!Object.keys(root).some((key) => key.startsWith('__reactContainer')))
        return port2.postMessage(null);
      const isHydrated = document.documentElement.hasAttribute('data-hydrated');
      document.querySelector<HTMLElement>(field)?.focus();
      Object.assign(window, { moved: isHydrated ? 'later' : 'while it hydrates' });
    };
    port2.postMessage(null);
  });
}

for (const typed of ['Ana', '']) {
  test(`the focus goes on from a field with '${typed}' while the page is hydrated`, async ({ page }) => {
    await page.addInitScript(moveWhileHydrating, ['ritmi:hydrating', 'main [name=mesazhi]'] as const);
    const release = await holdCalls(page, '**/assets/{chunks,entries}/*.js');
    await page.goto('/kontakt');
    await page.getByLabel('Emri', { exact: true }).focus();
    await page.keyboard.type(typed);
    release();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe('while it hydrates');
    await expect(page.getByLabel('Mesazhi')).toBeFocused();
    await page.keyboard.type('Pa tym?');
    await expect(page.getByLabel('Mesazhi')).toHaveValue('Pa tym?');
    await expect(page.getByLabel('Emri', { exact: true })).toHaveValue(typed);
  });
}
