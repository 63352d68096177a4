import type { Page } from '@playwright/test';
import { answerBy } from './answers.js';
import { drawnMap } from './map.js';

type Step = (page: Page) => Promise<void>;

export async function openPackage(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The demo has one with a hidden price. */
export async function openHiddenPackage(page: Page): Promise<void> {
  const hidden = page.getByRole('article').filter({ hasText: 'Kontakto për çmimin' });
  await hidden.getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

export async function openAllServices(page: Page): Promise<void> {
  await openPackage(page);
  await page.getByRole('button', { name: /shërbime të tjera$/ }).click();
}

/** The dialog of a choice of one's own. */
export async function openOwnChoice(page: Page): Promise<void> {
  await chooseServices(page);
  await page.getByRole('button', { name: 'Shiko Paketen' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openOwnPackage(page: Page): Promise<void> {
  // Until the page can be used the other tab is a link, and what is chosen then has no sum.
  await page.locator('[role="tab"][tabindex="-1"]').waitFor();
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

/** One step back from the first picture. */
export async function showLastPicture(page: Page): Promise<void> {
  await openPicture(page);
  await page.getByRole('button', { name: 'E mëparshmja' }).click();
}

/** On phones the header has no login; elsewhere it is a link until the page can be used. */
export async function openLogin(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  if (!(await banner.getByText('Hyr', { exact: true }).isVisible())) return;
  await banner.getByRole('button', { name: 'Hyr' }).click();
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

/** On a busy machine it has left before it can be held, so it is brought back to its middle. */
export async function holdSplash(page: Page): Promise<void> {
  await page.getByTestId('splash').evaluate((splash) => {
    for (const animation of splash.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = 700;
    }
  });
}

/** The button back leaves on the way. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Kthehu', exact: true }).waitFor({ state: 'hidden' });
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** A link is followed while there is no network. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate('Object.defineProperty(navigator, "onLine", { value: false })');
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('alert').waitFor();
}

/** The map itself is somebody else's, so a drawn one stands for it. */
export async function askMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: drawnMap }),
  );
  await page.getByRole('button', { name: /hartën$/ }).click();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().locator('svg').waitFor();
}

/** A server that is too busy answers with a failed load, of which there are pictures of their own. */
export async function seeContent(page: Page): Promise<void> {
  const failure = page.getByRole('main').getByText(/^(Dështoi|Gabim|Failed to load)/);
  for (let tries = 0; tries < 5 && (await failure.count()) > 0; tries += 1) {
    await page.reload({ waitUntil: 'networkidle' });
  }
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
