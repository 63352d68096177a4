import { expect, test } from '../fixtures.js';
import { messageOf } from '../pages/site.js';
import { seedOldEvents, serviceBody, siteFiles, sitePictures } from '../seeds.js';

test.use({ javaScriptEnabled: false });

// spec: contract.splash.time
test('the splash disappears and the content is shown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('splash')).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Shërbimet' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
});

test('services are chosen in a form and the server computes the total', async ({ page, seed }) => {
  const name = crypto.randomUUID();
  await seed('services', { ...serviceBody, title: `${name} a`, price: '120' });
  await seed('services', { ...serviceBody, title: `${name} b`, price: '80.5' });
  await page.goto('/paketa');
  await page.getByRole('tab', { name: 'Krijo paketën tënde vetë' }).click();
  await page.getByRole('dialog', { name: 'Njoftim' }).getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('checkbox', { name: `${name} a` }).check();
  await page.getByRole('checkbox', { name: `${name} b` }).check();
  await page.getByRole('button', { name: 'Llogarit totalin' }).click();
  const panel = page.getByRole('complementary', { name: 'Paketa jote' });
  await expect(panel.getByText('100.50 €', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Na kontaktoni' })).toHaveAttribute(
    'href',
    /^\/kontakt\?sherbimet=/,
  );
});

test('the login says that it needs JavaScript', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('Hyrja kërkon JavaScript.', { exact: true })).toBeVisible();
});

test('the page about us shows what the administrator adds', async ({ page, seed }) => {
  const section = await seed('about/content', { title: 'Si punojmë', content: 'Vijmë dy orë më herët.' });
  const member = await seed('about/team', { name: 'Mira Gjoka', role: 'Ndriçim', bio: 'Vendos dritat.' });
  await expect(async () => {
    await page.goto('/rreth-nesh');
    await expect(page.getByRole('heading', { name: section.title })).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('heading', { name: member.name })).toBeVisible({ timeout: 500 });
  }).toPass();
});

// spec: 2.route.contact
test('a package links to a complete enquiry', async ({ page, seed }) => {
  const dj = await seed('services', { ...serviceBody, title: 'DJ prove', price: '300' });
  const light = await seed('services', { ...serviceBody, title: 'Drita prove', price: '249.99' });
  const pkg = await seed('packages', {
    title: 'Paketa e provës',
    description: 'Gjithçka',
    serviceIds: [dj.id, light.id],
  });
  await page.goto(`/kontakt?paketa=${pkg.id}`);
  const message = 'Më intereson paketa “Paketa e provës”:\n• DJ prove\n• Drita prove\nTotali: 449.99 €';
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toMatch(/^https:\/\/wa\.me\/355\d+\?text=/);
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toContain(message);
  expect(await messageOf(page, 'Dërgo me email')).toMatch(/^mailto:\S+@\S+\?subject=/);
  expect(await messageOf(page, 'Dërgo me email')).toContain(message);
  await expect(page.getByRole('main').getByText('449.99 €')).toBeVisible();
});

test('preparing the message keeps everything that was typed', async ({ page }) => {
  await page.goto('/kontakt?artisti=taulo');
  await page.getByLabel('Data', { exact: true }).fill('2099-06-14');
  await page.getByLabel('Lloji i natës', { exact: true }).selectOption('Dasmë');
  await page.getByLabel('Emri', { exact: true }).fill('Ana Hoxha');
  await page.getByRole('button', { name: 'Përgatit mesazhin' }).click();
  await expect(page.getByLabel('Emri', { exact: true })).toHaveValue('Ana Hoxha');
  // No address may contain what is only the visitor's.
  await expect(page).toHaveURL(/\/kontakt$/);
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toContain(
    'Më intereson DJ Taulo për natën time.\nData: 14 qershor 2099\nNata: Dasmë',
  );
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue('2099-06-14');
});

test('a day is typed as people write it, in no order of the browser', async ({ page }) => {
  await page.goto('/kontakt');
  const field = page.getByLabel('Data', { exact: true });
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('placeholder', 'dd.mm.vvvv');
  await field.fill('14.6.2099');
  await page.getByRole('button', { name: 'Përgatit mesazhin' }).click();
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toContain('Data: 14 qershor 2099');
  await expect(field).toHaveValue('14.6.2099');
});

test('pictures are links and videos have controls', async ({ page, seed }) => {
  const film = { type: 'video' as const, url: siteFiles.clip, caption: 'Filmi' };
  const media = [...sitePictures(2), film];
  await seed('events', { title: 'Pa skript', date: '2031-06-14', description: 'Një natë e gjatë.', media });
  await page.goto('/evente');
  const strip = page.getByRole('list', { name: 'Pa skript' });
  await expect(strip.getByRole('link', { name: 'Foto 1' })).toHaveAttribute(
    'href',
    siteFiles.pictures[0] ?? '',
  );
  await expect(strip.locator('video')).toHaveAttribute('controls', '');
});

test('a long list has pages', { tag: '@full' }, async ({ page, request, seed }) => {
  await seedOldEvents(seed, 1990);
  await page.goto('/evente');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.locator('a[rel=prev]')).toHaveCount(0);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/evente\?faqe=2$/);
  await expect(page.getByText('Faqja 2 nga')).toBeVisible();
  await expect(page.getByText('janar 1990').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/evente$/);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL(/\/evente$/);
  for (const query of ['faqe=99', 'faqe=0', 'faqe=dy']) {
    const missing = await request.get(`/evente?${query}`);
    expect(missing.status(), query).toBe(404);
    expect(await missing.text()).toContain('noindex');
  }
  expect((await request.get('/evente?tjeter=1')).status()).toBe(200);
});

test('the tabs of a DJ switch', async ({ page }) => {
  await page.goto('/DJ-Lumo');
  await expect(page.locator('#biografia')).toBeVisible();
  await expect(page.locator('#videot')).toBeHidden();
  await page.getByRole('tab', { name: 'Pajisjet' }).click();
  await expect(page.locator('#pajisjet')).toBeVisible();
  await expect(page.locator('#biografia')).toBeHidden();
});
