import { expect, type Page } from '@playwright/test';
import { waitUntilInteractive } from '../fixtures.js';

/** The pages that show the agency's work. */
export const showcasePages = [
  '/',
  '/sherbime',
  '/paketa',
  '/evente',
  '/projects',
  '/rreth-nesh',
  '/kontakt',
  '/DJ-Lumo',
  '/DJ-Taulo',
] as const;

/** Every page of the site that visitors can find. */
export const sitePages = [
  ...showcasePages,
  '/login',
  '/buttons',
  '/termat-e-sherbimit',
  '/politika-e-privatesise',
] as const;

/** Opens a page, waits until it is interactive, and refuses consent. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
  const refuse = page.getByRole('button', { name: 'Refuzo' });
  await refuse.click();
  await expect(refuse).toBeHidden();
}

export async function openFirstPackage(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the tab for building a package, with its notice. */
export async function openOwnPackage(page: Page): Promise<void> {
  // Before hydration the other tab is a link.
  await page.locator('[role="tab"][tabindex="-1"]').waitFor();
  await page.getByRole('tab', { name: 'Krijo paketën tënde vetë' }).click();
  await page.getByRole('dialog', { name: 'Njoftim' }).waitFor();
}

/** Chooses two services for a package of one's own. */
export async function chooseServices(page: Page): Promise<void> {
  await openOwnPackage(page);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(2).check();
}

/** The enquiry message in the link of this name. */
export async function messageOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name, exact: true }).first();
  return decodeURIComponent((await link.getAttribute('href')) ?? '');
}

/** Opens every question of the home page. */
export async function openAnswers(page: Page): Promise<void> {
  for (const question of await page.locator('main summary').filter({ hasText: '?' }).all())
    await question.click();
}

export async function openFirstPicture(page: Page): Promise<void> {
  await page.getByRole('main').locator('a:has(img), button:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the login dialog of the header, which phones do not have. */
export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Hyr' }).click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
}
