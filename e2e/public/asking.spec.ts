import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectUsable, test } from '../fixtures.js';
import { messageOf, visit } from '../pages/site.js';
import { product } from '../product.js';
import { serviceBody } from '../seeds.js';

const night = '2028-06-17';

// The browser reports the statuses of refused forms.
test.use({ expectedProblems: [/status of (409|422)/] });

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Data', { exact: true }).fill(night);
  await page.getByLabel('Vendi', { exact: true }).fill('Durrës');
  await page.getByLabel('Lloji i natës', { exact: true }).selectOption('Dasmë');
  await page.getByLabel('Emri', { exact: true }).fill(name);
  await page.getByLabel('Të ftuar', { exact: true }).fill('250');
}

/** Calls of the staff. */
function staff(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const offer = {
    discount: '0.00',
    validUntil: new Date(Date.now() + 5 * 24 * 3600_000).toISOString(),
    deposit: { amount: '100.00', dueAt: new Date(Date.now() + 4 * 24 * 3600_000).toISOString() },
    message: 'Me gjithë dëshirë.',
  };
  return {
    async find(name: string) {
      const found = await request.get(`${product.apiUrl}/enquiries`, { headers, params: { q: name } });
      expect(found.status()).toBe(200);
      const [enquiry] = await found.json();
      return enquiry;
    },
    async sendOffer(id: string, lines: readonly object[]) {
      const data = { ...offer, lines };
      const answer = await request.post(`${product.apiUrl}/enquiries/${id}/offers`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
    },
  };
}

const line = (title: string, amount: string) => ({ kind: 'service', title, quantity: 1, amount });

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
  await expect(page.getByRole('row', { name: 'Lazer prove 120.00 €' })).toBeVisible();
  const calls = staff(request, session.token);
  const enquiry = await calls.find(name);
  expect(enquiry).toMatchObject({ date: night, kind: 'dasme', guests: 250, phoneE164: '+355691234567' });
  expect(await messageOf(page, 'Na shkruaj në WhatsApp')).toContain(enquiry.reference);

  await calls.sendOffer(enquiry.id, [line('Lazer prove', '120.00'), line('Tym', '40.00')]);
  await page.reload();
  await expect(page.getByText('Oferta jote është gati.')).toBeVisible();
  await calls.sendOffer(enquiry.id, [line('Lazer prove', '110.00')]);
  await page.getByLabel('Emri dhe mbiemri').fill('Ana Hoxha');
  await page.getByRole('button', { name: 'Pranoj ofertën' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Ndërkohë dërguam një ofertë të re/);
  await expect(page.getByRole('row', { name: 'Lazer prove ndryshuar 110.00 €' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Tym hequr' })).toBeVisible();
  await expectAccessible(page);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Pranoj ofertën' }).click();
  await expect(page.getByText('E pranove ofertën.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pranoj ofertën' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what is missing and keeps the rest, also in English', async ({ page }) => {
    await page.goto('/en/kontakt');
    await page.getByLabel('Name', { exact: true }).fill('Besa');
    await page.getByLabel('Message', { exact: true }).fill('Në oborr,\nme fëmijë.');
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The enquiry is not sent yet. Look at the marked fields.',
    );
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Choose the date of the night.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Në oborr,\nme fëmijë.');
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
