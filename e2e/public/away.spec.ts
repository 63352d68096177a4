import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';

test.use({ expectedProblems: [/503|Failed to load resource/] });

const lists = [
  { link: 'Shërbime', call: 'services', words: 'Dështoi ngarkimi i shërbimeve' },
  { link: 'Evente', call: 'events', words: 'Gabim gjatë ngarkimit të eventeve' },
  { link: 'Projektet', call: 'projects', words: 'Gabim gjatë ngarkimit të projekteve' },
];

/** When the page asked, by its own clock. */
const askedAtMs = (page: Page) => page.evaluate(() => (window as unknown as { askedAt: number[] }).askedAt);

for (const { link, call, words } of lists) {
  // spec: 8.public.services, 8.public.events, 8.public.projects, 8.retries, contract.loads.failed, 8.console
  test(`while ${call} cannot be loaded the page says so and tries three more times, ever later`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install();
    await page.addInitScript((path) => {
      const fetch = window.fetch.bind(window);
      const askedAt: number[] = [];
      Object.assign(window, { askedAt });
      window.fetch = async (url, init) => {
        if (typeof url === 'string' && url.endsWith(path)) askedAt.push(Date.now());
        return fetch(url, init);
      };
    }, `/api/${call}`);
    await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
    // Navigation within the site loads in the browser.
    await page.goto('/kontakt');
    await page.clock.runFor(2_000);
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await askedAtMs(page)).toHaveLength(4);
    }).toPass();
    expect(logged).toContain('Failed to load resource (503)');
    const [first = 0, second = 0, third = 0, last = 0] = await askedAtMs(page);
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(third - second).toBeGreaterThanOrEqual(2_000);
    expect(last - third).toBeGreaterThanOrEqual(4_000);
    await page.clock.runFor(60_000);
    await expect(page.getByText(words)).toBeVisible();
    expect(await askedAtMs(page)).toHaveLength(4);
  });
}
