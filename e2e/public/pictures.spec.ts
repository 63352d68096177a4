import { expect, test } from '../fixtures.js';
import { showcasePages } from '../pages/site.js';

// One of the pages is missing on purpose.
test.use({ javaScriptEnabled: false, expectedProblems: [/404 \(Not Found\)/] });

/** The file name of a picture or poster without its width, format and upload id. */
function nameOf(address: string): string {
  const file = address.split('/').at(-1) ?? '';
  return file.replace(/-[0-9a-f]{10}-\d+x\d+.*$/, '').replace(/(-poster)?(-\d+)?\.\w+$/, '');
}

test('a picture appears at most twice on the site and never twice on a page', async ({ page }) => {
  const pagesOf = new Map<string, string[]>();
  for (const route of [...showcasePages, '/login', '/nuk-ka']) {
    await page.goto(route);
    const addresses = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    for (const address of addresses.filter((each) => !each.endsWith('.svg'))) {
      const name = nameOf(address);
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), route]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(30);
  for (const [name, pages] of pagesOf) {
    expect.soft(pages.length, `${name}: ${pages.join(' ')}`).toBeLessThanOrEqual(2);
    expect.soft(new Set(pages).size, `${name}: ${pages.join(' ')}`).toBe(pages.length);
  }
});
