import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<void>;

type Answer = { readonly status?: number; readonly json: unknown };

/** The next page gets this from the API; one comes to it by a link of the header or footer. */
export function answerBy(calls: readonly string[], answer: Answer, link: string): Step {
  return async (page) => {
    for (const call of calls) await page.route(`**/api/${call}`, (route) => route.fulfill(answer));
    await follow(page, link);
  };
}

export type Doc = Readonly<Record<string, unknown>>;

/** The next page gets what the API has, changed. */
export function changeBy(call: string, change: (docs: Doc[]) => Doc[], link: string): Step {
  return async (page) => {
    await page.route(`**/api/${call}`, async (route) => {
      const answer = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ json: change((await answer.json()) as Doc[]) });
    });
    await follow(page, link);
  };
}

/** The next page waits for ever. */
export function hold(call: string, link: string): Step {
  return async (page) => {
    await page.route(`**/api/${call}`, () => new Promise<never>(() => undefined));
    await follow(page, link);
  };
}

async function follow(page: Page, link: string): Promise<void> {
  const from = page.url();
  const name = { name: link, exact: true };
  const inFooter = page.getByRole('contentinfo').getByRole('link', name);
  const place = (await inFooter.count()) > 0 ? inFooter : page.getByRole('banner').getByRole('link', name);
  await place.first().click();
  await page.waitForURL((url) => url.href !== from);
  await page.waitForFunction(() => document.querySelector('h1') !== null);
}
