import { today } from '@ritmi/shared/domain/time/date';
import { addMonths } from '@ritmi/shared/domain/time/month';
import { signIn } from '../pages/desktop.js';
import { openModule } from '../pages/admin.js';
import { serviceBody } from '../seeds.js';
import { expect, test } from './fixtures.js';

const night = `${addMonths(today(), 3).slice(0, 7)}-12`;

// Issue 39, part 8.
test('a night confirmed offline whose day is taken meanwhile is a conflict with the free days, and booked for a reason @full', async ({
  launch,
  api,
}) => {
  const crew = await api.create('resources', { name: 'Ekipi', kind: 'team', capacity: 1 });
  const needs = [{ resourceId: crew.id, quantity: 1 }];
  const service = await api.create('services', { ...serviceBody, title: 'Dasma', needs });
  await api.ask({
    name: 'Klea Muça',
    phone: '069 123 4567',
    date: night,
    place: 'Durrës',
    kind: 'dasme',
    serviceIds: [service.id],
  });
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openModule(page, 'Kërkesat');
  await page.getByRole('link', { name: /Klea Muça/ }).click();
  await expect(page.getByRole('heading', { name: 'Klea Muça' })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Rezervo' }).click();
  await page.getByRole('form', { name: 'Rezervo' }).getByRole('button', { name: 'Rezervo' }).click();
  await expect(page.getByText('1 ndryshim pret serverin')).toBeVisible();
  const other = { title: 'Arta', date: night, state: 'confirmed', resources: needs };
  await api.create('bookings', other);
  // It sends by itself.
  await page.context().setOffline(false);

  await expect(page.getByText('Nuk u ruajt: Klea Muça')).toBeVisible();
  const conflict = page.getByRole('alert').filter({ hasText: 'Ekipi është i zënë' });
  await expect(conflict.getByRole('button')).toHaveCount(3);
  const booked = async () =>
    (await api.bookingsOf(night)).map(({ title, state, override }) => ({ title, state, override }));
  expect(await booked()).toEqual([expect.objectContaining({ title: 'Arta' })]);

  await page.getByLabel('Arsyeja').fill('Ekip i huazuar');
  await page.getByRole('button', { name: 'Rezervo gjithsesi' }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(async () => (await booked()).length).toBe(2);
  expect(await booked()).toContainEqual(
    expect.objectContaining({
      state: 'confirmed',
      override: expect.objectContaining({ reason: 'Ekip i huazuar' }),
    }),
  );
});
