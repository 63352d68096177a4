import { chromium } from '@playwright/test';
import { findChromium } from '../runtimes/chromium.js';

/** Chromium, in which each list of the admin is opened as for the first time. */
export async function openAdminLists() {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath });

  /** From the address to the first row, in ms. */
  async function timeOf(address: string, token: string): Promise<number> {
    const page = await browser.newPage();
    await page.addInitScript((session) => Object.assign(localStorage, session), {
      token,
      isAuthenticated: 'true',
      userName: 'Arta',
    });
    const startedAt = performance.now();
    await page.goto(address);
    await page.locator('main li h3').first().waitFor();
    const ms = performance.now() - startedAt;
    await page.close();
    return ms;
  }

  return { timeOf, close: () => browser.close() };
}
