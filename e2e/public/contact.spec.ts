import type { Page } from '@playwright/test';
import { agency } from '../demo.js';
import { expect, expectAccessible, expectUsable, test } from '../fixtures.js';
import { messageOf, visit } from '../pages/site.js';
import { serviceBody } from '../seeds.js';

// spec: 2.route.contact, 2.contact.phone, 2.contact.email, 5.contact.digits, 2.footer.contacts
// spec: contract.contact
test('phone numbers and e-mail addresses have their buttons', async ({ page, seed }) => {
  await seed('contact', { type: 'phone', label: 'Provë', value: '069 987 6543' });
  await seed('contact', { type: 'email', label: 'Provë', value: 'prove@ritmi.example' });
  await visit(page, '/kontakt');
  const phone = page.getByRole('listitem').filter({ hasText: '069 987 6543' }).first();
  await expect(phone.getByRole('link', { name: 'Telefono' })).toHaveAttribute('href', 'tel:0699876543');
  await expect(phone.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/355699876543',
  );
  const mail = page.getByRole('listitem').filter({ hasText: 'prove@ritmi.example' }).first();
  await expect(mail.getByRole('link', { name: 'Shkruaj email' })).toHaveAttribute(
    'href',
    'mailto:prove@ritmi.example',
  );
  const foot = page.getByRole('contentinfo').getByRole('link', { name: '069 987 6543' }).first();
  await expect(foot).toHaveAttribute('href', 'tel:0699876543');
  await expectUsable(page);
});

test('an enquiry with a hidden price contains no amount', async ({ page, seed }) => {
  const shown = await seed('services', { ...serviceBody, title: 'DJ prove', price: '300' });
  const hidden = await seed('services', {
    ...serviceBody,
    title: 'CO2 prove',
    price: '7654.32',
    hidePrice: true,
  });
  await visit(page, `/kontakt?sherbimet=${shown.id},${hidden.id}`);
  await expect(page.getByText('Kontakto për çmimin')).toBeVisible();
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toContain('• DJ prove\n• CO2 prove');
  expect(await page.content()).not.toContain('7654.32');
  expect(await page.getByRole('main').textContent()).not.toContain('€');
  await expectAccessible(page);
});

test('an enquiry can be about everything on offer, and typed values appear in its message at once', async ({
  page,
  seed,
}) => {
  const event = await seed('events', {
    title: 'Nata e provës',
    date: '2026-05-02',
    description: 'Për provë',
  });
  const project = await seed('projects', {
    title: 'Puna e provës',
    location: 'Vlorë',
    description: 'Për provë',
  });
  await visit(page, '/kontakt');
  for (const [query, wish] of [
    ['artisti=lumo', 'Më intereson DJ Lumo për natën time.'],
    [`eventi=${event.id}`, 'Dua një natë si “Nata e provës” (2 maj 2026).'],
    [`projekti=${project.id}`, 'Dua një natë si “Puna e provës” (Vlorë).'],
    ['eventi=nuk-ka', 'Po kërkoj një datë për natën time.'],
  ]) {
    await page.goto(`/kontakt?${query}`);
    expect(await messageOf(page, 'Dërgo në WhatsApp'), query).toContain(wish);
  }
  await page.goto(`/kontakt?projekti=${project.id}`);
  await expect(page.getByText('Puna e provës')).toBeVisible();
  await page.getByLabel('Data', { exact: true }).fill('2099-06-14');
  await page.getByLabel('Vendi', { exact: true }).fill('Korçë');
  for (const name of ['Dërgo në WhatsApp', 'Dërgo me email']) {
    await expect
      .poll(() => messageOf(page, name))
      .toContain('(Vlorë).\nData: 14 qershor 2099\nVendi: Korçë\nA jeni të lirë?');
  }
  await expectUsable(page);
});

test('text typed before the scripts run stays and appears in the message', async ({ context }) => {
  // Not the fixture's page, which gets an interaction when it opens.
  const page = await context.newPage();
  await page.goto('/kontakt');
  await page.getByLabel('Vendi', { exact: true }).fill('Shkodër');
  await expect.poll(() => messageOf(page, 'Dërgo në WhatsApp')).toContain('Vendi: Shkodër');
  await expect(page.getByLabel('Vendi', { exact: true })).toHaveValue('Shkodër');
  await page.close();
});

// spec: 2.contact.map, contract.contact.map
test('the map loads on request', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
  await visit(page, '/kontakt');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: /hartën$/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /map/);
  await expect(page.locator('iframe')).toHaveAttribute('title', /\S/);
});

test.describe('when the contacts cannot be loaded', () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: '' } }));
    await visit(page, '/evente');
  });

  const goToContact = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();

  // spec: 2.contact.builtIn, 7.silent, contract.loads.silent
  test('the built-in contacts are shown', async ({ page }) => {
    await goToContact(page);
    for (const value of Object.values(agency.fallback)) {
      await expect(page.getByRole('main').getByText(value)).toBeVisible();
    }
  });

  // spec: 2.contact.saved
  test('contacts stored in the browser are shown', async ({ page }) => {
    await page.evaluate(() => {
      const stored = [{ id: '1', type: 'phone', label: 'Nga shfletuesi', value: '068 111 2233' }];
      window.localStorage.setItem('contactInfo', JSON.stringify(stored));
    });
    await goToContact(page);
    await expect(page.getByText('Nga shfletuesi')).toBeVisible();
    await expect(page.getByRole('main').getByText(agency.fallback.phone)).toHaveCount(0);
  });
});

// spec: 3.storage.lists
test('loaded contacts are stored in the browser', async ({ page }) => {
  await visit(page, '/kontakt');
  const stored = await page.evaluate(() => window.localStorage.getItem('contactInfo'));
  expect(JSON.parse(stored ?? '[]')).toContainEqual(expect.objectContaining({ type: 'phone' }));
});
