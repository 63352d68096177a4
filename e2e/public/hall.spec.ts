import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.js';
import { messageOf, visit } from '../pages/site.js';

const kilobyte = 1024;

/** An entry of Chromium's trace; a recalculation of styles says of how many elements. */
type TraceEvent = { readonly name: string; readonly args?: { readonly elementCount?: number } };

/** The lights that are on, by the files that the browser shows for them. */
function shownLights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-hall] i')].flatMap((light) => {
      const { backgroundImage, opacity } = getComputedStyle(light);
      const [, name = ''] = /hall-\w+-(\w+)\./.exec(backgroundImage) ?? [];
      return name && opacity !== '0' ? name : [];
    }),
  );
}

/** Sizes of the hall's pictures that the page has loaded, by their names. */
function countHall(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const [, name] = /\/brand\/hall-([\w-]+)\./.exec(request.url()) ?? [];
    if (name)
      sizes.set(
        name,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  return {
    names: () => [...sizes.keys()],
    kb: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / kilobyte,
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each chosen service adds its light and its price to the night, which is then asked for', async ({
  page,
}) => {
  const loaded = countHall(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Reflect.get(entry, 'value'));
      Object.assign(window, {
        shifted: shifts.reduce((sum, value) => sum + value, Reflect.get(window, 'shifted') ?? 0),
      });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  const desk = page.getByRole('form', { name: 'Nata jote' });
  const boxes = desk.getByRole('checkbox');
  await boxes.first().scrollIntoViewIfNeeded();
  await expect.poll(loaded.names).toEqual([expect.stringMatching(/^(upright|wide)-\d+$/)]);
  expect(await shownLights(page)).toEqual([]);

  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect.poll(() => shownLights(page)).toEqual(['dj']);
  await expect(desk.locator('strong')).toHaveText('450.00 €');
  await desk.getByText('Lazer', { exact: true }).click();
  await expect.poll(() => shownLights(page)).toEqual(['dj', 'laser']);
  await expect(desk.locator('strong')).toHaveText('550.00 €');
  await expectAccessible(page);

  for (const box of await boxes.all()) await box.check();
  await expect.poll(async () => (await shownLights(page)).length).toBe(9);
  await page.waitForLoadState('networkidle');
  expect(await loaded.kb()).toBeLessThan(300);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.02);
  for (const box of (await boxes.all()).slice(2)) await box.uncheck();
  await expect.poll(() => shownLights(page)).toEqual(['dj', 'sound']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    /\/kontakt\?sherbimet=\w+,\w+$/,
  );
  await desk.getByRole('button', { name: 'Pyet për datën' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Na kontakto' })).toBeVisible();
  const message = await messageOf(page, 'Dërgo në WhatsApp');
  expect(message).toMatch(/Totali: 600\.00 €\nKjo është nata ime: \S+\/paketa\?serviceIds=\w+,\w+\n/);
  // The line at the end of the page has no desk of its own.
  await page.goBack();
  await page
    .locator('form[aria-labelledby="date-call"]')
    .getByRole('button', { name: 'Pyet për datën' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Na kontakto' })).toBeVisible();
  expect(await messageOf(page, 'Dërgo në WhatsApp')).toContain('Totali: 600.00 €');
  await page.goto(message.match(/\/paketa\?serviceIds=\S+/)?.[0] ?? '');
  await expect.poll(() => shownLights(page)).toEqual(['dj', 'sound']);
});

test('title, lamps and sum of the hall cover none of each other in wide windows', async ({ page }) => {
  await visit(page, '/');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const desk = page.getByRole('form', { name: 'Nata jote' });
    const lamps = desk.getByRole('list', { name: 'Ndize natën' });
    const parts = [
      desk.getByRole('heading', { name: 'Ndize natën' }),
      lamps.locator('label'),
      desk.locator('strong'),
    ];
    const edges = [];
    for (const part of parts) {
      const boxes = await part.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      edges.push({
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      });
    }
    const [title, all, sum] = edges;
    expect(title?.bottom, `${width} px`).toBeLessThan(all?.top ?? 0);
    // The space above the sum covers what is behind it.
    expect((all?.bottom ?? 0) + 20, `${width} px`).toBeLessThan(sum?.top ?? 0);
  }
});

test('a light that is switched on restyles the hall, not the page', async ({ page, browser }) => {
  await visit(page, '/');
  const boxes = page.getByRole('form', { name: 'Nata jote' }).getByRole('checkbox');
  await boxes.first().check();
  await expect.poll(() => shownLights(page)).toEqual(['dj']);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await boxes.nth(1).check();
  await expect.poll(() => shownLights(page)).toEqual(['dj', 'sound']);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const restyled = traceEvents.flatMap(({ name, args }: TraceEvent) =>
    name === 'UpdateLayoutTree' && args?.elementCount ? [args.elementCount] : [],
  );
  const elements = await page.locator('*').count();
  expect(Math.max(...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(elements / 3);
});

test('an address with a choice has that hall as its link preview', async ({ request }) => {
  const services: { id: string; light: string }[] = await (await request.get('/api/services')).json();
  const ids = services.filter(({ light }) => ['laser', 'sparks'].includes(light)).map(({ id }) => id);
  const html = await (await request.get(`/paketa?serviceIds=${ids.join(',')}`)).text();
  expect(html).toMatch(/<meta property="og:url" content="[^"]*\/paketa\?serviceIds=/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/paketa"/);
  const picture = /og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const plain = /og:image" content="([^"]*)"/.exec(await (await request.get('/paketa')).text())?.[1];
  expect(picture).not.toBe(plain);
  const answer = await request.get(picture);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('sound is loaded and heard only after a press', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (sent) => {
    const [, name] = /\/sound\/loop-(\w+)\./.exec(sent.url()) ?? [];
    if (name) sounds.push(name);
  });
  await visit(page, '/');
  const desk = page.getByRole('form', { name: 'Nata jote' });
  await desk.getByRole('checkbox').first().check();
  expect(sounds).toEqual([]);
  await desk.getByRole('button', { name: 'Ndiz zërin' }).click();
  await expect.poll(() => sounds).toEqual(['dj']);
  await desk.getByRole('checkbox', { name: /^Lazer/ }).check();
  await expect.poll(() => sounds).toEqual(['dj', 'laser']);
  await expect(desk.getByRole('button', { name: 'Fik zërin' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the lights come on too, and the enquiry has the choice', async ({ page }) => {
    await page.goto('/');
    const desk = page.getByRole('form', { name: 'Nata jote' });
    expect(await shownLights(page)).toEqual([]);
    await desk.getByLabel('Data').fill('14.6.2027');
    await expect.poll(() => shownLights(page)).toEqual(['dj']);
    await desk.getByLabel('Data').fill('');
    await desk.getByRole('checkbox', { name: /^Lazer/ }).check();
    await desk.getByRole('checkbox', { name: /^Flluska/ }).check();
    await expect.poll(() => shownLights(page)).toEqual(['laser', 'bubbles']);
    // Nothing would keep a sum right.
    await expect(desk.getByText('Totali')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await desk.getByRole('button', { name: 'Pyet për datën' }).last().click();
    await expect(page.getByRole('main').getByText('190.00 €')).toBeVisible();
  });
});
