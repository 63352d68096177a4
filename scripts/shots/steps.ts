import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<void>;

export async function openPackage(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The demo's last package has a hidden price. */
export async function openLastPackage(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').last().click();
  await page.getByRole('dialog').waitFor();
}

export async function openOwnPackage(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Krijo paketën tënde vetë' }).click();
  await page.getByRole('dialog', { name: 'Njoftim' }).waitFor();
}

export async function chooseServices(page: Page): Promise<void> {
  await openOwnPackage(page);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(2).check();
}

export async function openPicture(page: Page): Promise<void> {
  await page.getByRole('main').locator('a:has(img), button:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
}

/** On phones the header has no login. */
export async function openLogin(page: Page): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Hyr' });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
}

export async function failLogin(page: Page): Promise<void> {
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: { message: '' } }));
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) return;
  await dialog.getByLabel('Email').fill('arta@ritmi.example');
  await dialog.getByLabel('Password').fill('gabim-gabim');
  await dialog.getByRole('button', { name: 'Hyr' }).click();
  await dialog.getByRole('alert').waitFor();
}

export async function holdSplash(page: Page): Promise<void> {
  await page.getByTestId('splash').evaluate((splash) => {
    for (const animation of splash.getAnimations({ subtree: true })) animation.pause();
  });
}

export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
}

/** The map itself is somebody else's, so a plain sheet stands for it. */
export async function askMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:#cfd8dc">' }),
  );
  await page.getByRole('button', { name: /hartën$/ }).click();
  await page.locator('iframe').scrollIntoViewIfNeeded();
}

/** The API answers what it never should. */
export async function breakScreen(page: Page): Promise<void> {
  await answerBy(['events'], { json: [null] }, 'Evente')(page);
  await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
}

export function openTab(name: string): Step {
  return async (page) => {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
  };
}

type Answer = { readonly status?: number; readonly json: unknown };

/** The next page gets this from the API; one comes to it by a link of the header or footer. */
export function answerBy(calls: readonly string[], answer: Answer, link: string): Step {
  return async (page) => {
    for (const call of calls) await page.route(`**/api/${call}`, (route) => route.fulfill(answer));
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
