import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { editItem, listItem, removeItem, saveDialog } from '../pages/admin.js';
import { pictures, uniqueTitle } from '../seeds.js';

/** Both halves of the about editor work alike; they differ in words and fields. */
const halves = [
  {
    path: 'about/content' as const,
    titleLabel: 'Title',
    labels: ['Title', 'Content'],
    addForm: 'Shto seksion',
    addButton: 'Add Content Section',
    success: 'Content section',
  },
  {
    path: 'about/team' as const,
    titleLabel: 'Name',
    labels: ['Name', 'Role', 'Bio'],
    addForm: 'Shto anëtar ekipi',
    addButton: 'Add Team Member',
    success: 'Team member',
  },
];

for (const half of halves) {
  const { path, titleLabel, labels, addForm, addButton, success } = half;

  // spec: 2.admin.about.sections, 2.admin.about.team, 2.admin.about.lists, 8.about.added, 8.about.updated
  // spec: 8.about.deleted, 8.team.added, 8.team.updated, 8.team.deleted, 8.uploads.done, 4.add.reset
  // spec: 4.edit.done, contract.admin.uploads
  test(`${path}: added with a picture, edited and deleted`, async ({ page }) => {
    const title = uniqueTitle('Rreth');
    await page.goto('/admin/about');
    const form = page.getByRole('form', { name: addForm });
    for (const label of labels) await form.getByLabel(label).fill(label === titleLabel ? title : 'Tekst');
    await form.getByLabel('Image').setInputFiles(pictures.blue);
    await expect(page.getByText('File uploaded successfully')).toBeVisible();
    await expect(form.getByLabel('Image URL')).toHaveValue(/^\/uploads\/co2-blu.*\.webp$/);
    await form.getByRole('button', { name: addButton }).dblclick();
    await expect(page.getByText(`${success} added successfully`)).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
    await expect(form.getByLabel(titleLabel)).toHaveValue('');
    await expect(form.getByLabel('Image URL')).toHaveCount(0);

    const line = listItem(page, title);
    const dialog = await editItem(page, title);
    await dialog.getByLabel(labels.at(-1) ?? '').fill('Tekst i ri');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await saveDialog(dialog);
    await expect(page.getByText(`${success} updated successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(line).toContainText('Tekst i ri');

    await removeItem(page, title);
    await expect(page.getByText(`${success} deleted successfully`)).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  // spec: 5.about.type, 5.about.size, 9.aboutImage, contract.admin.fiveMb
  test(`${path}: what is no picture is said before anything is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/admin/about');
    const form = page.getByRole('form', { name: addForm });
    const file = form.getByLabel('Image');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Only image files are allowed!')).toBeVisible();
    const tooBig = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooBig });
    await expect(page.getByText('Image must be less than 5MB!')).toBeVisible();
    expect(sent).toEqual([]);
  });
}

test('the about editor fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/about');
  await expect(page.getByRole('form', { name: 'Shto anëtar ekipi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
