import { expect, expectAccessible, waitUntilInteractive, test } from '../fixtures.js';

test.use({ expectedProblems: [/googletagmanager|ERR_/] });

const views = () => {
  const layer: readonly ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? [];
  return layer
    .map((entry) => Array.from(entry))
    .filter(([command]) => command === 'config')
    .map(([, , options]) => (options as { page_path: string }).page_path);
};

// spec: 1.consent, 1.route.view, 1.route.host, 7.outgoing, contract.analytics, contract.decision.views
// spec: contract.html.local
test('no view is counted before consent, and each one once after it', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto('/sherbime');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(views)).toEqual([]);
  await page.getByRole('button', { name: 'Prano' }).click();
  await expect.poll(() => page.evaluate(views)).toEqual(['/sherbime']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evente' }).click();
  await expect.poll(() => page.evaluate(views)).toEqual(['/sherbime', '/evente']);
  await page.goBack();
  await expect.poll(() => page.evaluate(views)).toEqual(['/sherbime', '/evente', '/sherbime']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect
    .poll(() => page.evaluate(views))
    .toEqual(['/sherbime', '/evente', '/sherbime', '/en/sherbime']);
  await expect.poll(() => foreign.map((url) => new URL(url).pathname)).toEqual(['/gtag/js']);
});

test('the consent question covers no button of the first screen', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Pëlqimi për statistika' });
  await expect(question).toBeVisible();
  const edges = (element: Element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    return { top, left, right, bottom };
  };
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Shiko shërbimet', 'Projektet tona']) {
      const button = await page.getByRole('link', { name }).evaluate(edges);
      const bar = await question.evaluate(edges);
      const isFree = button.bottom <= bar.top || button.right <= bar.left;
      expect(isFree, `${name} at ${width}`).toBe(true);
    }
  }
  await expectAccessible(page, '[data-asks]');
});

// spec: 1.consent, contract.names.consent
test('a refusal is remembered and can be changed in the footer', async ({ page }) => {
  await page.goto('/sherbime');
  await page.getByRole('button', { name: 'Refuzo' }).click();
  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.getByRole('button', { name: 'Prano' })).toBeHidden();
  expect(await page.evaluate(views)).toEqual([]);
  await page.getByRole('button', { name: 'Cilësimet e privatësisë' }).click();
  await expect(page.getByRole('button', { name: 'Prano' })).toBeVisible();
});

test('without storage the answer applies to the current page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  await page.goto('/sherbime');
  await page.getByRole('button', { name: 'Refuzo' }).click();
  await expect(page.getByRole('button', { name: 'Refuzo' })).toBeHidden();
});

// spec: contract.analytics
test('the tag manager is neither loaded nor allowed while signed in', async ({ page, request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/sherbime')).toContain('googletagmanager');
  for (const path of ['/login', '/en/login', '/admin', '/admin/services']) {
    expect(await policyOf(path), path).not.toMatch(/google/);
  }
  const requested: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('googletagmanager')) requested.push(sent.url());
  });
  await page.goto('/sherbime');
  await page.getByRole('button', { name: 'Prano' }).click();
  await expect.poll(() => requested.length).toBe(1);

  // As after a login in another tab.
  await page.evaluate(() => {
    for (const [key, value] of [
      ['token', 'x'],
      ['userName', 'Arta'],
      ['isAuthenticated', 'true'],
    ] as const) {
      window.localStorage.setItem(key, value);
    }
    window.dispatchEvent(new Event('storage'));
  });
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached();
  await waitUntilInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evente' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#tag-manager'))).toBeNull();
  expect(await page.evaluate(views)).toEqual([]);
  expect(requested).toHaveLength(1);
});
