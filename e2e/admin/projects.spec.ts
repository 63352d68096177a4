import type { Page } from '@playwright/test';
import { editItem, lift, listItem, saveDialog, titles } from '../pages/admin.js';
import { acceptWrites, refuseWrites } from '../pages/answers.js';
import { pictures, uniqueTitle } from '../seeds.js';
import { expect } from '../fixtures.js';
import { test } from './signedIn.js';

const newProject = (page: Page) => page.getByRole('form', { name: 'Shto projekt' });

const projectBody = { location: 'Tiranë', description: 'Përshkrim' };

async function fillProject(page: Page, title: string) {
  const form = newProject(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Location').fill('Durrës');
  await form.getByLabel('Description').fill('Përshkrim');
  return form;
}

// spec: 2.admin.projects.form, 2.admin.projects.media, 7.projects.create, 8.projects.added, 4.add.reset
test('a project is added with a thumbnail and media', async ({ page }) => {
  const title = uniqueTitle('Projekt');
  await page.goto('/admin/projects');
  await expect(page.getByText('Zvarrit për t’i renditur')).toBeVisible();
  const form = await fillProject(page, title);
  await form.getByLabel('Thumbnail').setInputFiles(pictures.red);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await expect(form.getByLabel('Thumbnail URL')).toHaveValue(/^\/uploads\/co2-i-kuq.*\.webp$/);
  await form.getByLabel('Media type').selectOption('video');
  await form.getByLabel('Media URL').fill('/media/klip.mp4');
  await form.getByLabel('Caption').fill(' Klip ');
  await form.getByRole('button', { name: 'Add Media' }).click();
  await form.getByLabel('Media URL', { exact: true }).fill('/media/pa-titull.webp');
  await form.getByRole('button', { name: 'Add Media' }).click();
  await expect(form.getByLabel('Media URL 2')).toHaveValue('/media/pa-titull.webp');
  const sent = page.waitForRequest('**/api/projects/json');
  await form.getByRole('button', { name: 'Add Project' }).dblclick();
  await expect(page.getByText('Project added successfully')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({
    title,
    location: 'Durrës',
    description: 'Përshkrim',
    media: [
      { type: 'video', url: '/media/klip.mp4', caption: 'Klip' },
      { type: 'image', url: '/media/pa-titull.webp' },
    ],
  });
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByLabel('Thumbnail URL')).toHaveCount(0);
  await expect(listItem(page, title)).toContainText('Durrës 2 media');
  expect((await titles(page)).at(-1)).toBe(title);
});

// spec: 2.admin.projects.edit, 8.projects.updated, 4.edit.copy, 4.edit.done
test('a project is edited in its dialog', async ({ page, seed }) => {
  const media = [{ type: 'image' as const, url: '/media/a.webp', caption: 'Para' }];
  const { title } = await seed('projects', { ...projectBody, title: uniqueTitle('Ndryshim'), media });
  await page.goto('/admin/projects');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Location').fill('Vlorë');
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('Para');
  await dialog.getByLabel('Caption 1').fill('Pas');
  await saveDialog(dialog);
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title)).toContainText('Vlorë 1 media');
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('Pas');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

async function moveDown(page: Page, title: string): Promise<void> {
  await lift(page, listItem(page, title).getByRole('button', { name: /^Zvarrit/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-live]').filter({ hasText: 'është në pozicionin 2' })).toBeAttached();
  await page.keyboard.press('Space');
}

// spec: 8.projects.order, 8.projects.reordered, 4.order.restored
test('a project is moved by keyboard, and a refused order is reverted', async ({ page, seed }) => {
  await seed('projects', { ...projectBody, title: uniqueTitle('Rendi') });
  await seed('projects', { ...projectBody, title: uniqueTitle('Rendi') });
  await page.goto('/admin/projects');
  await expect(page.getByRole('listitem').getByRole('heading').nth(1)).toBeVisible();
  const before = await titles(page);
  const [first = '', second = '', ...rest] = before;
  await refuseWrites(page, 500);
  await moveDown(page, first);
  await expect(page.getByText('Failed to update project order')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(before);
  await acceptWrites(page);
  const sent = page.waitForRequest('**/api/projects/reorder');
  await moveDown(page, first);
  await expect(page.getByText('Project order updated successfully')).toBeVisible();
  expect((await sent).postDataJSON()).toHaveLength(before.length);
  expect(await titles(page)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
});
