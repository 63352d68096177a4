import type { Locator, Page } from '@playwright/test';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays, addMonths } from '@ritmi/shared/domain/time/month';
import { expect, expectAccessible } from '../fixtures.js';
import { callApi, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

const month = addMonths(today(), 2).slice(0, 7);
const [from, to] = [`${month}-12`, `${month}-13`];

const on = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

async function dragTo(page: Page, night: Locator, day: string): Promise<void> {
  const target = on(page, day);
  await target.scrollIntoViewIfNeeded();
  const [start, end] = [await night.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error('The night and its day are in sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a night that is moved onto a full day is offered the free ones, or booked there for a reason', async ({
  page,
  seed,
  session,
}) => {
  const name = uniqueTitle('DJ');
  const crew = await seed('resources', { name, kind: 'artist', capacity: 1 });
  const common = { state: 'confirmed' as const, resources: [{ resourceId: crew.id, quantity: 1 }] };
  const title = uniqueTitle('Arta');
  const booking = await seed('bookings', { ...common, title, date: from });
  await seed('bookings', { ...common, title: uniqueTitle('Klea'), date: to });
  const stored = () => callApi(session.token, { method: 'GET', path: `/bookings/${booking.id}` });
  await page.goto(`/admin/kalendari?pamja=month&dita=${from}`);
  const night = (day: string) => on(page, day).getByRole('button', { name: new RegExp(`^${title}, `) });
  const sheet = page.getByRole('form', { name: title });
  const freeDays = sheet.getByRole('alert').getByRole('button');

  await dragTo(page, night(from), to);
  await expect(sheet.getByRole('alert')).toContainText(`${name} është i zënë: `);
  await expect(freeDays).toHaveCount(3);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Anulo' }).click();
  expect(await stored()).toMatchObject({ date: from, version: 1 });

  await night(from).press('Shift+ArrowRight');
  await expect(freeDays).toHaveCount(3);
  await sheet.getByLabel('Arsyeja').fill('DJ i huazuar');
  await sheet.getByRole('button', { name: 'Rezervo gjithsesi' }).click();
  await expect(night(to)).toBeVisible();
  expect(await stored()).toMatchObject({ date: to, override: { reason: 'DJ i huazuar' } });
  const audit = await callApi(session.token, { method: 'GET', path: '/audit?entity=bookings&limit=5' });
  expect(JSON.stringify(audit)).toContain('DJ i huazuar');

  await dragTo(page, night(to), addDays(to, 2));
  await expect(night(addDays(to, 2))).toBeVisible();
  await expect.poll(stored).toMatchObject({ date: addDays(to, 2), override: { reason: '' } });
});
