import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem } from '../pages/admin.js';
import { acceptWrites, notFound, refuseWrites } from '../pages/answers.js';
import { pictures, uniqueTitle } from '../seeds.js';

/** Both halves of the about editor work alike; they differ in words and fields. */
const halves = [
  {
    path: 'about/content' as const,
    storageKey: 'aboutContent',
    titleLabel: 'Title',
    fields: { Title: 'title', Content: 'content' },
    body: { content: 'Përmbajtje' },
    addForm: 'Add Section',
    addButton: 'Add Section',
    editDialog: 'Edit Section',
    deleteDialog: 'Delete content section',
    success: 'Content section',
    failure: 'content section',
    loadFailure: 'Failed to load about content',
    empty: 'No content sections added yet.',
  },
  {
    path: 'about/team' as const,
    storageKey: 'teamMembers',
    titleLabel: 'Name',
    fields: { Name: 'name', Role: 'role', Bio: 'bio' },
    body: { role: 'DJ', bio: 'Biografi' },
    addForm: 'Add Team Member',
    addButton: 'Add Member',
    editDialog: 'Edit Team Member',
    deleteDialog: 'Delete team member',
    success: 'Team member',
    failure: 'team member',
    loadFailure: 'Failed to load team members',
    empty: 'No team members added yet.',
  },
];

for (const half of halves) {
  const { path, titleLabel, fields, addForm, addButton, editDialog, deleteDialog, success, failure } = half;
  const labels = Object.keys(fields);
  /** One that is there already. */
  const bodyWith = (title: string) => ({ ...half.body, [titleLabel.toLowerCase()]: title }) as never;

  // spec: 2.admin.about.sections, 2.admin.about.team, 2.admin.about.lists, 8.about.added, 8.about.updated
  // spec: 8.about.deleted, 8.team.added, 8.team.updated, 8.team.deleted, 8.uploads.done, 4.add.reset
  // spec: 4.edit.done, contract.admin.uploads
  test(`${path}: added with a picture, edited, deleted and brought back`, async ({ page }) => {
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
    await line.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: editDialog });
    await dialog.getByLabel(labels.at(-1) ?? '').fill('Tekst i ri');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${success} updated successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(line).toContainText('Tekst i ri');

    await line.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: deleteDialog });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await line.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${success} deleted successfully`)).toBeVisible();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Zhbëj' }).click();
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(line).toHaveCount(0);
  });

  // spec: 5.about.required, 5.about.type, 5.about.size, 9.aboutImage, contract.admin.fiveMb
  // spec: contract.admin.spaces
  test(`${path}: what is missing and what is no picture is said before anything is sent`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/admin/about');
    const form = page.getByRole('form', { name: addForm });
    await form.getByLabel(labels[0] ?? '').fill('   ');
    await form.getByRole('button', { name: addButton }).click();
    for (const label of labels) await expect(form.getByText(`${label} is required`)).toBeVisible();
    await expect(form.getByLabel(labels[0] ?? '')).toBeFocused();

    const file = form.getByLabel('Image');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Only image files are allowed!')).toBeVisible();
    const tooBig = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooBig });
    await expect(page.getByText('Image must be less than 5MB!')).toBeVisible();
    expect(sent).toEqual([]);
  });

  // spec: 8.about.add, 8.about.update, 8.about.delete, 8.team.add, 8.team.update, 8.team.delete
  test(`${path}: failures are said and lose nothing`, async ({ page, seed }) => {
    const title = uniqueTitle('Mbetet');
    await seed(path, bodyWith(title));
    await page.goto('/admin/about');
    const form = page.getByRole('form', { name: addForm });
    for (const label of labels) await form.getByLabel(label).fill('Mbetet');
    await refuseWrites(page, 500, { message: 'Nuk lejohet' });
    await form.getByRole('button', { name: addButton }).click();
    await expect(page.getByText(`Failed to add ${failure}`, { exact: true })).toBeVisible();
    await expect(form.getByLabel(titleLabel)).toHaveValue('Mbetet');

    const line = listItem(page, title);
    await line.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Failed to delete ${failure}`, { exact: true })).toBeVisible();
    await expect(line).toBeVisible();

    await line.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: editDialog });
    await dialog.getByLabel(titleLabel).fill('Teksti im');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Failed to update ${failure}`, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel(titleLabel)).toHaveValue('Teksti im');
    await acceptWrites(page);
  });

  // spec: 8.about.load, 8.team.load, 2.admin.about.noSections, 2.admin.about.noMembers, 3.storage.lists
  test(`${path}: a failed load shows the copy, an empty list says so`, async ({ page, seed }) => {
    const title = uniqueTitle('Kopje');
    await seed(path, bodyWith(title));
    await page.goto('/admin/about');
    await expect(listItem(page, title)).toBeVisible();
    const kept = await page.evaluate((key) => localStorage.getItem(key), half.storageKey);
    expect(kept).toContain(title);
    await page.route(`**/api/${path}`, (route) => route.fulfill(notFound));
    await page.reload();
    await expect(listItem(page, title)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: half.loadFailure })).toBeVisible({
      timeout: 15_000,
    });
    await page.unroute(`**/api/${path}`);
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText(half.empty)).toBeVisible();
  });
}

test('the about editor fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/about');
  await expect(page.getByRole('form', { name: 'Add Team Member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
