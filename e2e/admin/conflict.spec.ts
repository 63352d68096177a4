import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type Seed, test } from '../fixtures.js';
import { listItem } from '../pages/admin.js';
import { failedCalls } from '../pages/answers.js';
import { pictures, seedPackage, serviceBody, uniqueTitle } from '../seeds.js';

test.use({ expectedProblems: failedCalls });

type Login = (page: Page) => Promise<void>;

/** A second person with a browser of their own. */
async function colleague(browser: Browser, login: Login, path = '/admin/services'): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await login(page);
  await page.goto(path);
  return page;
}

async function openEdit(page: Page, title: string, name = 'Edit Service') {
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name });
}

// spec: contract.admin.conflict
test('two people change the same field: both versions are shown and one is chosen', async ({
  page,
  browser,
  login,
  seed,
}) => {
  const { title } = await seed('services', { ...serviceBody, title: uniqueTitle('Përplasje') });
  await login(page);
  await page.goto('/admin/services');
  const other = await colleague(browser, login);
  const mine = await openEdit(page, title);
  const theirs = await openEdit(other, title);
  await mine.getByLabel('Description').fill('Versioni im');
  await mine.getByLabel('Price', { exact: true }).fill('77');
  await theirs.getByLabel('Description').fill('Versioni i tyre');
  await theirs.getByLabel('Category').selectOption('speaker');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Service updated successfully')).toBeVisible();
  await expect(mine.getByLabel('Description')).toHaveValue('Versioni im');

  await mine.getByRole('button', { name: 'Save' }).click();
  const view = mine.getByRole('group', { name: 'Conflict' });
  await expect(view).toContainText('Versioni im');
  await expect(view).toContainText('Versioni i tyre');
  await expect(mine.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(mine.getByLabel('Category')).toHaveValue('speaker');
  await view.getByRole('radio', { name: /^Their version/ }).check();
  await expect(mine.getByLabel('Description')).toHaveValue('Versioni i tyre');
  await view.getByRole('radio', { name: /^Your version/ }).check();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  const line = listItem(other, title);
  await expect(line).toContainText('Versioni im');
  await expect(line).toContainText('77.00 €');
  await expect(line).toContainText('speaker');
  await other.context().close();
});

test('two people change different fields: both changes stay', async ({ page, browser, login, seed }) => {
  const { title } = await seed('services', { ...serviceBody, title: uniqueTitle('Bashkë') });
  await login(page);
  await page.goto('/admin/services');
  const other = await colleague(browser, login);
  const mine = await openEdit(page, title);
  const theirs = await openEdit(other, title);
  await theirs.getByLabel('Price', { exact: true }).fill('33');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Service updated successfully')).toBeVisible();
  await mine.getByLabel('Description').fill('Përshkrimi im');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  await expect(listItem(page, title)).toContainText('33.00 €');
  await expect(listItem(page, title)).toContainText('Përshkrimi im');
  await other.context().close();
});

test("somebody else's change shows in the list and leaves an open form alone", async ({
  page,
  browser,
  login,
  seed,
}) => {
  const { title } = await seed('services', { ...serviceBody, title: uniqueTitle('Lista') });
  await login(page);
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('Po shkruaj');
  const other = await colleague(browser, login);
  const theirs = await openEdit(other, title);
  await theirs.getByLabel('Title').fill(`${title} ri`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(listItem(page, `${title} ri`)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Po shkruaj');
  await other.context().close();
});

const media = ['/media/a.webp', '/media/b.webp'].map((url) => ({ type: 'image' as const, url }));

type Case = {
  readonly path: string;
  readonly dialog: string;
  /** Answers the title in the list. */
  readonly seed: (seed: Seed) => Promise<string>;
  readonly mine: (dialog: Locator) => Promise<void>;
  readonly theirs: (dialog: Locator) => Promise<void>;
  /** Mine and theirs in the conflict view. */
  readonly sides: readonly [string | RegExp, string | RegExp];
  /** What stands in the form after their version was chosen. */
  readonly expectTheirs: (dialog: Locator) => Promise<void>;
  /** What the list of the other person shows in the end. */
  readonly shown: readonly string[];
  readonly picture?: RegExp;
  /** Shows of one more entity what another one shows in `npm test`. */
  readonly tag?: '@full';
};

/** Both change the one field; each changes another one alone. */
const shared: readonly Case[] = [
  {
    path: '/admin/packages',
    dialog: 'Edit Package',
    seed: async (seed: Seed) => {
      const { service } = await seedPackage(seed);
      const body = { title: uniqueTitle('Paketë'), description: 'Përshkrim', customPrice: '90' };
      return (await seed('packages', { ...body, serviceIds: [service.id] })).title;
    },
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Custom price', { exact: true }).fill('95');
      await dialog.getByLabel('Description').fill('Përshkrimi im');
    },
    theirs: async (dialog: Locator) => {
      await dialog.getByLabel('Use custom price').uncheck();
      await dialog.getByLabel('Type').selectOption('PROM');
    },
    sides: ['95.00 €', '–'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Use custom price')).not.toBeChecked();
      await expect(dialog.getByLabel('Custom price', { exact: true })).toHaveCount(0);
      await expect(dialog.getByLabel('Type')).toHaveValue('PROM');
    },
    shown: ['Përshkrimi im', 'Matura', '120.00 €'],
  },
  {
    path: '/admin/packages',
    dialog: 'Edit Package',
    seed: async (seed: Seed) => (await seedPackage(seed)).pkg.title,
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Image or video').setInputFiles(pictures.blue);
      await dialog.getByLabel('Description').fill('Përshkrimi im');
    },
    theirs: async (dialog: Locator) => {
      await dialog.getByLabel('Image or video').setInputFiles(pictures.red);
      await dialog.getByLabel('Type').selectOption('PROM');
    },
    sides: ['co2-blu.webp', /co2-i-kuq\S*\.webp/],
    expectTheirs: async (dialog: Locator) => {
      const field = dialog.locator('[data-upload="image"]');
      await expect(field.getByRole('img', { name: 'co2-blu.webp' })).toHaveCount(0);
      await expect(dialog.getByText(/^co2-i-kuq\S*\.webp$/)).toBeVisible();
    },
    shown: ['Përshkrimi im', 'Matura'],
    picture: /co2-i-kuq/,
  },
  {
    path: '/admin/events',
    dialog: 'Edit Event',
    seed: async (seed: Seed) =>
      (
        await seed('events', {
          title: uniqueTitle('Event'),
          date: '2026-03-01',
          description: 'Përshkrim',
          media,
        })
      ).title,
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Caption 1').fill('Titulli im');
      await dialog.getByLabel('Description').fill('Përshkrimi im');
    },
    theirs: async (dialog: Locator) => {
      await dialog.getByRole('group', { name: 'Media 2' }).getByRole('button', { name: 'Remove' }).click();
      await dialog.getByLabel('Date').fill('2026-04-02');
    },
    sides: ['image · a.webp · Titulli im', 'image · a.webp'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Caption 1')).toHaveValue('');
      await expect(dialog.getByRole('group', { name: 'Media 2' })).toHaveCount(0);
      await expect(dialog.getByLabel('Date')).toHaveValue('2026-04-02');
    },
    shown: ['Përshkrimi im', '2 prill 2026 · 1 media'],
  },
  {
    path: '/admin/projects',
    dialog: 'Edit Project',
    tag: '@full',
    seed: async (seed: Seed) =>
      (
        await seed('projects', {
          title: uniqueTitle('Projekt'),
          location: 'Tiranë',
          description: 'Përshkrim',
          media,
        })
      ).title,
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Location').fill('Durrës');
      await dialog.getByLabel('Description').fill('Përshkrimi im');
    },
    theirs: async (dialog: Locator) => {
      await dialog.getByLabel('Location').fill('Vlorë');
      await dialog.getByRole('group', { name: 'Media 1' }).getByRole('button', { name: 'Remove' }).click();
    },
    sides: ['Durrës', 'Vlorë'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Location')).toHaveValue('Vlorë');
      await expect(dialog.getByLabel('Media URL 1')).toHaveValue('/media/b.webp');
    },
    shown: ['Përshkrimi im', 'Vlorë · 1 media'],
  },
  {
    path: '/admin/about',
    dialog: 'Edit Section',
    tag: '@full',
    seed: async (seed: Seed) =>
      (await seed('about/content', { title: uniqueTitle('Seksion'), content: 'Përmbajtje' })).title,
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Content').fill('Përmbajtja ime');
      await dialog.getByLabel('Image').setInputFiles(pictures.blue);
      await expect(dialog.getByLabel('Image URL')).toHaveValue(/co2-blu/);
    },
    theirs: (dialog: Locator) => dialog.getByLabel('Content').fill('Përmbajtja e tyre'),
    sides: ['Përmbajtja ime', 'Përmbajtja e tyre'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Content')).toHaveValue('Përmbajtja e tyre');
      await expect(dialog.getByLabel('Image URL')).toHaveValue(/co2-blu/);
    },
    shown: ['Përmbajtja e tyre'],
    picture: /co2-blu/,
  },
  {
    path: '/admin/about',
    dialog: 'Edit Team Member',
    tag: '@full',
    seed: async (seed: Seed) =>
      (await seed('about/team', { name: uniqueTitle('Anëtar'), role: 'DJ', bio: 'Biografi' })).name,
    mine: async (dialog: Locator) => {
      await dialog.getByLabel('Role').fill('Roli im');
      await dialog.getByLabel('Bio').fill('Biografia ime');
    },
    theirs: async (dialog: Locator) => {
      await dialog.getByLabel('Role').fill('Roli i tyre');
      await dialog.getByLabel('Image').setInputFiles(pictures.red);
      await expect(dialog.getByLabel('Image URL')).toHaveValue(/co2-i-kuq/);
    },
    sides: ['Roli im', 'Roli i tyre'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Role')).toHaveValue('Roli i tyre');
      await expect(dialog.getByLabel('Bio')).toHaveValue('Biografia ime');
    },
    shown: ['Roli i tyre', 'Biografia ime'],
    picture: /co2-i-kuq/,
  },
  {
    path: '/admin/contact',
    dialog: 'Edit Contact Information',
    tag: '@full',
    seed: async (seed: Seed) =>
      (await seed('contact', { type: 'phone', label: uniqueTitle('Zyra'), value: '0691234567' })).label,
    mine: (dialog: Locator) => dialog.getByLabel('Value').fill('imja@ritmi.example'),
    theirs: async (dialog: Locator) => {
      await dialog.getByLabel('Value').fill('tyrja@ritmi.example');
      await dialog.getByLabel('Type').selectOption('email');
    },
    sides: ['imja@ritmi.example', 'tyrja@ritmi.example'],
    expectTheirs: async (dialog: Locator) => {
      await expect(dialog.getByLabel('Value')).toHaveValue('tyrja@ritmi.example');
      await expect(dialog.getByLabel('Type')).toHaveValue('email');
    },
    shown: ['tyrja@ritmi.example'],
  },
];

for (const {
  path,
  dialog,
  tag = [],
  seed: seedOne,
  mine,
  theirs,
  sides,
  expectTheirs,
  shown,
  picture,
} of shared) {
  test(`${path}, ${dialog}, ${String(sides[0])}: what only one changed is merged, what both changed stands side by side`, {
    tag,
  }, async ({ page, browser, login, seed }) => {
    const title = await seedOne(seed);
    await login(page);
    await page.goto(path);
    const other = await colleague(browser, login, path);
    const here = await openEdit(page, title, dialog);
    const there = await openEdit(other, title, dialog);
    await mine(here);
    await theirs(there);
    await there.getByRole('button', { name: 'Save' }).click();
    await expect(there).toBeHidden();

    const save = here.getByRole('button', { name: 'Save' });
    await save.click();
    const view = here.getByRole('group', { name: 'Conflict' });
    for (const [place, text] of sides.entries()) {
      await expect(view.locator('label').nth(place)).toContainText(text);
    }
    await expect(save).toBeDisabled();
    await view.getByRole('radio', { name: /^Their version/ }).check();
    await expectTheirs(here);
    await save.click();
    await expect(here).toBeHidden();
    const line = listItem(other, title);
    for (const text of shown) await expect(line).toContainText(text);
    if (picture) await expect(line.locator('img').first()).toHaveAttribute('src', picture);
    await other.context().close();
  });
}
