import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from '../hand.js';

/** Uploads of clips take a while on a busy machine. */
export const patience = { timeout: 60_000 };

export const modules = {
  services: 'Shërbimet',
  packages: 'Paketat',
  events: 'Eventet',
  projects: 'Projektet',
  about: 'Rreth Nesh',
  contact: 'Kontakti',
  trash: 'Trash',
} as const;

export async function openModule(hand: Hand, module: keyof typeof modules): Promise<void> {
  const name = modules[module];
  await hand.click(linkTo(hand.page, module));
  await hand.page.getByRole('heading', { level: 1, name }).waitFor();
}

export function linkTo(page: Page, module: keyof typeof modules): Locator {
  return page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: modules[module], exact: true });
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export const formNamed = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** A message to the letter. */
export async function isSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible(patience);
}

/** Messages that have been read are closed, so that the next of the same words is a new one. */
export async function readMessages(page: Page): Promise<void> {
  const crosses = page.locator('.Toastify__close-button');
  await expect(async () => {
    for (const cross of await crosses.all()) await cross.click({ timeout: 1_000 });
    await expect(crosses).toHaveCount(0, { timeout: 1_000 });
  }).toPass(patience);
}

export async function signIn(
  hand: Hand,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { page } = hand;
  await hand.write(page.getByRole('main').getByLabel('Email'), email);
  await hand.write(page.getByRole('main').getByLabel('Password'), password);
  await hand.press('Enter');
  // A dialog that is open again hides what stands behind it, such as 'Dil'.
  await expect(page.getByLabel('Password')).toHaveCount(0, patience);
}
