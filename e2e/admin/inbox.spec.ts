import { addDays } from '@ritmi/shared/domain/time/month';
import { today } from '@ritmi/shared/domain/time/date';
import { expect, expectAccessible } from '../fixtures.js';
import { callApi } from '../seeds.js';
import { test } from './signedIn.js';

test('an enquiry from a chat gets an offer, is booked, and stands in the calendar', async ({
  page,
  seed,
}) => {
  const day = addDays(today(), 40);
  const [year, month, number] = day.split('-').map(Number);
  await seed('resources', { name: 'DJ Inbox', kind: 'artist', capacity: 1 });
  await page.goto('/admin/buttons');
  await expect(page.getByRole('heading', { level: 1, name: 'Butonat' })).toBeVisible();
  await page.keyboard.press('k');
  const form = page.getByRole('form', { name: 'Kërkesë e re' });
  await form.getByRole('button', { name: 'Ngjit bisedën' }).click();
  await form
    .getByLabel('Ngjit bisedën')
    .fill(
      `Tung, jam Besnik Krasniqi, a jeni te lire me ${number}.${month}.${year}? dasem ne Durres, 250 veta, 069 123 4567`,
    );
  await expect(form.getByLabel('Vendi')).toHaveValue('Durrës');
  await form.getByRole('button', { name: 'Shto kërkesë' }).click();
  await expect(page.getByRole('heading', { name: /^Besnik Krasniqi/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Dërgo ofertën' }).click();
  const offer = page.getByRole('form', { name: 'Oferta' });
  await offer.getByLabel('Përshkrimi').fill('DJ për gjithë natën');
  await offer.getByLabel('Çmimi (€)').fill('450');
  await offer.getByRole('button', { name: 'Dërgo ofertën' }).click();
  const story = page.getByRole('region', { name: 'Historia e bisedës' });
  await expect(story.getByRole('heading', { name: /^Oferta 1 · 450.00 €/ })).toBeVisible();

  await page.getByRole('button', { name: 'Rezervo' }).click();
  await page.getByRole('form', { name: 'Rezervo' }).getByRole('button', { name: 'Rezervo' }).click();
  await expect(story.getByRole('heading', { name: /^Rezervimi · E konfirmuar/ })).toBeVisible();

  await page.goto(`/admin/kalendari?pamja=month&dita=${day}`);
  const night = page
    .locator(`[data-day="${day}"]`)
    .getByRole('button', { name: /^Besnik Krasniqi, E konfirmuar/ });
  await expect(night).toBeVisible();
  await expectAccessible(page);
  const next = page.locator(`[data-day="${addDays(day, 1)}"]`);
  await night.press('Shift+ArrowRight');
  await expect(next.getByRole('button', { name: /^Besnik Krasniqi/ })).toBeVisible();
});

test('an edited answer is offered after a reload, and goes with its person', async ({
  page,
  seed,
  session,
}) => {
  const enquiry = await seed('enquiries', {
    date: addDays(today(), 50),
    name: 'Klea Muça',
    phone: '069 765 4321',
  });
  await page.goto(`/admin/kerkesat/${enquiry.id}`);
  await page.getByRole('button', { name: 'Përgjigju' }).click();
  await page.getByLabel('Teksti').fill('Klea, jemi të lirë me dy DJ.');
  await page.reload();
  const bar = page.getByRole('region', { name: 'Draft' });
  await bar.getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(page.getByLabel('Teksti')).toHaveValue('Klea, jemi të lirë me dy DJ.');
  await page.reload();
  await expect(bar).toContainText('Klea Muça');
  await callApi(session.token, { method: 'DELETE', path: `/people/${enquiry.id}` });
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Përgjigju' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
