import { expect, test } from './fixtures.js';
import { moveUp, titles } from '../pages/admin.js';
import { addService, deleteService, renameService } from '../pages/desktop.js';

test('services are added with a picture, edited, ordered by keyboard and deleted', async ({
  openApp,
  api,
}) => {
  const { page } = await openApp();
  await addService(page, { title: 'DJ', image: 'dj.png' });
  await addService(page, { title: 'Dritat' });
  await addService(page, { title: 'Tymi' });
  await expect(page.getByRole('img').first()).toBeVisible();

  await moveUp(page, 'Tymi', 2);
  await expect.poll(() => titles(page)).toEqual(['Tymi', 'DJ', 'Dritat']);
  await renameService(page, 'Dritat', 'Ndriçimi');
  await deleteService(page, 'DJ');

  await expect.poll(() => api.titlesOf('services')).toEqual(['Tymi', 'Ndriçimi']);
});
