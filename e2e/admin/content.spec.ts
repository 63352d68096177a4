import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';
import { expect, expectUsable } from '../fixtures.js';
import { callApi, seedService } from '../seeds.js';
import { test } from './signedIn.js';

/** The parts of an archive, by their paths. */
async function partsOf(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = extract();
  Readable.from([archive]).pipe(entries);
  const parts = new Map<string, Buffer>();
  for await (const entry of entries) parts.set(entry.header.name, await buffer(entry));
  return parts;
}

/** An archive of some of the parts, so that the content of other tests stays as it is. */
async function archiveOf(parts: ReadonlyMap<string, Buffer>, paths: readonly string[]): Promise<Buffer> {
  const tar = pack();
  for (const path of paths) tar.entry({ name: path }, parts.get(path) ?? '');
  tar.finalize();
  return buffer(Readable.from(tar));
}

test('content is exported to a file, and imported from it after a look at what changes', async ({
  page,
  seed,
  session,
}) => {
  const service = await seedService(seed, 'Eksportuar', { price: '350.00' });
  await page.goto('/admin/content');
  await expect(page.getByText(/^\d+ dokumente dhe \d+ skedarë, [\d.]+ MB$/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Shkarko skedarin' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ritmi-\d{4}-\d\d-\d\d\.tar$/);
  const parts = await partsOf(await readFile(await download.path()));
  const path = `services/${service.id}.json`;
  expect(JSON.parse(String(parts.get(path)))).toMatchObject({ title: service.title, price: '350.00' });
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['ritmi-content.json', 'settings.json']));

  await callApi(session.token, {
    method: 'PATCH',
    path: `/services/${service.id}`,
    data: { price: '410.00' },
  });
  const choose = (name: string, content: Buffer) =>
    page
      .getByLabel('Zgjidh skedarin')
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/x-tar', buffer: content });
  await choose('prishur.tar', await archiveOf(parts, [path]));
  await expect(page.getByRole('alert').filter({ hasText: 'nuk u importua' })).toContainText(
    'ritmi-content.json: Mungon.',
  );

  await choose('ritmi.tar', await archiveOf(parts, ['ritmi-content.json', path]));
  const changes = page.getByRole('list', { name: 'Do të ndryshonte 1 gjë' });
  await expect(changes.getByRole('listitem')).toHaveText([`Ndryshon Shërbim · ${service.title}`]);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectUsable(page);
  }
  const read = async () => {
    const all = await callApi(session.token, { method: 'GET', path: '/services' });
    return Array.isArray(all) ? all.find(({ id }) => id === service.id)?.price : null;
  };
  expect(await read()).toBe('410.00');
  await page.getByRole('button', { name: 'Importo këto' }).click();
  await expect(page.getByText('U importua 1 ndryshim')).toBeVisible();
  expect(await read()).toBe('350.00');
  await expect(changes).toHaveCount(0);
});
