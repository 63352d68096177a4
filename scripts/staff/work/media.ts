import { expect, type Locator } from '@playwright/test';
import { onDisk, type Shot } from '../agency/pictures.js';
import type { Hand } from '../hand.js';
import { patience } from './screens.js';

/** One file, uploaded when chosen; the box with its address says that it is there. */
export async function pickFile(
  hand: Hand,
  { form, label, box, file }: { form: Locator; label: string; box: string; file: string },
): Promise<void> {
  await hand.pickFiles(form.getByLabel(label, { exact: true }), [onDisk(file)]);
  await expect(form.getByLabel(box, { exact: true })).toHaveValue(/\/uploads\//, patience);
}

/** Several at once, by the file dialog or from the file manager, each with its caption. */
export async function addMedia(
  hand: Hand,
  form: Locator,
  { shots, isDropped = false }: { readonly shots: readonly Shot[]; readonly isDropped?: boolean },
): Promise<void> {
  const files = shots.map(({ file }) => onDisk(file));
  const input = form.getByLabel('Media file', { exact: true });
  if (isDropped) await hand.dropFiles(input, files);
  else await hand.pickFiles(input, files);
  await expect(form.getByLabel(`Media URL ${files.length - 1}`, { exact: true })).toHaveValue(
    /\/uploads\//,
    patience,
  );
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue(/\/uploads\//, patience);
  for (const [place, { caption }] of shots.entries()) {
    // The last one stands in the boxes, and goes with the form.
    const label = place < shots.length - 1 ? `Caption ${place + 1}` : 'Caption';
    if (caption)
      await hand.write(form.getByLabel(label, { exact: true }), caption, place > 0 ? 'Enter' : 'Tab');
  }
}
