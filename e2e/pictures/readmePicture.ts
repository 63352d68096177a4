import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/runtimes/folders.js';

/** Writes what the window shows to a picture of the README, once its pictures are there. */
export async function takeForReadme(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  const shown = await page.screenshot();
  await sharp(shown)
    .resize({ width: 1280 })
    .webp({ quality: 80 })
    .toFile(join(root, 'docs/pictures', `${name}.webp`));
}
