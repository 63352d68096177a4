import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/runtimes/chromium.js';
import type { Member } from './agency.js';
import type { Visitor } from './visitor.js';

const limitMs = 10_000;

/** A server that was killed is back after a few of them. */
const mostTries = 12;

/** A member of the staff who works in the admin, in a browser. */
export async function openAdmin(webUrl: string, { name, token }: Member) {
  const browser: Browser = await chromium.launch({ executablePath: await findChromium() });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(limitMs);
  await page.addInitScript((session) => Object.assign(localStorage, session), {
    token,
    isAuthenticated: 'true',
    userName: name,
  });

  /** Opens the enquiry, and does something there; from the beginning when that failed, as while the server is away. */
  async function untilDone(visitor: Visitor, done: RegExp, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await page.goto(`${webUrl}/admin/kerkesat`);
        await page.getByRole('searchbox').fill(visitor.name);
        await page.getByRole('link', { name: new RegExp(`^${visitor.name}`) }).click();
        const story = page.getByRole('region', { name: 'Historia e bisedës' });
        await expect(story.getByRole('heading', { name: /^Kërkoi/ })).toBeVisible({ timeout: limitMs });
        const end = story.getByRole('heading', { name: done });
        if (!(await end.isVisible())) await work();
        await expect(end).toBeVisible({ timeout: limitMs });
        return;
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
  }

  return {
    sendOffer: (visitor: Visitor) => untilDone(visitor, /^Oferta 1/, () => fillOffer(page)),
    confirm: (visitor: Visitor) => untilDone(visitor, /^Rezervimi · E konfirmuar/, () => book(page)),
    close: () => browser.close(),
  };
}

async function fillOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dërgo ofertën' }).click();
  await page.getByRole('form', { name: 'Oferta' }).getByRole('button', { name: 'Dërgo ofertën' }).click();
}

async function book(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rezervo' }).click();
  await page.getByRole('form', { name: 'Rezervo' }).getByRole('button', { name: 'Rezervo' }).click();
}
