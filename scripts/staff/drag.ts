import { expect, type Locator, type Page } from '@playwright/test';

export interface Drag {
  readonly isUp: boolean;
  /** Where it goes, from 1: the list says where it lies. */
  readonly place: number;
}

/** From here to the edge of the window the list scrolls by itself. */
const edgePx = 70;
const stepPx = 30;

/** Drags a line by its handle until the list says that it lies in its place, and back a little when it went too far. */
export async function drag(page: Page, handle: Locator, { isUp, place }: Drag): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('nothing to take hold of');
  const x = box.x + box.width / 2;
  let y = box.y + box.height / 2;
  const height = await page.evaluate(() => window.innerHeight);
  const spoken = page.locator('[aria-live="assertive"]').filter({ hasText: /pozicionin/ });

  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(async () => {
    const text = (await spoken.count()) > 0 ? await spoken.first().textContent() : '';
    const now = Number(/pozicionin (\d+) nga/.exec(text ?? '')?.[1] ?? 0);
    if (now === place) return;
    if (now === 0 ? isUp : now > place) y = Math.max(edgePx, y - stepPx);
    else y = Math.min(height - edgePx, y + stepPx);
    await page.mouse.move(x, y, { steps: 2 });
    throw new Error(`${text} instead of ${place}`);
  }).toPass({ intervals: [30], timeout: 40_000 });
  await page.mouse.up();
}
