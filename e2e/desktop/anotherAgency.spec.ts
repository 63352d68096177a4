import type { Locator, Page } from '@playwright/test';
import { editItem, listItem, openModule, removeItem, saveDialog } from '../pages/admin.js';
import { openServices, picture, signIn } from '../pages/desktop.js';
import { countEffort } from '../pages/effort.js';
import { type Api, startDesktopApi, startWeb } from './api.js';
import { expect, test } from './fixtures.js';

type Texts = Readonly<Record<string, string>>;

/** What is typed into a form: texts by the names of their fields, and their translations. */
type Typing = { readonly texts: Texts; readonly english?: Texts };

const settings: Typing = {
  texts: {
    name: 'Yjet',
    tagline: 'Një natë nën yje.',
    description: 'Muzikë dhe dritë për festa në natyrë, nga bregu në mal.',
    'hero.heading': 'Një natë nën yje.',
    'hero.lead': 'Sjellim muzikën dhe dritën aty ku je ti.',
  },
  english: {
    tagline: 'A night under the stars.',
    description: 'Music and light for parties in the open, from the coast to the mountains.',
    'hero.heading': 'A night under the stars.',
    'hero.lead': 'We bring music and light to where you are.',
  },
};

const legal: Typing = {
  texts: {
    'terms.0.heading': 'Kush ka të drejtat',
    'terms.0.text': 'Gjithçka në këtë faqe është e agjencisë Yjet.',
    'privacy.0.heading': 'Çfarë ruajmë',
    'privacy.0.text': 'Vetëm atë që na shkruan vetë, për aq kohë sa duhet.',
  },
  english: {
    'terms.0.heading': 'Who has the rights',
    'terms.0.text': 'Everything on this site belongs to the agency Yjet.',
    'privacy.0.heading': 'What we keep',
    'privacy.0.text': 'Only what you write to us, for as long as it is needed.',
  },
};

/** The artists of the demo become others; the third is new. */
const artists: readonly (Typing & { readonly before: string | null })[] = [
  {
    before: 'DJ Lumo',
    texts: { stageName: 'DJ Vega', slug: 'DJ-Vega', line: 'Disk pas disku, deri në agim.' },
    english: { line: 'Record after record, until dawn.' },
  },
  {
    before: 'DJ Taulo',
    texts: { stageName: 'DJ Altair', slug: 'DJ-Altair', line: 'Valle dhe refrene për dasma.' },
    english: { line: 'Dances and choruses for weddings.' },
  },
  {
    before: null,
    texts: { stageName: 'DJ Deneb', slug: 'DJ-Deneb', line: 'Sintetizatorë në majë të malit.' },
    english: { line: 'Synthesizers on top of the mountain.' },
  },
];

const services: readonly (Typing & { readonly before: string | null })[] = [
  {
    before: 'Lazer',
    texts: { title: 'Qiell me lazer', description: 'Rreze mbi pemë dhe mbi det.' },
    english: { title: 'A sky of lasers', description: 'Beams above trees and the sea.' },
  },
  {
    before: null,
    texts: {
      title: 'Zjarr kampi me muzikë',
      description: 'Kitarë, zjarr dhe qilima mbi rërë.',
      price: '140',
      'features.0': 'Kitarë',
    },
    english: {
      title: 'Campfire with music',
      description: 'A guitar, a fire and rugs on the sand.',
      'features.0': 'Guitar',
    },
  },
];

/** The service whose price changes by itself. Without the spaces 190.00 € would contain the price. */
const planned = { title: 'Flluska', before: ' 90.00 €', after: ' 115.00 €' };

/** Fills a field, after opening the part of the form that it is in. */
async function fill(form: Locator, name: string, text: string): Promise<void> {
  const field = form.page().locator(`[name="${name}"]`);
  // The form may come only with its document.
  await form.locator(field).waitFor({ state: 'attached' });
  const closed = form.locator('details:not([open])').filter({ has: field });
  if ((await closed.count()) > 0) await closed.locator('> summary').click();
  await form.locator(field).fill(text);
}

async function type(form: Locator, { texts, english = {} }: Typing): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await fill(form, name, text);
  const tab = form.getByRole('tab', { name: 'Anglisht' });
  if (await tab.isVisible()) await tab.click();
  for (const [name, text] of Object.entries(english)) await fill(form, `translations.en.${name}`, text);
}

/** Changes a document in its dialog, or adds one in the form beside its list. */
async function write(page: Page, item: Typing & { readonly before: string | null }, submit: string) {
  const title = item.texts.title ?? item.texts.stageName ?? '';
  if (item.before === null) {
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
    await type(form, item);
    await form.getByRole('button', { name: submit }).click();
  } else {
    const dialog = await editItem(page, item.before);
    await type(dialog, item);
    await saveDialog(dialog);
    await expect(dialog).toBeHidden();
  }
  await expect(listItem(page, title)).toBeVisible();
}

async function writeSettings(page: Page, typing: Typing, logo?: string): Promise<void> {
  await openModule(page, 'Faqja');
  const form = page.getByRole('form', { name: 'Ndrysho cilësimet e faqes' });
  if (logo) {
    await form.getByLabel('Logo', { exact: true }).setInputFiles(await picture(logo));
    await expect(form.locator('[name="logo"]')).toHaveValue(/\/uploads\/.*yjet/);
  }
  await type(form, typing);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings updated successfully').first()).toBeVisible();
}

/** Sets another price from the full minute after the next. */
async function planPrice(page: Page): Promise<void> {
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60_000);
  const inTirane = at.toLocaleString('sv-SE', { timeZone: 'Europe/Tirane' }).replace(' ', 'T').slice(0, 16);
  const dialog = await editItem(page, planned.title);
  await dialog.getByLabel('Price', { exact: true }).fill('115');
  await dialog.getByRole('button', { name: 'Publiko', exact: true }).click();
  await dialog.getByLabel('Publiko ndryshimet më').fill(inTirane);
  await dialog.getByRole('button', { name: 'Planifiko' }).click();
  await expect(dialog).toBeHidden();
  await expect(listItem(page, planned.title)).toContainText('Ndryshimet publikohen më');
}

/** The text of a page, as visitors read it. */
async function read(site: string, path: string): Promise<string> {
  const html = await (await fetch(site + path)).text();
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, '’')
    .replaceAll(/\s+/g, ' ');
}

const lines = artists.map(({ texts }) => texts.line ?? '');
const englishLines = artists.map(({ english }) => english?.line ?? '');
const [laser, fire] = services;

/** What each page says of the agency of the demo, and of the other one. */
const pages: Readonly<
  Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>
> = {
  '/': {
    before: ['Ritmi', 'Na trego datën, ne sjellim natën.', 'DJ Lumo', 'DJ Taulo'],
    after: ['Yjet', 'Një natë nën yje.', 'DJ Vega', 'DJ Altair', 'DJ Deneb', ...lines],
  },
  '/en': {
    before: ['Ritmi', 'DJ Lumo', 'DJ Taulo'],
    after: ['Yjet', 'A night under the stars.', 'DJ Vega', 'DJ Altair', 'DJ Deneb', ...englishLines],
  },
  '/sherbime': {
    before: ['Ritmi', 'Vallja mbi re', planned.before],
    after: ['Yjet', laser?.texts.title ?? '', fire?.texts.title ?? '', planned.after],
  },
  '/en/sherbime': {
    before: ['Ritmi', planned.before],
    after: ['Yjet', laser?.english?.title ?? '', fire?.english?.title ?? '', planned.after],
  },
  '/DJ-Vega': { before: [], after: ['Yjet', 'DJ Vega'] },
  '/en/DJ-Vega': { before: [], after: ['Yjet', 'DJ Vega'] },
  '/en/DJ-Altair': { before: [], after: ['Yjet', 'DJ Altair'] },
  '/DJ-Deneb': { before: [], after: ['Yjet', 'DJ Deneb'] },
  '/en/DJ-Deneb': { before: [], after: ['Yjet', 'DJ Deneb'] },
  '/termat-e-sherbimit': {
    before: ['Ritmi', 'Pronësia e përmbajtjes'],
    after: ['Yjet', 'Kush ka të drejtat', 'Gjithçka në këtë faqe është e agjencisë Yjet.'],
  },
  '/en/termat-e-sherbimit': {
    before: ['Ritmi', 'Content ownership'],
    after: ['Yjet', 'Who has the rights', 'Everything on this site belongs to the agency Yjet.'],
  },
  '/politika-e-privatesise': {
    before: ['Ritmi', 'Mbrojtja e të drejtave të autorit'],
    after: ['Yjet', 'Çfarë ruajmë', 'Vetëm atë që na shkruan vetë'],
  },
  '/en/politika-e-privatesise': {
    before: ['Ritmi'],
    after: ['Yjet', 'What we keep', 'Only what you write to us'],
  },
};

/** The texts of a state that a page lacks, and those of the other state that it has, besides what both have. */
async function faults(site: string, now: 'before' | 'after'): Promise<string[]> {
  const other = now === 'before' ? 'after' : 'before';
  const found = Object.entries(pages).map(async ([path, texts]) => {
    const text = await read(site, path);
    return [
      ...texts[now].filter((each) => !text.includes(each)).map((each) => `${path} lacks: ${each}`),
      // The demo's other texts name their agency, which the editor leaves as they are.
      ...texts[other]
        .filter((each) => each !== 'Ritmi' && text.includes(each))
        .map((each) => `${path} has: ${each}`),
    ];
  });
  return (await Promise.all(found)).flat();
}

async function changeOnline(page: Page): Promise<void> {
  await writeSettings(page, settings, 'yjet.png');
  await openModule(page, 'Artistët');
  for (const artist of artists.slice(0, 2)) await write(page, artist, 'Add Artist');
  await openServices(page);
  await planPrice(page);
}

async function changeOffline(page: Page): Promise<void> {
  await openServices(page);
  for (const service of services) await write(page, service, 'Add Service');
  await removeItem(page, 'Vallja mbi re');
  await openModule(page, 'Artistët');
  for (const artist of artists.slice(2)) await write(page, artist, 'Add Artist');
  await writeSettings(page, legal);
}

// Issue 37, what counts as done.
test('an editor makes another agency of the demo in the app only, half of it offline @full', async ({
  launch,
  mongoUri,
}) => {
  test.setTimeout(600_000);
  const api: Api = await startDesktopApi(mongoUri, 'demo');
  const web = await startWeb(api.url);
  try {
    expect(await faults(web.url, 'before')).toEqual([]);
    const { app, page } = await launch({ apiUrl: `${web.url}/api` });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1440, 900));
    await signIn(page);
    await page.evaluate(countEffort);
    const startedAt = Date.now();
    const efforts: object[] = [];
    const note = async (part: string) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      efforts.push({ part, ...(await page.evaluate(() => window.effort)), seconds });
    };

    await changeOnline(page);
    await note('online');
    await api.stop();
    await changeOffline(page);
    await note('and offline');
    await api.start();
    await expect(page.getByText(/ndryshime? pret|ndryshime presin/).first()).toBeHidden({ timeout: 60_000 });
    await note('and sent');
    for (const each of efforts) process.stdout.write(`${JSON.stringify(each)}\n`);

    await expect.poll(() => faults(web.url, 'after'), { timeout: 150_000 }).toEqual([]);
    const manifest = await (await fetch(`${web.url}/manifest.webmanifest`)).text();
    expect(manifest).toContain('Yjet');
    expect(await (await fetch(web.url)).text()).toMatch(/\/uploads\/[^"]*yjet/);
    const moved = await fetch(`${web.url}/en/DJ-Lumo`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/en/DJ-Vega']);
    await expect.poll(() => page.title()).toContain('Yjet');
    await expect(page.getByRole('alert').filter({ hasText: 'Nuk u ruajt' })).toHaveText([]);
  } finally {
    await web.end();
    await api.end();
  }
});
