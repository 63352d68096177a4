import { formatDate } from '@ritmi/shared/domain/time/date';
import { expect, expectAccessible, expectUsable } from '../fixtures.js';
import { test } from './signedIn.js';
import { listItem, openItem } from '../pages/admin.js';
import { notFound } from '../pages/answers.js';
import { callApi, seedService, uniqueTitle } from '../seeds.js';

/** Today's date by the machine's clock, which the browser uses too. */
function today(): string {
  const now = new Date();
  return formatDate(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString());
}

// spec: contract.admin.views
test('each entry describes who changed what and when, grouped by day', async ({ page, seed, session }) => {
  const first = await seedService(seed, 'Zëri');
  const second = await seedService(seed, 'Dritat');
  const pkg = await seed('packages', {
    title: uniqueTitle('Paketa'),
    description: 'Përshkrim',
    serviceIds: [first.id],
  });
  const change = (data: object) =>
    callApi(session.token, { method: 'PATCH', path: `/packages/${pkg.id}`, data });
  await change({ serviceIds: [first.id, second.id], hidePrice: true, customPrice: '250' });
  await callApi(session.token, {
    method: 'PATCH',
    path: `/services/${first.id}`,
    data: { features: ['Mikrofon', 'Altoparlant'], image: '/uploads/zeri.webp' },
  });

  await page.goto('/admin/packages');
  const line = await openItem(page, pkg.title);
  await line.getByRole('link', { name: 'Historia' }).click();
  await expect(page.getByRole('heading', { name: `Paketë: ${pkg.title}` })).toBeVisible();
  const day = page.getByRole('region', { name: today() });
  await expect(day.getByRole('heading', { level: 4 })).toHaveText([
    'Ndryshuan shërbimet e saj',
    'Ndryshuar',
    'Shtuar',
  ]);
  const changed = day.getByRole('listitem').nth(1);
  await expect(changed).toContainText(/^\d{1,2}:\d\dNdryshuarArta/);
  await expect(changed).toContainText('– → 250.00 €');
  await expect(changed).toContainText('jo → po');
  await expect(changed.locator('del').filter({ hasText: first.title })).toHaveText(first.title);
  await expect(changed.locator('ins').filter({ hasText: second.title })).toHaveText(
    `${first.title}\n${second.title}`,
  );
  await expect(day).not.toContainText(/[{}[\]"]/);

  await page.getByRole('link', { name: 'Historia', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Të gjitha ndryshimet' })).toBeVisible();
  const service = listItem(page, first.title).first();
  await expect(service).toContainText('Ndryshuar · Shërbim · Arta');
  await expect(service).toContainText('zeri.webp');
  await expect(service.locator('ins').filter({ hasText: 'Mikrofon' })).toHaveText('Mikrofon\nAltoparlant');
  await service.getByRole('link', { name: first.title }).click();
  await expect(page.getByRole('heading', { name: `Shërbim: ${first.title}` })).toBeVisible();
});

test('a reorder is one entry that names the moved item; the bottom of the page shows the newest change', async ({
  page,
  seed,
  session,
}) => {
  const seeded = [];
  for (const name of ['A', 'B', 'C']) {
    seeded.push(await seed('projects', { title: uniqueTitle(name), location: 'Durrës', description: 'x' }));
  }
  const [a, b, c] = seeded.map(({ id }) => id);
  await callApi(session.token, {
    method: 'POST',
    path: '/projects/reorder',
    data: [a, b, c].map((id, order) => ({ id, order })),
  });
  const moved = [b, c, a].map((id, order) => ({ id, order }));
  await page.goto('/admin/history');
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText('Zhvendosur · Projekt · Arta');
  await callApi(session.token, { method: 'POST', path: '/projects/reorder', data: moved });
  await expect(newest.getByRole('heading')).toHaveText(seeded[0]?.title ?? '');
  await expect(newest).toContainText('Zhvendosur · Projekt · Arta · edhe 2 të tjerë u zhvendosën');
  await expect(newest).toContainText('0 → 2');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText(`Faqja ndryshoi së fundi më ${today()}`);
  await expect(foot.getByRole('link', { name: seeded[0]?.title ?? '' })).toHaveAttribute(
    'href',
    `/projects/${a}`,
  );
});

test('a history that cannot be loaded says so, and older entries load on demand', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/api/audit?limit=100', (route) => route.fulfill(notFound));
  await page.goto('/admin/history');
  await expect(page.getByRole('alert').filter({ hasText: 'Historia nuk u ngarkua' })).toBeVisible({
    timeout: 30_000,
  });
  const entry = (place: number) => ({
    id: `e${place}`,
    entity: 'contact',
    documentId: `d${place}`,
    version: 1,
    // Each a row of its own: additions alone would be one.
    op: place % 2 === 0 ? 'create' : 'delete',
    who: { id: 'arta', name: 'Arta' },
    when: new Date(2026, 0, 2, 10, 0, 0, -place).toISOString(),
    title: `Kontakti ${place}`,
    changes: [],
  });
  const full = Array.from({ length: 100 }, (_, place) => entry(place));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/audit?limit=100', (route) => route.fulfill({ json: full }));
  await page.route('**/api/audit?limit=100&before=e99', (route) => route.fulfill({ json: [entry(100)] }));
  await page.reload();
  await page.getByRole('button', { name: 'Shfaq më të vjetrat' }).click();
  await expect(page.getByRole('link', { name: 'Kontakti 100', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shfaq më të vjetrat' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '2 janar 2026' })).toBeVisible();
  await expect(page.getByRole('region', { name: '1 janar 2026' })).toHaveCount(0);
});

test('the history fits a phone and is accessible', async ({ page, seed, session }) => {
  const service = await seedService(seed, 'Historia');
  const data = { description: 'Një përshkrim i gjatë që nuk ka vend në një rresht të vetëm.', price: '5' };
  await callApi(session.token, { method: 'PATCH', path: `/services/${service.id}`, data });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/history/services/${service.id}`);
  await expect(page.getByRole('heading', { name: `Shërbim: ${service.title}` })).toBeVisible();
  await expectUsable(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
