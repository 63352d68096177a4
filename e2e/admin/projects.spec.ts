import type { Page } from '@playwright/test';
import { lift, listItem, removeItem, titles } from '../pages/admin.js';
import { acceptWrites, notFound, refuseWrites } from '../pages/answers.js';
import { pictures, uniqueTitle } from '../seeds.js';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';

const newProject = (page: Page) => page.getByRole('form', { name: 'Add New Project' });

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
  await expect(page.getByText('Drag to reorder projects')).toBeVisible();
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
  await expect(listItem(page, title)).toContainText('Durrës · 2 media');
  expect((await titles(page)).at(-1)).toBe(title);
});

// spec: 2.admin.projects.edit, 8.projects.updated, 8.projects.deleted, 4.edit.copy, 4.edit.done
test('a project is edited in its dialog, deleted after a yes and brought back', async ({ page, seed }) => {
  const media = [{ type: 'image' as const, url: '/media/a.webp', caption: 'Para' }];
  const { title } = await seed('projects', { ...projectBody, title: uniqueTitle('Ndryshim'), media });
  await page.goto('/admin/projects');
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await dialog.getByLabel('Location').fill('Vlorë');
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('Para');
  await dialog.getByLabel('Caption 1').fill('Pas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, title)).toContainText('Vlorë · 1 media');
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Caption 1')).toHaveValue('Pas');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await listItem(page, title).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete project' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await listItem(page, title).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(listItem(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(listItem(page, title)).toBeVisible();
});

// spec: 5.project.required, 5.project.mediaUrl
test('what is missing is said at its field, and the first one has the focus', async ({ page }) => {
  await page.goto('/admin/projects');
  const form = newProject(page);
  await form.getByLabel('Location').fill('   ');
  await form.getByRole('button', { name: 'Add Project' }).click();
  for (const text of ['Title is required', 'Location is required', 'Description is required']) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByRole('button', { name: 'Add Media' }).click();
  await expect(form.getByText('Media URL is required')).toBeVisible();
  await expect(form.getByLabel('Media URL')).toBeFocused();
});

for (const { name, body, ending } of [
  { name: 'with a text', body: { message: 'Nuk lejohet' }, ending: ': Nuk lejohet' },
  { name: 'without a text', body: {}, ending: '' },
]) {
  // spec: 8.projects.add, 8.projects.update, 8.projects.delete
  test(`failures ${name} are said and lose nothing`, async ({ page, seed }) => {
    const { title } = await seed('projects', { ...projectBody, title: uniqueTitle('Mbetet') });
    await page.goto('/admin/projects');
    const form = await fillProject(page, 'Mbetet');
    await refuseWrites(page, 500, body);
    const said = (start: string) => page.getByRole('alert').getByText(`${start}${ending}`, { exact: true });
    await form.getByRole('button', { name: 'Add Project' }).click();
    await expect(said('Failed to add project')).toBeVisible();
    await expect(form.getByLabel('Title')).toHaveValue('Mbetet');

    await removeItem(page, title);
    await expect(said('Failed to delete project')).toBeVisible();
    await expect(listItem(page, title)).toBeVisible();

    await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Project' });
    await dialog.getByLabel('Title').fill('Teksti im');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(said('Failed to update project')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Teksti im');
    await acceptWrites(page);
  });
}

async function moveDown(page: Page, title: string): Promise<void> {
  await lift(page, listItem(page, title).getByRole('button', { name: /^Zvarrit/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-live]').filter({ hasText: 'është në pozicionin 2' })).toBeAttached();
  await page.keyboard.press('Space');
}

// spec: 8.projects.order, 8.projects.reordered, 4.order.restored
test('the keyboard moves a project, and a refused order returns', async ({ page, seed }) => {
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

// spec: 8.projects.load, 7.cached.projects, 3.storage.lists
test('a list that cannot be loaded is shown from its copy, and an empty one says so', async ({
  page,
  seed,
}) => {
  const { title } = await seed('projects', { ...projectBody, title: uniqueTitle('Kopje') });
  await page.goto('/admin/projects');
  await expect(listItem(page, title)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('projects'))).toContain(title);
  await page.route('**/api/projects', (route) => route.fulfill(notFound));
  await page.reload();
  await expect(listItem(page, title)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load projects' })).toBeVisible({
    timeout: 15_000,
  });
  await page.unroute('**/api/projects');
  await page.route('**/api/projects', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No projects added yet.')).toBeVisible();
});

test('the projects editor fits a phone and is accessible', async ({ page, seed }) => {
  const media = [{ type: 'image' as const, url: '/media/nje-adrese-shume-e-gjate-qe-nuk-mbaron.webp' }];
  const { title } = await seed('projects', { ...projectBody, title: uniqueTitle('Telefon'), media });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/projects');
  await expect(listItem(page, title)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
});
