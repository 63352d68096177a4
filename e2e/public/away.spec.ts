import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { visit } from '../pages/site.js';

test.use({ expectedProblems: [/503|Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

/** Times of the page's requests, by its own clock. */
const requestTimesMs = (page: Page) => page.evaluate((): number[] => Reflect.get(window, 'requestTimesMs'));

// spec: 8.public.events, 8.retries, contract.loads.failed, 8.console
test('a page whose list cannot be loaded says so and retries three times at growing intervals', async ({
  page,
}) => {
  const words = 'Gabim gjatë ngarkimit të eventeve';
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await page.addInitScript((path) => {
    const fetch = window.fetch.bind(window);
    const requestTimesMs: number[] = [];
    Object.assign(window, { requestTimesMs });
    window.fetch = async (url, init) => {
      if (typeof url === 'string' && new URL(url, window.location.href).pathname === path)
        requestTimesMs.push(Date.now());
      return fetch(url, init);
    };
  }, '/api/events');
  await page.route(/\/api\/events/, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
  // Navigation within the site loads in the browser.
  await page.goto('/kontakt');
  await page.clock.runFor(2_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evente' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await requestTimesMs(page)).toHaveLength(4);
  }).toPass();
  expect(logged).toContain('Failed to load resource (503)');
  const [first = 0, second = 0, third = 0, last = 0] = await requestTimesMs(page);
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(third - second).toBeGreaterThanOrEqual(2_000);
  expect(last - third).toBeGreaterThanOrEqual(4_000);
  await page.clock.runFor(60_000);
  await expect(page.getByText(words)).toBeVisible();
  expect(await requestTimesMs(page)).toHaveLength(4);
});

test('without a network a link stays on the page and says so, as does content that is not loaded yet', async ({
  page,
  context,
}) => {
  const notice = page.getByRole('alert').filter({ hasText: 'Nuk ka internet.' });
  await visit(page, '/paketa');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projektet' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Paketat' })).toBeVisible();
  await notice.getByRole('button', { name: 'Mbyll' }).click();
  await expect(notice).toBeHidden();

  await page.getByRole('article').getByRole('link').first().click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Paketat' })).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projektet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projektet Tona' })).toBeVisible();
});
