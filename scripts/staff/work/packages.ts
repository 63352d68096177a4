import { expect } from '@playwright/test';
import type { StaffPackage } from '../agency/packages.js';
import { onDisk } from '../agency/pictures.js';
import type { Hand } from '../hand.js';
import { patience, rowOf } from './screens.js';

export async function addPackage(hand: Hand, pkg: StaffPackage): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('button', { name: 'Add Package' }));
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await hand.write(dialog.getByLabel('Name', { exact: true }), pkg.title);
  await hand.choose(dialog.getByLabel('Type', { exact: true }), pkg.type);
  await hand.write(dialog.getByLabel('Description', { exact: true }), pkg.description);
  if (pkg.file) {
    await hand.pickFiles(dialog.getByRole('button', { name: 'Click to choose a file' }), [onDisk(pkg.file)]);
  }
  for (const title of pkg.services) await hand.click(dialog.getByRole('checkbox', { name: title }));
  if (pkg.hidePrice) await hand.click(dialog.getByLabel('Hide price'));
  if (pkg.featured) await hand.click(dialog.getByLabel('Feature on homepage'));
  if (pkg.customPrice) {
    await hand.click(dialog.getByLabel('Use custom price'));
    await hand.write(dialog.getByLabel('Custom price', { exact: true }), pkg.customPrice);
  }
  await hand.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden(patience);
  await rowOf(page, pkg.title).waitFor(patience);
}
