import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { product } from '../product.js';

const media = (name: string) => fileURLToPath(new URL(`../../api/db/demo/media/${name}`, import.meta.url));

/** Pictures as somebody would choose them from a disk. */
export const pictures = { blue: media('co2-blu.webp'), red: media('co2-i-kuq.webp') };

/**
 * Nothing but words that failed calls leave in the browser's console. One pattern: Playwright takes the second entry of
 * a longer array for the options of the fixture.
 */
export const failedCalls = [/Failed to load resource|ApiError|UnreachableError|MissingTokenError/];

export function listItem(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export function titles(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('li h3').allTextContents();
}

/** Answers every write with this, as long as it is not taken back. */
export async function refuseWrites(page: Page, status: number, body: object = {}): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: body }),
  );
}

export async function acceptWrites(page: Page): Promise<void> {
  await page.unroute('**/api/**');
}

export async function fillLogin(page: Page, password = product.adminPassword): Promise<void> {
  await page.getByLabel('Email').fill(product.adminEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
}

/** A title that no other test has. */
export function fresh(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}

export const serviceBody = {
  description: 'Përshkrim',
  price: '120.00',
  category: 'dj',
  icon: 'music' as const,
  features: ['Veçori'],
};
