import { expect, test } from './fixtures.js';
import { moveUp, titles } from '../pages/admin.js';
import { addService, deleteService, openServices, renameService, signIn } from '../pages/desktop.js';

test('services are added with a picture, edited, ordered by keyboard and deleted', async ({
  launch,
  api,
}) => {
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openServices(page);
  await addService(page, { title: 'DJ', image: 'dj.png' });
  await addService(page, { title: 'Dritat' });
  await addService(page, { title: 'Tymi' });
  await expect(page.getByRole('img').first()).toBeVisible();

  await moveUp(page, 'Tymi', 2);
  await expect.poll(() => titles(page)).toEqual(['Tymi', 'DJ', 'Dritat']);
  await renameService(page, 'Dritat', 'Ndriçimi');
  await deleteService(page, 'DJ');

  await expect
    .poll(async () => (await api.list('services')).map(({ title }) => title))
    .toEqual(['Tymi', 'Ndriçimi']);
});
