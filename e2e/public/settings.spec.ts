import type { APIRequestContext, APIResponse } from '@playwright/test';
import { product } from '../product.js';
import { expect, test } from '../fixtures.js';

/** How soon visitors see a change (contract, Settings of the site). */
const soon = { timeout: 1_000, intervals: [50] };

test.describe('what the settings say', () => {
  let before: Record<string, unknown>;
  let patch: (body: object) => Promise<APIResponse>;

  test.beforeEach(async ({ session, request }) => {
    const headers = { Authorization: `Bearer ${session.token}` };
    patch = (data) => request.patch(`${product.apiUrl}/settings`, { data, headers });
    before = await (await request.get(`${product.apiUrl}/settings`)).json();
  });
  test.afterEach(async () => {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...fields } = before;
    expect((await patch(fields)).status()).toBe(200);
  });

  const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

  test('is on every page, in the manifest and in prices within a second', async ({ request, page }) => {
    const paths = ['/', '/paketa', '/en/kontakt', '/manifest.webmanifest', '/termat-e-sherbimit'];
    const read = () => Promise.all(paths.map((path) => textOf(request, path)));
    // The first render of a page also loads its code.
    const [home] = await read();
    expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    const answer = await patch({
      name: 'Netët e Bardha',
      hero: { heading: 'Muzikë deri në mëngjes' },
      discountPerService: '10',
      lek: { shown: true, perEuro: '99' },
      homeSections: ['questions', 'services'],
      seo: [{ path: '/kontakt', title: 'Na shkruani' }],
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await expect(async () => {
      const [index, offers, contact, manifest, terms] = await read();
      expect(index).toMatch(/<title>[^<]+ – Netët e Bardha<\/title>/);
      expect(index).toContain('Muzikë deri në mëngjes</h1>');
      expect(index).toContain('"name":"Netët e Bardha"');
      expect(offers).toMatch(/\d+\.00 € · ≈ [\d,]+ ALL/);
      expect(contact).toMatch(/<title>Na shkruani – Netët e Bardha<\/title>/);
      expect(JSON.parse(manifest ?? '')).toMatchObject({ name: 'Netët e Bardha', start_url: '/' });
      expect(terms).toContain('Netët e Bardha');
    }).toPass(soon);

    await page.goto('/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Ndize natën',
      'Pesë pyetje para çdo nate',
      'Shërbimet',
      'Cila datë është e jotja?',
    ]);
    // What a visitor sees who is on the site already.
    await patch({ name: 'Netët e Zeza' });
    await page.getByRole('banner').getByRole('link', { name: 'Paketa' }).click();
    await expect(page).toHaveTitle('Paketat dhe çmimet – Netët e Zeza');
  });
});
