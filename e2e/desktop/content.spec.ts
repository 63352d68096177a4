import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { signIn } from '../pages/desktop.js';
import { serviceBody } from '../seeds.js';
import { expect, test } from './fixtures.js';

// Issue 37, part 9.
test('content is exported to a file in the app, and imported from it @full', async ({ launch, api }) => {
  const { id } = await api.create('services', { ...serviceBody, title: 'Eksportuar', price: '350.00' });
  const { app, page } = await launch({ apiUrl: api.url });
  const folder = await temporaryFolder();
  const path = join(folder, 'ritmi.tar');
  // The dialog of the system asks where to store it.
  await app.evaluate(
    ({ session }, savePath) =>
      session.defaultSession.on('will-download', (_, download) => download.setSavePath(savePath)),
    path,
  );
  await signIn(page);
  await page.getByRole('link', { name: 'Eksporti', exact: true }).click();
  await expect(page.getByText(/^2 dokumente dhe 0 skedarë/)).toBeVisible();
  await page.getByRole('button', { name: 'Shkarko skedarin' }).click();
  await expect.poll(async () => String(await readFile(path).catch(() => ''))).toContain('"350.00"');

  await api.change('services', id, { price: '410.00' });
  await page.getByLabel('Zgjidh skedarin').and(page.locator('input')).setInputFiles(path);
  await expect(page.getByRole('list', { name: 'Do të ndryshonte 1 gjë' }).getByRole('listitem')).toHaveText([
    'Ndryshon Shërbim · Eksportuar',
  ]);
  await page.getByRole('button', { name: 'Importo këto' }).click();
  await expect(page.getByText('U importua 1 ndryshim')).toBeVisible();
  expect((await api.list('services')).map(({ price }) => price)).toEqual(['350.00']);
  await rm(folder, { recursive: true });
});
