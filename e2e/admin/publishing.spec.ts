import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { editItem, listItem } from '../pages/admin.js';
import { callApi, seedService, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

test('a draft is previewed, scheduled and seen on the site, and its copy is prepared beside it', async ({
  page,
  session,
  request,
}) => {
  const title = uniqueTitle('Mjegull e ulët');
  // The whole way of a document: twice as long as other tests.
  test.slow();
  // The server may close an idle connection just as the call is sent.
  const read = async (address: string) => request.get(address, { maxRetries: 2 });
  const onSite = async (text: string) => (await (await read('/sherbime')).text()).includes(text);
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Një re që mbetet në dysheme.');
  await form.getByLabel('Price', { exact: true }).fill('90');
  await form.getByLabel('Feature 1').fill('Akull i thatë');
  await form.getByRole('button', { name: 'Publiko' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Ruaj dhe shih' }).click();

  const preview = page.getByRole('dialog', { name: `Parapamje: ${title}` });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(shown.getByText('Parapamje', { exact: true })).toBeVisible();
  const link = await preview.getByLabel('Lidhja për ta ndarë').inputValue();
  expect(await (await read(link)).text()).toContain(title);
  await preview.getByRole('button', { name: 'Kompjuter' }).click();
  await expect.poll(() => preview.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(1280);
  expect(await onSite(title)).toBe(false);
  await preview.getByRole('button', { name: 'Mbaro parapamjen' }).click();
  await expect(preview).toBeHidden();
  expect((await read(link)).status()).toBe(404);

  // By keyboard: the menu opens upwards, and takes the focus.
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await dialog.getByRole('button', { name: 'Publiko', exact: true }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Publiko tani' })).toBeFocused();
  await dialog.getByLabel('Publiko më').fill('14.6.2031 20:00');
  await dialog.getByRole('button', { name: 'Planifiko' }).press('Enter');
  const row = listItem(page, title);
  await expect(row.getByText('Publikohet më 14 qershor 2031, 20:00')).toBeVisible();
  await page.goto('/admin');
  const due = page.getByRole('region', { name: 'Ndodh së shpejti' });
  await expect(due.getByRole('link', { name: title })).toBeVisible();

  const { token } = session;
  const services = (await (
    await request.get('/api/services', { headers: { Authorization: `Bearer ${token}` } })
  ).json()) as {
    id: string;
    title: string;
  }[];
  const path = `/services/${services.find((each) => each.title === title)?.id}`;
  const publishAt = new Date(Date.now() + 2_000).toISOString();
  await callApi(token, { method: 'PATCH', path, data: { publishAt } });
  await expect.poll(() => onSite(title), { timeout: 15_000 }).toBe(true);

  await page.goto('/admin/services');
  const edit = await editItem(page, title);
  await edit.getByLabel('Title').fill(`${title} e re`);
  await edit.getByRole('button', { name: 'Publiko', exact: true }).click();
  await edit.getByRole('button', { name: 'Ruaj si kopje' }).click();
  await expect(row.getByText('Kopja e ndryshuar')).toBeVisible();
  expect(await onSite(`${title} e re`)).toBe(false);
  const copy = await editItem(page, title);
  await expect(copy.getByLabel('Title')).toHaveValue(`${title} e re`);
  await copy.getByRole('button', { name: 'Publiko', exact: true }).click();
  await copy.getByRole('button', { name: 'Publiko kopjen tani' }).click();
  await expect(listItem(page, `${title} e re`)).toBeVisible();
  await expect.poll(() => onSite(`${title} e re`)).toBe(true);
});

test('the history brings an earlier version back, and compares two', async ({ page, seed, session }) => {
  const { id, title } = await seedService(seed, 'Version i parë');
  const path = `/services/${id}`;
  await callApi(session.token, { method: 'PATCH', path, data: { title: `${title} dy`, price: '200' } });
  await callApi(session.token, { method: 'PATCH', path, data: { title: `${title} tre` } });
  await page.goto(`/admin/history/services/${id}`);
  await page.getByRole('checkbox', { name: /^Krahaso versionin 1/ }).check();
  await page.getByRole('checkbox', { name: /^Krahaso versionin 3/ }).check();
  const table = page.getByRole('table', { name: 'Versioni 1 dhe versioni 3' });
  await expect(table.getByRole('row', { name: /^Title/ })).toContainText(`${title} tre`);
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('200.00 €');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ktheje versionin 1' }).click();
  await expect(page.getByText('U kthye')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Krahaso versionin 4/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
