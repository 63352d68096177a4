import type { Page } from '@playwright/test';
import { expect, settled } from '../fixtures.js';

/** Opens a page that answers to clicks by script, with the question about cookies answered. */
export async function visit(page: Page, path: string): Promise<void> {
  // A page with a query is never taken from the page cache, so it shows what was seeded a moment ago.
  await page.goto(path.includes('?') ? path : `${path}?prove`);
  await settled(page);
  const refuse = page.getByRole('button', { name: 'Refuzo' });
  await refuse.click();
  await expect(refuse).toBeHidden();
}

/** Pictures and clips of the site itself, so that a seeded document needs no upload. */
export const files = {
  pictures: ['crowd-blue', 'dance-amber', 'co2-blue', 'sparks-violet', 'hall-wide', 'decks-blue'].map(
    (name) => `/brand/${name}-960.webp`,
  ),
  clip: '/brand/clip-club.mp4',
};

/** `count` pictures as media, each with its number as caption. */
export function pictures(count: number, caption = 'Foto') {
  return Array.from({ length: count }, (_, index) => ({
    type: 'image' as const,
    url: files.pictures[index % files.pictures.length] ?? '',
    caption: `${caption} ${index + 1}`,
  }));
}
