import { expect, expectUsable } from '../fixtures.js';
import { editItem, saveDialog } from '../pages/admin.js';
import { uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

test('a new artist has a page at once, and its old address leads to the new one', async ({
  page,
  request,
}) => {
  const stageName = uniqueTitle('DJ Hana');
  const slug = stageName.replaceAll(/[^a-z\d]+/gi, '-');
  await page.goto('/admin/artists');
  const form = page.getByRole('form', { name: 'Shto artist' });
  await form.getByLabel('Stage name').fill(stageName);
  await form.getByLabel('Address').fill('Evente');
  await form.getByLabel('Design').selectOption('party');
  await form.getByRole('button', { name: 'Add Artist' }).click();
  await expect(form.getByText('Faqja e ka tashmë këtë adresë. Zgjidh një tjetër.')).toBeVisible();
  await form.getByLabel('Address').fill(slug);
  await form.getByRole('button', { name: 'Add Artist' }).click();
  await expect(page.getByText('Artist added successfully')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(stageName);
  await expect(visitor.getByRole('link', { name: 'Planifiko eventin' }).first()).toBeVisible();
  await expectUsable(visitor);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/${slug}</loc>`);

  const dialog = await editItem(page, stageName);
  await dialog.getByLabel('Address').fill(`${slug}-2`);
  await saveDialog(dialog);
  await expect(page.getByText('Artist updated successfully')).toBeVisible();
  for (const start of ['', '/en']) {
    const old = await request.get(`${start}/${slug.toLowerCase()}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, `${start}/${slug}-2`]);
  }
  await visitor.goto(`/${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/${slug}-2$`));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(stageName);
  expect((await request.get(`/${slug}-3`)).status()).toBe(404);
});

// Chromium lays a grid out several times for each grid around it: ten of them took it 5 s.
test('the inputs of the largest form are in few grids', async ({ page }) => {
  await page.goto('/admin/artists');
  const dialog = await editItem(page, 'DJ Lumo');
  const depth = await dialog.evaluate((form) => {
    const gridsAround = (element: Element | null): number =>
      element
        ? (getComputedStyle(element).display === 'grid' ? 1 : 0) + gridsAround(element.parentElement)
        : 0;
    return Math.max(...[...form.querySelectorAll('input')].map(gridsAround));
  });
  expect(depth).toBeLessThan(8);
});
