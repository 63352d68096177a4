import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, startHydration, test } from '../fixtures.js';
import { holdCalls } from '../pages/answers.js';
import { offered } from '../pages/enquiries.js';
import { startAddingElements, startTranslating } from '../pages/others.js';
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

/** A foreign element after each field, once. */
function addElements(): void {
  for (const field of document.querySelectorAll('input, select, textarea'))
    field.after(Object.assign(document.createElement('div'), { textContent: '🔑' }));
}

/** Each text in elements of its own, as the browser's translation leaves it. */
function translateOnce(): void {
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

/** React says so when it makes the page anew, which it does where others change it again and again. */
const remade = [/Minified React error #418/];

const changes: readonly (readonly [string, () => unknown, readonly RegExp[]])[] = [
  ['with nothing changed', () => undefined, []],
  ['with foreign elements', addElements, []],
  ['with foreign elements that come again', startAddingElements, remade],
  ['translated by the browser', translateOnce, []],
  ['that the browser goes on translating', startTranslating, remade],
];

const typed = 'main :is(input, select, textarea)';

const fields = {
  '/login': { email: 'arta@ritmi.example', password: 'fjalëkalim' },
  '/kontakt': { vendi: 'Durrës', data: '2099-06-14', lloji: 'dasme' },
  '/': { vendi: 'Vlorë', lloji: 'dasme' },
} as const;

for (const [what, change, expectedProblems] of changes) {
  test.describe(() => {
    test.use({ expectedProblems: [...expectedProblems] });

    test(`what is filled in stays when a page ${what} is hydrated`, async ({ page, request, session }) => {
      const answers = { emri: 'Ana Prova', mesazhi: 'Me dy salla', arsyeja: 'Kemi ndërruar datë' };
      const pages = { ...fields, [await offered(request, session.token)]: answers };
      for (const [path, values] of Object.entries(pages)) {
        await page.goto(path);
        await page.evaluate(change);
        const names = Object.keys(values);
        await page.locator(typed).evaluateAll(
          (all, entered) => {
            for (const field of all as HTMLInputElement[]) field.value = entered[field.name] ?? field.value;
          },
          values as Readonly<Record<string, string>>,
        );
        const first = page.locator(`main [name="${names[0]}"]`).first();
        await first.focus();
        await page.keyboard.type('!');
        await startHydration(page);
        await page.waitForFunction(() => document.querySelector('[aria-haspopup="dialog"]'));
        const kept = await page.evaluate(
          ([all, selector]) =>
            all.map((name) => document.querySelector<HTMLInputElement>(`${selector}[name="${name}"]`)?.value),
          [names, typed] as const,
        );
        const [before, ...others] = Object.values(values);
        expect([kept[0]?.replace('!', ''), ...kept.slice(1)], path).toEqual([before, ...others]);
        expect(kept[0], path).toContain('!');
        await expect(first, path).toBeFocused();
      }
    });

    test(`what is chosen stays when a page ${what} is hydrated`, async ({ page }) => {
      await page.goto('/paketa?krijo=po');
      await page.evaluate(change);
      const all = await page.evaluate(() => {
        const boxes = document.querySelectorAll<HTMLInputElement>('main [type=checkbox]');
        for (const box of boxes) box.checked = true;
        return boxes.length;
      });
      await startHydration(page);
      await expect(page.getByRole('complementary').locator('output')).toContainText(String(all));
      await expect(page.locator('main [type=checkbox]:checked')).toHaveCount(all);
    });

    test(`what is opened and scrolled stays when a page ${what} is hydrated`, async ({ page }) => {
      const hydrated = () =>
        page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
      await page.goto('/');
      await page.evaluate(change);
      const places = () =>
        page.evaluate(() => ({
          opened: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(({ open }) => open),
          scrolled: [...document.querySelectorAll('main *')].map((each) => each.scrollLeft).filter(Boolean),
        }));
      await page.evaluate(() => {
        document
          .querySelectorAll('main details')
          .forEach((each, index) => each.toggleAttribute('open', index % 2 === 0));
        for (const each of document.querySelectorAll('main *'))
          each.scrollTo({ left: 60, behavior: 'instant' });
      });
      const before = await places();
      expect(before.opened).toContain(true);
      expect(before.scrolled.length).toBeGreaterThan(0);
      await startHydration(page);
      await hydrated();
      expect(await places()).toEqual(before);

      await page.goto('/kontakt');
      await page.evaluate(change);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await startHydration(page);
      await hydrated();
      // Elements that others had added are gone.
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(100);
    });
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

for (const [what, change] of [
  ['of somebody who has answered the question', () => localStorage.setItem('consent', 'refused')],
  ['that others have changed', startAddingElements],
] as const)
  test(`a page ${what} stays where it is scrolled to while it is hydrated`, async ({ page }) => {
    await page.goto('/evente');
    await page.evaluate(change);
    await page.reload();
    await page.evaluate(change);
    await page.evaluate(() => {
      // On a busy phone the event comes after the page is hydrated.
      addEventListener('scroll', (event) => event.stopPropagation(), true);
      const root = document.querySelector('#root');
      if (!root) throw new Error('There is no root');
      // React's first call when it begins.
      root.addEventListener = (...options: Parameters<Element['addEventListener']>) => {
        window.scrollTo({ top: 400, behavior: 'instant' });
        Reflect.deleteProperty(root, 'addEventListener');
        root.addEventListener(...options);
      };
    });
    await startHydration(page);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(100);
  });
