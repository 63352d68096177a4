import { expect, type Page } from '@playwright/test';
import type { Hand } from '../hand.js';
import { isSaid, openModule, patience, rowOf } from './screens.js';

interface Correction {
  readonly title: string;
  readonly field: string;
  readonly value: string;
}

/** Opens the line's dialog, writes one field anew and saves. */
export async function correct(hand: Hand, { title, field, value }: Correction): Promise<void> {
  const { page } = hand;
  await hand.click(rowOf(page, title).getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel(field, { exact: true }), value);
  await hand.press('Enter');
  await expect(dialog).toBeHidden(patience);
}

/** Drags a line with the mouse to the place of another one. */
export async function moveTo(hand: Hand, title: string, onto: string): Promise<void> {
  const titles = await orderOf(hand.page);
  const [from, to] = [titles.indexOf(title), titles.indexOf(onto)];
  const handle = rowOf(hand.page, title).getByRole('button', { name: /^(Zvarrit|Drag)/ });
  await hand.drag(handle, { isUp: to < from, place: to + 1 });
}

/** The titles of a list, from top to bottom. */
export function orderOf(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('li h3').allTextContents();
}

export async function remove(hand: Hand, title: string): Promise<void> {
  const { page } = hand;
  await hand.click(rowOf(page, title).getByRole('button', { name: 'Delete' }));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(rowOf(page, title)).toHaveCount(0, patience);
}

/** Who deleted it and when stands in the trash; it comes back from there. */
export async function restore(hand: Hand, title: string): Promise<void> {
  const { page } = hand;
  await openModule(hand, 'trash');
  const line = rowOf(page, title);
  await expect(line).toContainText('Arta', patience);
  await hand.click(line.getByRole('button', { name: 'Restore' }));
  await isSaid(page, 'Restored');
  await expect(line).toHaveCount(0, patience);
}
