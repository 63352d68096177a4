import { expect, test } from '../fixtures.js';
import { editItem, logIn, listItem, removeItem } from '../pages/admin.js';
import { sitePictures, uniqueTitle } from '../seeds.js';

test.use({ expectedProblems: [/Failed to load resource|ApiError|DatabaseBroken/] });

test('without IndexedDB people can still sign in, save and sign out', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('DatabaseBroken');
    };
  });
  const label = uniqueTitle('Zyra');
  await logIn(page);
  await page.getByRole('link', { name: 'Kontakti' }).click();
  const form = page.getByRole('form', { name: 'Shto kontakt' });
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Value').fill('069');
  await form.getByRole('button', { name: 'Add Contact Information' }).click();
  await expect(page.getByText('Contact information added successfully')).toBeVisible();
  await removeItem(page, label);
  await expect(listItem(page, label)).toHaveCount(0);
  await page.getByRole('button', { name: 'Dil' }).click();
  await expect(page).toHaveURL('/login');
});

test('damaged copies and drafts are skipped, and intact ones are shown', async ({ page, login }) => {
  await login(page);
  await page.goto('/admin/projects');
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500, json: {} }));
  await page.evaluate(async () => {
    const good = { id: '2', title: 'Kopja e vjetër', location: 'Tiranë', description: 'Tekst', media: 'x' };
    localStorage.setItem('projects', JSON.stringify([{ id: '1' }, null, 7, good]));
    await new Promise<void>((done, fail) => {
      const opening = indexedDB.open('keyval-store');
      opening.onsuccess = () => {
        const change = opening.result.transaction('keyval', 'readwrite');
        change.objectStore('keyval').put({ id: 'x', owner: 'Arta' }, 'draft:x');
        change.objectStore('keyval').put(7, 'draft:y');
        change.oncomplete = () => done();
      };
      opening.onerror = () => fail(new Error('not opened'));
    });
  });
  await page.reload();
  const line = listItem(page, 'Kopja e vjetër');
  await expect(line).toContainText('Tiranë 0 media');
  await expect(page.getByRole('note')).toContainText('Kjo është kopja e fundit e ruajtur.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const dialog = await editItem(page, 'Kopja e vjetër');
  await expect(dialog.getByLabel('Title')).toHaveValue('Kopja e vjetër');
});

test("what the visitors' page has stored of a project takes nothing from it", async ({
  page,
  login,
  seed,
  request,
}) => {
  const title = uniqueTitle('Salla e kopjuar');
  const fields = { title, location: 'Tiranë', description: 'Tekst', media: sitePictures(14) };
  const { id } = await seed('projects', fields);
  await login(page);
  await page.goto('/projects');
  const stored = () => page.evaluate(() => localStorage.getItem('projects'));
  await expect.poll(stored).toContain(id);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/projects');
  const dialog = await editItem(page, title);
  await dialog.getByLabel('Title').fill(`${title} 2`);
  await page.unroute('**/api/projects');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const project: { title: string; media: object[] } = await (await request.get(`/api/projects/${id}`)).json();
  expect([project.title, project.media.length]).toEqual([`${title} 2`, 14]);
});
