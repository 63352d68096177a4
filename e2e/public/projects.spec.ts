import { expect, expectAccessible, expectUsable, test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { siteFiles, sitePictures } from '../seeds.js';

const project = {
  description: 'Dritë dhe zë.',
  location: 'Sheshi i Provës, Tiranë',
  thumbnail: siteFiles.pictures[1] ?? '',
};

// spec: 2.route.projects, 2.projects.mosaic, 2.projects.scroller, 9.mosaic.projects, 2.projects.lightbox
// spec: contract.galleries
test('nine media form a mosaic, other numbers a row of 4:5 cards', async ({ page, seed }) => {
  await seed('projects', { ...project, title: 'Me nëntë', media: sitePictures(9) });
  await seed('projects', { ...project, title: 'Me pesë', media: sitePictures(5) });
  await visit(page, '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projektet Tona');
  const mosaic = page.getByRole('list', { name: 'Me nëntë' });
  expect(await mosaic.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  const row = page.getByRole('list', { name: 'Me pesë' });
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  const box = await row.getByRole('listitem').first().boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);
  await expectUsable(page);
  await mosaic.getByRole('link', { name: 'Foto 1', exact: true }).click();
  const picture = page.getByRole('dialog', { name: 'Me nëntë' }).locator('[role=group]:not([inert]) img');
  await page.getByRole('button', { name: 'E mëparshmja' }).click();
  await expect(picture).toHaveAttribute('alt', 'Foto 9');
  await page.getByRole('button', { name: 'Tjetra' }).click();
  await expect(picture).toHaveAttribute('alt', 'Foto 1');
});

// spec: 2.projects.item, 2.projects.poster, contract.galleries.poster
test('a place links to a map search, and a video has the thumbnail as its poster', async ({ page, seed }) => {
  const film = { type: 'video' as const, url: siteFiles.clip, caption: 'Prova' };
  await seed('projects', { ...project, title: 'Me video', media: [film] });
  await visit(page, '/projects');
  const article = page.getByRole('article').filter({ hasText: 'Me video' });
  const place = article.getByRole('link', { name: /Sheshi i Provës/ });
  await expect(place).toHaveAttribute('href', /maps.*Sheshi%20i%20Prov%C3%ABs/);
  await expect(article.locator('video')).toHaveAttribute('poster', project.thumbnail);
});

// spec: 2.route.project, 2.project.back, 2.project.dialog, 2.project.grid, contract.html.project
test('a project has its own page, and its dialog shows captions', async ({ page, seed }) => {
  const { id } = await seed('projects', {
    ...project,
    title: 'Projekti i provës',
    media: sitePictures(2, 'Pamja'),
  });
  await visit(page, `/projects/${id}`);
  await expect(page).toHaveTitle(/Projekti i provës/);
  await expect(page.getByRole('link', { name: 'Kthehu tek projektet' })).toHaveAttribute('href', '/projects');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pamja 2' }).click();
  await expect(page.getByRole('dialog').getByText('Pamja 2')).toBeVisible();
});

for (const id of ['aaaaaaaaaaaaaaaaaaaaaaaa', 'nuk-ka']) {
  // spec: 2.project.missing, contract.unknown, contract.html.missing
  test(`an unknown project (${id}) is 404 with the specified text and a link back`, async ({ request }) => {
    const answer = await request.get(`/projects/${id}`);
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(html).toContain('Puna që keni kërkuar nuk ekziston ose është fshirë.');
    expect(html).toContain('noindex');
    expect(html).toMatch(/<main[\s\S]*href="\/projects"/);
  });
}

test.describe('when a project cannot be loaded', () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  // spec: 7.cached.project, 8.public.project, contract.loads.project
  test('the browser shows its stored copy, the intact part of a damaged one, or an error', async ({
    page,
    seed,
  }) => {
    const title = 'I ruajturi';
    const { id } = await seed('projects', { ...project, title, media: sitePictures(2) });
    await page.route(`**/api/projects/${id}`, (route) =>
      route.fulfill({ status: 503, json: { message: '' } }),
    );
    const stored = () => page.evaluate(() => window.localStorage.getItem('projects') ?? '');
    // The list is stored when it has arrived, a moment after its heading.
    const openAgain = async () => {
      await page.evaluate(() => window.localStorage.removeItem('projects'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Projektet' }).click();
      await expect.poll(stored).toContain(title);
    };
    const follow = async () => {
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
    };
    await visit(page, '/projects');
    await follow();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await openAgain();
    await page.evaluate(
      (copy) => window.localStorage.setItem('projects', JSON.stringify(copy)),
      [null, { id, title, thumbnail: 7, media: [null, { id: 'a', type: 'image' }, ...sitePictures(1)] }],
    );
    await follow();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

    await openAgain();
    await page.evaluate(() => window.localStorage.removeItem('projects'));
    await follow();
    await expect(page.getByText('Failed to load project details')).toBeVisible();
  });
});

test('the numbers of a project stand at one height, however long their labels are', async ({
  page,
  seed,
}) => {
  const rig = ['16 koka lëvizëse', '6 shatërvanë shkëndijash për hyrjen', '2 pulte', '22 dasma'];
  const { id } = await seed('projects', { ...project, title: 'Me numra', media: sitePictures(1), rig });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `/projects`);
  const numbers = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/projects/${id}"]`) })
    .locator('li > b');
  const tops = await numbers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('no picture of a project is wider than its file', async ({ page }) => {
  await visit(page, '/projects');
  const links = page.getByRole('main').locator('article h2 a');
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(3);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const stretched = await page
        .getByRole('main')
        .locator('img[width]')
        .evaluateAll((all) =>
          all.flatMap((each) =>
            each.clientWidth > Number(each.getAttribute('width')) ? (each.getAttribute('src') ?? '') : [],
          ),
        );
      expect.soft(stretched, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('an artist and the projects at which he played link to each other', async ({ page }) => {
  await visit(page, '/DJ-Lumo');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Klub Depo/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Klub Depo/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kthehu tek projektet' })).toBeVisible();
  await main.getByRole('link', { name: 'DJ Lumo' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'DJ Lumo' })).toBeVisible();
});
