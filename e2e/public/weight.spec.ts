import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { holdCalls } from '../pages/answers.js';

const kilobyte = 1024;

/** Maximum KB of each page before an interaction, compressed; `text` is the uncompressed HTML. */
const budgets = [
  { path: '/', html: 8, text: 40, pictures: 150 },
  { path: '/en', html: 8, text: 40, pictures: 150 },
  { path: '/sherbime', html: 9, text: 44, pictures: 200 },
  { path: '/paketa', html: 9, text: 44, pictures: 200 },
  { path: '/packages', html: 9, text: 44, pictures: 200 },
  { path: '/evente', html: 9, text: 64, pictures: 250 },
  { path: '/projects', html: 9, text: 64, pictures: 250 },
  { path: '/rreth-nesh', html: 6, text: 24, pictures: 200 },
  { path: '/kontakt', html: 6, text: 24, pictures: 50 },
  { path: '/DJ-Lumo', html: 8, text: 40, pictures: 250 },
  { path: '/DJ-Taulo', html: 8, text: 40, pictures: 250 },
  { path: '/sherbime/dj', html: 5, text: 16, pictures: 50 },
  { path: '/buttons', html: 5, text: 16, pictures: 50 },
  { path: '/politika-e-privatesise', html: 5, text: 16, pictures: 50 },
  { path: '/login', html: 5, text: 16, pictures: 50 },
] as const;

/** KB of scripts that any page may load before an interaction. */
const maxScripts = 90;
const maxFonts = 40;
const maxStyles = 8;

/** Opens a page without any interaction, unlike the fixture's page. */
async function weigh(page: Page, path: string) {
  const loads: Promise<{ type: string; url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request: Request) => {
    const type = request.resourceType();
    loads.push(
      request.sizes().then((sizes) => ({ type, url: request.url(), bytes: sizes.responseBodySize })),
    );
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  const seen = await Promise.all(loads);
  const of = (...types: string[]) =>
    seen.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
  return {
    html: of('document'),
    text: Buffer.byteLength((await answer?.text()) ?? '') / kilobyte,
    scripts: of('script'),
    fonts: of('font'),
    styles: of('stylesheet'),
    pictures: of('image'),
    hasStyles: (await page.locator('style').count()) > 0,
  };
}

for (const { path, ...most } of budgets) {
  test(`${path} stays within its byte budget before an interaction`, async ({ context }) => {
    const page = await context.newPage();
    const { hasStyles, ...weight } = await weigh(page, path);
    await page.close();
    test.info().annotations.push({ type: 'weight in KB', description: JSON.stringify(weight) });
    expect(hasStyles).toBe(false);
    for (const [name, limit] of Object.entries({ ...most, fonts: maxFonts, styles: maxStyles })) {
      expect.soft(weight[name as keyof typeof weight], name).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.scripts, 'scripts').toBeLessThanOrEqual(maxScripts);
  });
}

test('no page has a style element, whatever it shows', async ({ request }) => {
  const unknownId = '0'.repeat(24);
  const paths = [
    '/paketa?krijo=njoftim',
    '/paketa?krijo=po',
    `/paketa?serviceIds=${unknownId}`,
    `/kontakt?paketa=${unknownId}`,
    '/evente?faqe=99',
    '/nuk-ka',
    '/admin',
    `/projects/${unknownId}`,
    // Each is a new address of a page that has been rendered before.
    '/login',
    '/en/login',
    '/kontakt?paketa=1',
    '/kontakt?paketa=2',
  ];
  for (const path of paths) {
    expect(await (await request.get(path)).text(), path).not.toContain('<style');
  }
});

test('a page runs no script of the build before an interaction, and then handles the first click', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/sherbime', { waitUntil: 'networkidle' });
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  expect(await isHydrated()).toBe(false);
  await expect(page.getByRole('button', { name: 'Prano' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // No pointer moves before this click.
  await page.locator('footer a[href="/evente"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Evente' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.close();
});

test('the login handles its first click even when its scripts arrive late', async ({ context }) => {
  const page = await context.newPage();
  await page.clock.install();
  const release = await holdCalls(page, '**/assets/{chunks,entries}/*.js');
  await page.goto('/login', { waitUntil: 'networkidle' });
  const password = page.getByLabel('Password');
  await password.evaluate((input: HTMLInputElement) => {
    input.value = 'fjalëkalim';
  });
  await page.getByRole('button', { name: 'Hyr' }).last().dispatchEvent('click');
  await page.clock.fastForward(60_000);
  release();
  await expect(page.getByText('Kjo fushë kërkohet.')).toHaveCount(1);
  await expect(password).toHaveValue('fjalëkalim');
  await page.close();
});
