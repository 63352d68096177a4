import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { letters } from './mail/queue.js';
import { line, startEnquiries } from './testing/enquiries.js';
import { pagesOf } from './testing/pdf.js';

// What the papers of offers and the letters say: prices in lek, and all that counts on two pages.

let started: Awaited<ReturnType<typeof startEnquiries>>;

beforeAll(async () => {
  started = await startEnquiries(inject('mongoUri').replace('/?', '/offerPapers?'));
});
beforeEach(() => started.reset());
afterAll(() => started.stop());

const setSettings = (body: object) => started.server.send('PATCH /settings', { body });

/** The pages of an enquiry's first offer. */
async function paperOf(secret: string): Promise<string[]> {
  const response = await fetch(`${started.server.base}${secret}/offers/1.pdf`);
  return pagesOf(Buffer.from(await response.arrayBuffer()));
}

describe('with prices in lek', () => {
  it('a paper has every price in lek too, by the rate of its day', async () => {
    await setSettings({ lek: { shown: true, perEuro: '99' } });
    const { id, secret } = await started.ask();
    await started.offer(id);
    await setSettings({ lek: { shown: true, perEuro: '105' } });
    const [paper = ''] = await paperOf(secret);
    // The typeface has no ≈.
    expect(paper.match(/^.*€.*$/gm)).toEqual([
      '300.00 € · ~ 29,700 ALL',
      '−50.00 €',
      '250.00 € · ~ 24,750 ALL',
      '100.00 € · ~ 9,900 ALL',
    ]);
  });

  it('the letters have them too, each offer by the rate of its day', async () => {
    await setSettings({ lek: { shown: true, perEuro: '99' } });
    const { id: _i, version: _v, createdAt: _c, updatedAt: _u, order: _o, ...service } = sampleService();
    const priced = { ...service, price: '450' };
    const { body } = await started.server.send('POST /services', { body: priced });
    const { id } = await started.ask({ serviceIds: [body.id] });
    await started.offer(id);
    const [asked, , offered] = await letters.find().sort({ _id: 1 }).lean();
    expect(asked?.text).toContain('Vlerësimi: 450.00 € · ≈ 44,550 ALL');
    expect(offered?.text).toContain('Totali: 250.00 € · ≈ 24,750 ALL');
    expect(offered?.text).toContain('Kapari: 100.00 € · ≈ 9,900 ALL (');
  });
});

it('has prices in euro only where the agency shows no lek', async () => {
  await setSettings({ lek: { shown: false } });
  const { id, secret } = await started.ask();
  await started.offer(id);
  const [paper = ''] = await paperOf(secret);
  expect(paper).toContain('250.00 €');
  expect(paper).not.toContain('ALL');
});

describe('on two pages', () => {
  const terms = [{ heading: 'Kushtet e ofertës', text: 'Çdo natë. '.repeat(1500) }];
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    title: `Rreshti ${index} ${'W'.repeat(280)}`,
  }));
  const manyBreaks = lines.map((each, index) => ({ ...each, title: `Rreshti ${index}${'\nx'.repeat(140)}` }));

  it.each([
    ['a message of many lines', { message: 'a\n'.repeat(1500) }],
    ['many lines with long titles', { lines }],
    ['many lines with titles that have breaks', { lines: manyBreaks }],
    ['all of it', { lines, message: 'a\n'.repeat(1500) }],
  ])('has all lines, the sums and the beginning of the terms with %s', async (_name, change) => {
    await setSettings({ terms, lek: { shown: true } });
    const { id, secret } = await started.ask({ name: 'W'.repeat(200), place: 'W'.repeat(200) });
    expect((await started.offer(id, change)).status).toBe(201);
    const pages = await paperOf(secret);
    expect(pages).toHaveLength(2);
    const whole = pages.join('');
    expect(whole.match(/\d+ ALL$/gm)).toHaveLength(('lines' in change ? 60 : 1) + 2);
    expect(whole).toContain('Totali');
    expect(whole).toMatch(/Kushtet e ofertës\n.*Çdo natë\. Çdo natë\./);
  });
});
