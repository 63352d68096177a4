import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../fixtures.js';
import { sitePages, visit } from '../pages/site.js';
import { sitePictures } from '../seeds.js';

/** Share of the window that fixed elements cover, sampled on a grid of points. */
async function fixedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const steps = 40;
    let covered = 0;
    for (let column = 0; column < steps; column += 1) {
      for (let row = 0; row < steps; row += 1) {
        const x = ((column + 0.5) / steps) * window.innerWidth;
        const y = ((row + 0.5) / steps) * window.innerHeight;
        if (isFixed(document.elementFromPoint(x, y))) covered += 1;
      }
    }
    return covered / steps ** 2;
  });
}

// spec: contract.small
test('no route scrolls sideways at 320 px, or on a phone zoomed to 200 %', async ({ page }) => {
  for (const route of [...sitePages, '/sherbime/dj', '/paketa?krijo=po']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    await test.step(route, async () => {
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 195, height: 422 });
      await expectNoSidewaysScroll(page);
      const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt' });
      await expect(contact).toBeInViewport({ ratio: 1 });
    });
  }
});

test('a word of sixty letters breaks before it makes a page wider', async ({ page, seed }) => {
  const word = 'Shumënjëqindeshtatëdhjetëmijëvjeçaristëkompensueseshpërblimi';
  const words = { title: word, description: word };
  const media = sitePictures(2, word);
  const { id } = await seed('services', { ...words, price: '1', category: 'dj', icon: 'music' });
  await seed('packages', { ...words, serviceIds: [id] });
  await seed('events', { ...words, date: '2033-01-06', media });
  await seed('projects', { ...words, location: word, thumbnail: '', media });
  for (const route of ['/sherbime', '/paketa', '/evente', '/projects']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('at 320 px the arrow of the date line is beside the place, and the title of the hall below the sound', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  const desk = page.getByRole('form', { name: 'Nata jote' });
  const boxOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      return { top, right, bottom, left };
    });
  const place = await boxOf(desk.getByLabel('Vendi'));
  const arrow = await boxOf(desk.getByRole('button', { name: 'Pyet për datën' }).first());
  expect(arrow.bottom).toBeCloseTo(place.bottom, 0);
  expect(arrow.left).toBeGreaterThanOrEqual(place.right);
  const sound = await boxOf(desk.getByRole('button', { name: 'Ndiz zërin' }));
  const title = await boxOf(desk.getByRole('heading', { name: 'Ndize natën' }));
  expect(title.top).toBeGreaterThanOrEqual(sound.bottom);
});

// spec: contract.small
test('fixed bars cover less than half of a small window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/sherbime');
  await expect(page.getByRole('button', { name: 'Prano' })).toBeVisible();
  expect(await fixedShare(page)).toBeLessThan(0.5);

  await visit(page, '/paketa?krijo=po');
  for (const choice of (await page.getByRole('checkbox').all()).slice(0, 4)) await choice.check();
  await expect(page.getByRole('complementary', { name: 'Paketa jote' })).toBeVisible();
  expect(await fixedShare(page)).toBeLessThan(0.5);
});
