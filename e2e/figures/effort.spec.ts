import type { Locator, Page } from '@playwright/test';
import { test } from '../admin/signedIn.js';
import { expect } from '../fixtures.js';
import { editItem, listItem, moveUp, openModule, removeItem, saveDialog } from '../pages/admin.js';
import { countEffort, type Effort } from '../pages/effort.js';
import { fillService } from '../pages/forms.js';
import { clip, pictures, seedService, uniqueTitle } from '../seeds.js';

/** Maximum effort of common tasks. */
const limits: Readonly<Record<string, Effort>> = {
  'add a service with a picture and 3 features': { clicks: 3, keys: 0, fields: 7 },
  'correct a price': { clicks: 2, keys: 0, fields: 1 },
  'move a service': { clicks: 0, keys: 3, fields: 0 },
  'restore what was deleted': { clicks: 2, keys: 0, fields: 0 },
  'add an event with 4 media': { clicks: 1, keys: 0, fields: 8 },
};

test('common tasks take few clicks, keys and fields', async ({ page, seed }) => {
  await page.addInitScript(countEffort);
  const efforts: Record<string, Effort> = {};
  const count = async (task: string, work: () => Promise<void>) => {
    const before = await page.evaluate(() => ({ ...window.effort }));
    await work();
    const { clicks, keys, fields } = await page.evaluate(() => window.effort);
    efforts[task] = {
      clicks: clicks - before.clicks,
      keys: keys - before.keys,
      fields: fields - before.fields,
    };
  };
  const { title } = await seedService(seed, 'Lazer');
  await page.goto('/admin/services');

  await count('add a service with a picture and 3 features', async () => {
    const form = page.getByRole('form', { name: 'Add New Service' });
    const name = uniqueTitle('Zëri');
    await fillService(form, name);
    for (const feature of ['Feature 2', 'Feature 3']) {
      await form.getByRole('button', { name: 'Add Feature' }).click();
      await form.getByLabel(feature).fill('Veçori');
    }
    await form.getByLabel('Image (file)').setInputFiles(pictures.blue);
    await expect(form.getByLabel('Image URL')).toHaveValue(/\/uploads\//);
    await form.getByRole('button', { name: 'Add Service' }).click();
    await expect(listItem(page, name)).toBeVisible();
  });
  await count('correct a price', async () => {
    const dialog = await editItem(page, title);
    await dialog.getByLabel('Price', { exact: true }).fill('95');
    await saveDialog(dialog);
    await expect(listItem(page, title)).toContainText('95.00');
  });
  await count('move a service', async () => {
    await moveUp(page, title, 1);
    await expect(page.getByText('Service order updated successfully')).toBeVisible();
  });
  await removeItem(page, title);
  await expect(listItem(page, title)).toBeHidden();
  await count('restore what was deleted', async () => {
    await openModule(page, 'Koshi');
    await listItem(page, title).getByRole('button', { name: 'Ktheje' }).click();
    await expect(listItem(page, title)).toBeHidden();
  });
  await openModule(page, 'Eventet');
  await count('add an event with 4 media', () => addEvent(page));

  console.table(efforts);
  for (const [task, limit] of Object.entries(limits)) {
    for (const kind of ['clicks', 'keys', 'fields'] as const) {
      expect.soft(efforts[task]?.[kind], `${task}: ${kind}`).toBeLessThanOrEqual(limit[kind]);
    }
  }
});

async function addEvent(page: Page): Promise<void> {
  const form: Locator = page.getByRole('form', { name: 'Shto event' });
  const title = uniqueTitle('Nata');
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Date').fill('2026-07-11');
  await form.getByLabel('Description').fill('Përshkrim');
  await form.getByLabel('Media file').setInputFiles([pictures.blue, pictures.red, clip, pictures.blue]);
  for (const place of [1, 2, 3, 4]) {
    await expect(form.getByLabel(`Media URL ${place}`, { exact: true })).toHaveValue(/\/uploads\//);
    await form.getByLabel(`Caption ${place}`, { exact: true }).fill('Fjalë');
  }
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(listItem(page, title)).toContainText('4 media');
}
