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

test('a phone shows a week by days, with what is left of each', async ({ page, seed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [taken, left] = [uniqueTitle('DJ'), uniqueTitle('Zëri')];
  const crew = await seed('resources', { name: taken, kind: 'artist', capacity: 1 });
  await seed('resources', { name: left, kind: 'equipment', capacity: 3 });
  const title = uniqueTitle('Një dasmë me një titull që është më i gjatë se telefoni');
  const resources = [{ resourceId: crew.id, quantity: 1 }];
  await seed('bookings', { title, date: from, part: 'all', state: 'confirmed', resources });
  await page.goto(`/admin/kalendari?pamja=week&dita=${from}`);
  await expect(on(page, from).getByRole('button', { name: new RegExp(`^${title}, `) })).toContainText(taken);
  const free = on(page, from).getByText('Të lira: ');
  await expect(free).toContainText(`3× ${left}`);
  await expect(free).not.toContainText(taken);
  await expect(page.getByRole('button', { name: 'Blloko ditë' })).toBeHidden();
  await page.getByRole('button', { name: 'Më shumë' }).click();
  await expect(page.getByRole('button', { name: 'Blloko ditë' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
