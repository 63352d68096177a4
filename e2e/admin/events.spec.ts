import type { Page } from '@playwright/test';
import { lastEventDay } from '@ritmi/shared/domain/time/date';
import { expect } from '../fixtures.js';
import { test } from './signedIn.js';
import { editItem, listItem, saveDialog, titles } from '../pages/admin.js';
import { pictures, uniqueTitle } from '../seeds.js';

const newEvent = (page: Page) => page.getByRole('form', { name: 'Shto event' });

const eventBody = { date: '2025-06-14', description: 'Përshkrim' };

async function fillEvent(page: Page, title: string) {
  const form = newEvent(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill('2025-06-14');
  await form.getByLabel('Description').fill('Përshkrim');
  return form;
}

// spec: 2.admin.events.form, 2.admin.events.media, 5.event.caption, 5.event.main, 7.events.create
// spec: 8.events.added, 8.uploads.done, 4.add.reset, contract.admin.uploads, contract.admin.numbers
test('an event is added with media by URL and by upload', async ({ page }) => {
  const title = uniqueTitle('Event');
  await page.goto('/admin/events');
  const form = await fillEvent(page, title);
  await form.getByLabel('Featured').check();
  await form.getByLabel('Media URL').fill('/media/e-para.webp');
  await form.getByLabel('Caption').fill('  E para  ');
  await form.getByRole('button', { name: 'Add Media' }).click();
  await expect(form.getByLabel('Main image URL')).toHaveValue('/media/e-para.webp');
  await expect(form.getByLabel('Caption 1')).toHaveValue('E para');
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue('');
  await form.getByLabel('Media file').setInputFiles(pictures.blue);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue(/^\/uploads\/co2-blu.*\.webp$/);
  await form.getByRole('button', { name: 'Add Media' }).click();
  await expect(form.getByLabel('Media type 2')).toHaveValue('image');

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Event' }).dblclick();
  await expect(page.getByText('Event added successfully')).toBeVisible();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('group', { name: 'Media 1' })).toHaveCount(0);
  await expect(listItem(page, title)).toContainText('14 qershor 2025 2 media');
  await expect(listItem(page, title)).toContainText('Featured');
});

// spec: 2.admin.events.edit, 7.events.update, 8.events.updated, 4.edit.copy, 4.edit.done
// spec: contract.admin.days, contract.admin.numbers
test('an edit sends type and url of media, and captions only where they changed', async ({ page, seed }) => {
  const media = [
    { type: 'image' as const, url: '/media/e-para.webp', caption: 'E para' },
    { type: 'video' as const, url: '/media/e-dyta.mp4' },
  ];
  const { title } = await seed('events', {
    ...eventBody,
    title: uniqueTitle('Media'),
    featured: true,
    media,
  });
  await page.goto('/admin/events');
  const dialog = await editItem(page, title);
  await expect(dialog.getByLabel('Date')).toHaveValue('2025-06-14');
  await dialog.getByLabel('Date').fill('2025-07-01');
  await dialog.getByLabel('Caption 2').fill('E dyta');
  const patched = page.waitForRequest((request) => request.method() === 'PATCH');
  await saveDialog(dialog);
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await patched).postDataJSON()).toEqual({
    title,
    date: '2025-07-01',
    description: 'Përshkrim',
    featured: true,
    media: [
      { type: 'image', url: '/media/e-para.webp' },
      { type: 'video', url: '/media/e-dyta.mp4', caption: 'E dyta' },
    ],
  });

  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('E para');
  await dialog.getByLabel('Caption 1').fill('');
  await dialog.getByRole('group', { name: 'Media 2' }).getByRole('button', { name: 'Remove' }).click();
  await saveDialog(dialog);
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title)).toContainText('1 korrik 2025 1 media');
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('');
});

test('an invalid media address is reported at its field', async ({ page }) => {
  await page.goto('/admin/events');
  const form = await fillEvent(page, uniqueTitle('Adresë'));
  await form.getByLabel('Media URL').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(form.getByLabel('Media URL 1')).toHaveAccessibleDescription('Kjo nuk është adresë interneti.');
});

test('the newest event is first', async ({ page, seed }) => {
  const old = await seed('events', { ...eventBody, title: uniqueTitle('I vjetër'), date: '1999-01-01' });
  const latest = await seed('events', { ...eventBody, title: uniqueTitle('I ri'), date: lastEventDay() });
  await page.goto('/admin/events');
  await expect(listItem(page, old.title)).toBeVisible();
  const shown = await titles(page);
  expect([shown[0], shown.at(-1)]).toEqual([latest.title, old.title]);
});
