import { linksOf } from '@ritmi/shared/domain/agency/agency';
import { factsOf, mashupName } from '@ritmi/shared/domain/artists/artist';
import { plainText } from '@ritmi/shared/domain/content';
import { artists } from '../demo.js';
import { expect, expectAccessible, expectUsable, test } from '../fixtures.js';

const { lumo, taulo } = artists;

const pages = [
  {
    artist: lumo,
    action: 'Rezervo tani',
    tabs: ['Biografia', 'Videot', 'Pajisjet'],
    year: '2017',
  },
  {
    artist: taulo,
    action: 'Planifiko eventin',
    tabs: ['Biografia', 'Videot'],
    year: '2005',
  },
];

for (const { artist, action, tabs, year } of pages) {
  // spec: 2.route.dj, 2.dj.first.hero, 2.dj.second.hero, 2.dj.first.cards, 2.dj.second.cards
  // spec: 2.dj.first.year, 2.dj.second.year, 2.dj.first.performances, 2.dj.second.events
  test(`${artist.stageName} has a poster, and shows for each recent event what was provided`, async ({
    page,
  }) => {
    await page.goto(`/${artist.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(artist.stageName);
    for (const { value } of factsOf(artist).beside) {
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: plainText(value) })
          .first(),
      ).toBeVisible();
    }
    for (const { name, url } of linksOf(artist.social)) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', url);
    }
    await expect(page.getByRole('link', { name: action }).first()).toHaveAttribute(
      'href',
      `/kontakt?artisti=${artist.id}`,
    );
    await expect(page.getByRole('tabpanel')).toContainText(year);
    await expectUsable(page);
    for (const { title, services } of artist.performances) {
      const heading = page.getByRole('heading', { name: plainText(title) });
      const article = page.getByRole('article').filter({ has: heading });
      await expect(article.getByRole('button', { name: 'Luaj' })).toBeVisible();
      const provided = article.getByRole('list', { name: 'Shërbimet e ofruara' }).getByRole('listitem');
      await expect(provided).toHaveText(services.map(plainText));
    }
  });

  // spec: 2.dj.first.tabs, 2.dj.second.tabs, 2.dj.default, 2.dj.switch, contract.tabs
  test(`${artist.stageName} has tabs that switch in place, by mouse and by keyboard`, async ({ page }) => {
    await page.goto(`/${artist.slug}`);
    await expect(page.getByRole('tab')).toHaveText(tabs);
    const biography = page.getByRole('tab', { name: 'Biografia' });
    await expect(biography).toHaveAttribute('aria-selected', 'true');
    for (const name of tabs.slice(1)) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.getByRole('tabpanel', { name: 'Biografia' })).toBeHidden();
      await expectAccessible(page, '[role="tabpanel"][data-open="true"]');
    }
    await expect(page).toHaveURL(new RegExp(`/${artist.slug}$`));
    await page.getByRole('tab', { selected: true }).press('Home');
    await expect(biography).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Biografia' })).toBeVisible();
  });
}

// spec: 2.dj.first.mashups, 2.dj.first.venues, contract.html.local
test('mashups link to the site that plays them, load nothing from it, and pictures open', async ({
  page,
}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto(`/${lumo.slug}`);
  for (const { title, url } of lumo.mashups) {
    await expect(page.getByRole('link', { name: plainText(mashupName(title).title) })).toHaveAttribute(
      'href',
      url,
    );
  }
  for (const venue of lumo.venues) {
    await expect(
      page.getByText(plainText(venue).split(', ')[0] ?? '', { exact: false }).first(),
    ).toBeAttached();
  }
  await page.getByRole('tab', { name: 'Videot' }).click();
  await page.getByRole('tabpanel', { name: 'Videot' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: lumo.stageName })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hosts.filter((host) => host !== '127.0.0.1')).toEqual([]);
});

test('is in English under /en', async ({ page }) => {
  await page.goto(`/en/${taulo.slug}`);
  await expect(page.getByRole('link', { name: 'Plan your event' }).first()).toHaveAttribute(
    'href',
    '/en/kontakt?artisti=taulo',
  );
  await expect(page.getByRole('tab', { name: 'Biography' })).toBeVisible();
});
