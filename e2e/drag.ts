import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Lifts by keyboard what the handle moves; from then on the arrows move it. */
export async function lift(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live]').filter({ hasText: 'U kap' })).toBeAttached();
  // dnd-kit hears the next keys from a timer on that it set before it spoke; one that is set now comes after it.
  await page.evaluate(() => new Promise((settle) => setTimeout(settle)));
}
