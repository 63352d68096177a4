import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, startHydration, test } from '../fixtures.js';
import { holdCalls } from '../pages/answers.js';
import { messageOf, sitePages } from '../pages/site.js';

// What visitors see before they touch a page: React has not run, and may never.
test.use({ touchesPages: false });

const consent = (page: Page) => page.getByRole('region', { name: 'Pëlqimi për statistika' });

/** A page is loaded, its start script has run, and the splash has faded; React has not begun. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(page.getByTestId('splash')).toBeHidden();
  const isHydrated = await page.evaluate(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
  );
  expect(isHydrated).toBe(false);
}

test('untouched pages ask for consent, fit the window and show no error', async ({ page }) => {
  for (const path of sitePages) {
    await page.goto(path);
    await expectUntouched(page);
    await expect(consent(page), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    await expect(page.locator('main'), path).not.toHaveText('');
    await expectNoSidewaysScroll(page);
  }
});

test('untouched pages leave out nothing that is far down', async ({ page }) => {
  for (const path of ['/', '/sherbime', '/evente', '/projects']) {
    await page.goto(path);
    await expectUntouched(page);
    const skipped = await page
      .locator('main :is(h2, h3, p)')
      .evaluateAll((texts) =>
        texts
          .filter((each) => each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ textContent }) => textContent),
      );
    expect(skipped, path).toEqual([]);
  }
});

test('untouched pages do not ask again after consent was answered', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('consent', 'refused'));
  for (const path of sitePages) {
    await page.goto(path);
    await expectUntouched(page);
    await expect(consent(page), path).toBeHidden();
  }
});

test('an answer about consent holds although the page is left before its scripts have arrived', async ({
  page,
}) => {
  const release = await holdCalls(page, '**/assets/{chunks,entries}/*.js');
  await page.goto('/');
  await consent(page).getByRole('button', { name: 'Refuzo' }).click();
  await expect(consent(page)).toBeHidden();
  await page.reload();
  await expectUntouched(page);
  await expect(consent(page)).toBeHidden();
  release();
});

/** A foreign element after each field, as password managers add. */
function addElements(): void {
  for (const field of document.querySelectorAll('input, select, textarea'))
    field.after(Object.assign(document.createElement('div'), { textContent: '🔑' }));
}

/** Each text in elements of its own, as the browser's translation leaves it. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, option')) continue;
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: `${text.data} (en)` }));
    text.replaceWith(font);
  }
}

const changes = [
  ['with nothing changed', () => undefined],
  ['with foreign elements', addElements],
  ['translated by the browser', translate],
] as const;

const fields = {
  '/login': { email: 'arta@ritmi.example', password: 'fjalëkalim' },
  '/kontakt': { vendi: 'Durrës', data: '2099-06-14', lloji: 'dasme' },
  '/': { vendi: 'Vlorë', lloji: 'dasme' },
} as const;

for (const [what, change] of changes) {
  test(`what is filled in stays when a page ${what} is hydrated`, async ({ page }) => {
    for (const [path, values] of Object.entries(fields)) {
      await page.goto(path);
      await page.evaluate(change);
      const names = Object.keys(values);
      await page.evaluate((entered) => {
        for (const [name, value] of Object.entries(entered)) {
          const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
          if (field) field.value = value;
        }
      }, values);
      await page.locator(`main [name="${names[0]}"]`).first().focus();
      await page.keyboard.type('!');
      await startHydration(page);
      await page.waitForFunction(() => document.querySelector('[aria-haspopup="dialog"]'));
      const kept = await page.evaluate(
        (all) => all.map((name) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value),
        names,
      );
      const [first, ...others] = Object.values(values);
      expect([kept[0]?.replace('!', ''), ...kept.slice(1)], path).toEqual([first, ...others]);
      expect(kept[0], path).toContain('!');
      await expect(page.locator(`main [name="${names[0]}"]`).first(), path).toBeFocused();
    }
  });
}

test('a date is typed into the field that has the focus when scripts begin', async ({ page }) => {
  await page.goto('/kontakt');
  const field = page.getByLabel('Data', { exact: true });
  await field.focus();
  await startHydration(page);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.keyboard.insertText('14.6.2099');
  await expect.poll(() => messageOf(page, 'Dërgo në WhatsApp')).toContain('Data: 14 qershor 2099');
  await page.getByLabel('Vendi', { exact: true }).focus();
  await expect(field).toHaveValue('2099-06-14');
  await expect(page.getByText('14 qershor 2099', { exact: true })).toBeVisible();
});
