import type { Page } from '@playwright/test';
import { today } from '@ritmi/shared/domain/time/date';
import { addMonths, formatMonth } from '@ritmi/shared/domain/time/month';
import { expect, expectAccessible, expectUsable, type Seed, test } from '../fixtures.js';
import { offerLine, staff } from '../pages/enquiries.js';
import { messageOf, visit } from '../pages/site.js';
import { serviceBody } from '../seeds.js';

const night = '2028-06-17';

// The browser reports the statuses of refused forms.
test.use({ expectedProblems: [/status of (409|422)/] });

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Data').fill(night);
  await page.getByLabel('Vendi').fill('Durrës');
  await page.getByLabel('Lloji i natës').selectOption('Dasmë');
  await page.getByLabel('Emri').fill(name);
  await page.getByLabel('Të ftuar').fill('250');
}

test('a visitor asks, gets an offer, and accepts the one that was changed', async ({
  page,
  request,
  session,
  seed,
}) => {
  const name = `Ana ${crypto.randomUUID()}`;
  const service = await seed('services', { ...serviceBody, title: 'Lazer prove', price: '120' });
  await visit(page, `/kontakt?sherbimet=${service.id}`);
  await fillIn(page, name);
  await page.getByLabel('Telefoni', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();
  await expect(page.getByText('Ky numër nuk lexohet.')).toBeVisible();
  await expect(page.getByLabel('Emri', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue(night);
  await page.getByLabel('Telefoni', { exact: true }).fill('069 123 4567');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Kërkesa jote R-/ })).toBeVisible();
  await expect(page.getByText('E morëm kërkesën. Të përgjigjemi brenda ditës.')).toBeVisible();
  const step = page.getByRole('list', { name: 'Ku ka arritur kërkesa' }).locator('[aria-current=step]');
  await expect(step).toHaveText(/^Kërkesa/);
  await expect(page.getByRole('row', { name: 'Lazer prove 120.00 €' })).toBeVisible();
  const calls = staff(request, session.token);
  const enquiry = await calls.find(name);
  expect(enquiry).toMatchObject({ date: night, kind: 'dasme', guests: 250, phoneE164: '+355691234567' });
  expect(await messageOf(page, 'Na shkruaj në WhatsApp')).toContain(enquiry.reference);

  await calls.sendOffer(enquiry.id, [offerLine('Lazer prove', '120.00'), offerLine('Tym', '40.00')]);
  await page.reload();
  await expect(page.getByText('Oferta jote është gati.')).toBeVisible();
  await expect(step).toHaveText(/^Oferta.*Pret përgjigjen tënde$/);
  const headings = page.locator('summary');
  await expect(headings).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByLabel('Emri dhe mbiemri').fill('Ana Hoxha');
  await page.getByLabel('Çfarë do të ndryshoje?').fill('Pa tym?');
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Na kontakto' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Emri dhe mbiemri')).toHaveValue('Ana Hoxha');
  await expect(page.getByLabel('Çfarë do të ndryshoje?')).toHaveValue('Pa tym?');
  await calls.sendOffer(enquiry.id, [offerLine('Lazer prove', '110.00')]);
  await page.getByRole('button', { name: 'Pranoj ofertën' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Ndërkohë dërguam një ofertë të re/);
  await expect(page.getByRole('row', { name: 'Lazer prove ndryshuar 110.00 €' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Tym hequr' })).toBeVisible();
  await expect(page.getByLabel('Çfarë do të ndryshoje?')).toHaveValue('Pa tym?');
  await expectAccessible(page);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Pranoj ofertën' }).click();
  await expect(page.getByText('E pranove ofertën.')).toBeVisible();
  await expect(step).toHaveText(/^Nata17 qershor 2028 Data mbahet për ty$/);
  await expect(page.getByRole('button', { name: 'Pranoj ofertën' })).toBeHidden();
});

test('fields side by side stay in one line where some of them are refused', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/kontakt');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();
  await expect(page.getByText('Zgjidh datën e natës.')).toBeVisible();
  const tops = await Promise.all(
    ['Data', 'Vendi', 'Lloji i natës', 'Të ftuar'].map(async (label) => {
      const box = await page.getByLabel(label, { exact: true }).boundingBox();
      return Math.round(box?.y ?? 0);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

/** A day that is blocked, in a month after the running one. */
async function blockDay(seed: Seed): Promise<{ readonly month: string; readonly path: string }> {
  const month = addMonths(today(), 3).slice(0, 7);
  await seed('blocked-days', { date: `${month}-15`, part: 'all', resourceId: null, reason: 'Provë' });
  return { month, path: `/kontakt?muaji=${month}` };
}

test('the month says which days are free, and fills the date in', async ({ page, seed }) => {
  const { month } = await blockDay(seed);
  await visit(page, `/kontakt?muaji=${today().slice(0, 7)}`);
  for (const turn of [1, 2, 3]) {
    const shown = formatMonth(addMonths(today(), turn).slice(0, 7), 'sq');
    await page.getByRole('link', { name: shown }).click();
    await expect(page.getByRole('table', { name: `Ditët e lira, ${shown}` })).toBeVisible();
  }
  await expect(page.getByRole('cell', { name: '15 plot' })).toBeVisible();
  await page.getByRole('button', { name: '16 lirë' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue(`${month}-16`);
  await expect(page.getByText(`16 ${formatMonth(month, 'sq')}: e lirë.`)).toBeVisible();
  await expect(page).not.toHaveURL(/data=/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectUsable(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a day of the month fills the date in', async ({ page, seed }) => {
    const { month, path } = await blockDay(seed);
    await expect(async () => {
      await page.goto(`/en${path}`);
      await expect(page.getByRole('cell', { name: '15 full' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const next = formatMonth(addMonths(`${month}-01`, 1).slice(0, 7), 'en');
    await page.getByRole('link', { name: next }).click();
    await page.getByRole('link', { name: formatMonth(month, 'en') }).click();
    await page.getByRole('button', { name: '16 free' }).click();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(`${month}-16`);
    await expect(page.getByRole('table', { name: `Free days, ${formatMonth(month, 'en')}` })).toBeVisible();
    await expect(page.getByRole('button', { name: '16 free' })).toHaveAttribute('aria-current', 'date');
    expect(await page.locator('style').count()).toBe(0);
  });

  test('the form says what is missing and keeps the rest, also in English', async ({ page }) => {
    await page.goto('/en/kontakt');
    await page.getByLabel('Name', { exact: true }).fill('Besa');
    await page.getByLabel('Message', { exact: true }).fill('Në oborr,\nme fëmijë.');
    await page.getByLabel('Guests', { exact: true }).fill('1.200');
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The enquiry is not sent yet. Look at the marked fields.',
    );
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Choose the date of the night.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Në oborr,\nme fëmijë.');
    await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('1.200');
    await page.getByLabel('Date', { exact: true }).fill(night);
    await page.getByLabel('Place', { exact: true }).fill('Vlorë');
    await page.getByLabel('Occasion', { exact: true }).selectOption('Birthday');
    await page.getByLabel('Phone', { exact: true }).fill('+355 68 222 3344');
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await expect(page).toHaveURL(/\/en\/kerkesa\/[\w-]{22,}$/);
    await expect(page.getByText('We have your enquiry. We answer within the day.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
