import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../fixtures.js';
import { seedService } from '../seeds.js';
import { test } from './signedIn.js';

const siteIn = (page: Page) => page.getByRole('main').frameLocator('iframe:not([data-next])');

const ringOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Çfarë ndryshohet këtu' })
    .getByRole('button', { name: `Ndrysho: ${title}`, exact: true });

const scrolledPx = (page: Page) =>
  siteIn(page)
    .locator('html')
    .evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY ?? 0);

test('a ring opens the form of its card, and what is saved is in the page at the same place', async ({
  page,
  seed,
  request,
}) => {
  test.slow();
  const service = await seedService(seed, 'I prekur');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Prek faqen' }).click();
  await expect(page).toHaveTitle('Prek faqen · Ritmi');
  await expect(ringOf(page, 'Ritmi')).toBeAttached();
  const question = siteIn(page).getByRole('region', { name: 'Pëlqimi për statistika' });
  await expect(question).toBeHidden();
  // It is the visitors' question, and none of theirs is answered here.
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  // A link of the page leads on in the frame, and the address follows.
  await siteIn(page).getByRole('navigation').getByRole('link', { name: 'Shërbime' }).first().click();
  await expect(page).toHaveURL('/admin/faqja?rruga=%2Fsherbime');

  const ring = ringOf(page, service.title);
  await ring.focus();
  await expect(siteIn(page).getByRole('heading', { name: service.title })).toBeInViewport();
  await expect(ring).toBeInViewport();
  const before = await scrolledPx(page);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Edit Service' });
  await expect(sheet.getByLabel('Title', { exact: true })).toBeFocused();
  const title = `${service.title} së bashku`;
  await sheet.getByLabel('Title', { exact: true }).fill(title);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(siteIn(page).getByRole('heading', { name: title })).toBeInViewport();
  expect(Math.abs((await scrolledPx(page)) - before)).toBeLessThan(4);
  await expect(ringOf(page, title)).toBeFocused();
  // Two documents have two main parts.
  await expectAccessible(page, 'body', 'iframe');

  // Nothing of it is in what visitors get.
  const html = await (await request.get('/sherbime')).text();
  expect(html).toContain(title);
  expect(html).not.toMatch(/Ndrysho|faqja\?rruga|Prek faqen/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(ringOf(page, title)).toBeAttached();
  await expectNoSidewaysScroll(page);
});

/** What the rings of a page are called that have no heading in a card. */
const pages = {
  '/': ['Ritmi', 'hero-blue-1920.webp', 'A duhet parapagim?', 'Rezervime'],
  '/sherbime': [],
  '/paketa': [],
  '/evente': [],
  '/projects': [],
  '/rreth-nesh': ['Historia jonë', 'Vizioni dhe misioni'],
  '/DJ-Taulo': ['DJ Taulo, Facts', 'DJ Taulo, Performances'],
  '/kontakt': [],
  '/termat-e-sherbimit': ['Pronësia e përmbajtjes'],
};

test('every card of every page has a ring', { tag: '@full' }, async ({ page }) => {
  test.slow();
  for (const [path, others] of Object.entries(pages)) {
    await page.goto(`/admin/faqja?rruga=${encodeURIComponent(path)}`);
    // The lists arrive one by one; those of the foot and of the settings are on every page.
    await expect(ringOf(page, 'Zyra dhe magazina').last()).toBeAttached();
    await expect(ringOf(page, 'Ritmi')).toBeAttached();
    const inCards = path.startsWith('/DJ')
      ? 'main h1'
      : 'main :is(article, li, label) > * :is(h2, h3), main label b';
    const headings = await siteIn(page).locator(inCards).allTextContents();
    const known = path.startsWith('/termat') ? others : [...headings, ...others];
    expect(known.length, path).toBeGreaterThan(0);
    const names = () =>
      page
        .getByRole('list', { name: 'Çfarë ndryshohet këtu' })
        .getByRole('button', { includeHidden: true })
        .evaluateAll((rings) => rings.map((ring) => ring.getAttribute('aria-label')));
    await expect.poll(names, path).toEqual(expect.arrayContaining(known.map((name) => `Ndrysho: ${name}`)));
  }
});
