import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type Seed } from '../fixtures.js';
import { editItem, listItem, saveDialog } from '../pages/admin.js';
import { pictures, seedPackage, seedService, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

type Login = (page: Page) => Promise<void>;

/** Opens the admin in a second browser, for a second person. */
async function colleague(browser: Browser, login: Login, path = '/admin/services'): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await login(page);
  await page.goto(path);
  return page;
}

test('changes by two people to different fields are both kept', async ({ page, browser, login, seed }) => {
  const { title } = await seedService(seed, 'Bashkë');
  await page.goto('/admin/services');
  const other = await colleague(browser, login);
  const mine = await editItem(page, title);
  const theirs = await editItem(other, title);
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

test("somebody else's change appears in the list and does not affect an open form", async ({
  page,
  browser,
  login,
  seed,
}) => {
  const { title } = await seedService(seed, 'Lista');
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('Po shkruaj');
  const other = await colleague(browser, login);
  const theirs = await editItem(other, title);
  await theirs.getByLabel('Title').fill(`${title} ri`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(listItem(page, `${title} ri`)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Po shkruaj');
  await other.context().close();
});

const media = ['/media/a.webp', '/media/b.webp'].map((url) => ({ type: 'image' as const, url }));

/** One person's input in the dialog, by the labels of the fields. */
type Change = {
  readonly texts?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly uncheck?: string;
  /** Name of a medium's group. */
  readonly remove?: string;
  /** The file, its input, and the field that gets its address at once. */
  readonly file?: { readonly label: string; readonly path: string; readonly box?: string };
};

async function apply(dialog: Locator, { texts = {}, choices = {}, uncheck, remove, file }: Change) {
  for (const [label, text] of Object.entries(texts)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, value] of Object.entries(choices)) await dialog.getByLabel(label).selectOption(value);
  if (uncheck) await dialog.getByLabel(uncheck).uncheck();
  if (remove) {
    await dialog.getByRole('group', { name: remove }).getByRole('button', { name: 'Remove' }).click();
  }
  if (file) await dialog.getByLabel(file.label).setInputFiles(file.path);
  if (file?.box) await expect(dialog.getByLabel(file.box)).toHaveValue(/co2-/);
}

type Case = {
  readonly path: string;
  /** Returns the title in the list. */
  readonly seed: (seed: Seed) => Promise<string>;
  readonly mine: Change;
  readonly theirs: Change;
  /** Both values in the conflict view. */
  readonly sides: readonly [string | RegExp, string | RegExp];
  /** Whether "mine" is chosen after "theirs". */
  readonly isMine?: boolean;
  /** Values in the form after their version was chosen, by label. */
  readonly merged: Readonly<Record<string, string | RegExp>>;
  readonly expectMore?: (dialog: Locator) => Promise<void>;
  /** What the other person's list shows at the end. */
  readonly shown: readonly string[];
  readonly picture?: RegExp;
  /** Repeats for another entity what `npm test` covers for one. */
  readonly tag?: '@full';
};

/** Two people change the same field, and each also changes a field that the other does not. */
const cases: readonly Case[] = [
  {
    path: '/admin/services',
    seed: async (seed) => (await seedService(seed, 'Përplasje')).title,
    mine: { texts: { Description: 'Versioni im', Price: '77' } },
    theirs: { texts: { Description: 'Versioni i tyre' }, choices: { Category: 'speaker' } },
    sides: ['Versioni im', 'Versioni i tyre'],
    isMine: true,
    merged: { Description: 'Versioni i tyre', Category: 'speaker' },
    shown: ['Versioni im', '77.00 €', 'speaker'],
  },
  {
    path: '/admin/packages',
    tag: '@full',
    seed: async (seed) => {
      const { service } = await seedPackage(seed);
      const body = { title: uniqueTitle('Paketë'), description: 'Përshkrim', customPrice: '90' };
      return (await seed('packages', { ...body, serviceIds: [service.id] })).title;
    },
    mine: { texts: { 'Custom price': '95', Description: 'Përshkrimi im' } },
    theirs: { uncheck: 'Use custom price', choices: { Type: 'PROM' } },
    sides: ['95.00 €', '–'],
    merged: { Type: 'PROM' },
    expectMore: async (dialog) => {
      await expect(dialog.getByLabel('Use custom price')).not.toBeChecked();
      await expect(dialog.getByLabel('Custom price', { exact: true })).toHaveCount(0);
    },
    shown: ['Përshkrimi im', 'Matura', '120.00 €'],
  },
  {
    path: '/admin/packages',
    tag: '@full',
    seed: async (seed) => (await seedPackage(seed)).pkg.title,
    mine: { file: { label: 'Image or video', path: pictures.blue }, texts: { Description: 'Përshkrimi im' } },
    theirs: { file: { label: 'Image or video', path: pictures.red }, choices: { Type: 'PROM' } },
    sides: ['co2-blu.webp', /co2-i-kuq\S*\.webp/],
    merged: {},
    expectMore: async (dialog) => {
      const field = dialog.locator('[data-upload="image"]');
      await expect(field.getByRole('img', { name: 'co2-blu.webp' })).toHaveCount(0);
      await expect(dialog.getByText(/^co2-i-kuq\S*\.webp$/)).toBeVisible();
    },
    shown: ['Përshkrimi im', 'Matura'],
    picture: /co2-i-kuq/,
  },
  {
    path: '/admin/events',
    seed: async (seed) => {
      const body = { date: '2026-03-01', description: 'Përshkrim', media };
      return (await seed('events', { ...body, title: uniqueTitle('Event') })).title;
    },
    mine: { texts: { 'Caption 1': 'Titulli im', Description: 'Përshkrimi im' } },
    theirs: { remove: 'Media 2', texts: { Date: '2026-04-02' } },
    sides: ['image · a.webp · Titulli im', 'image · a.webp'],
    merged: { 'Caption 1': '', Date: '2026-04-02' },
    expectMore: (dialog) => expect(dialog.getByRole('group', { name: 'Media 2' })).toHaveCount(0),
    shown: ['Përshkrimi im', '2 prill 2026 1 media'],
  },
  {
    path: '/admin/about',
    tag: '@full',
    seed: async (seed) =>
      (await seed('about/content', { title: uniqueTitle('Seksion'), content: 'Përmbajtje' })).title,
    mine: {
      texts: { Content: 'Përmbajtja ime' },
      file: { label: 'Image', path: pictures.blue, box: 'Image URL' },
    },
    theirs: { texts: { Content: 'Përmbajtja e tyre' } },
    sides: ['Përmbajtja ime', 'Përmbajtja e tyre'],
    merged: { Content: 'Përmbajtja e tyre', 'Image URL': /co2-blu/ },
    shown: ['Përmbajtja e tyre'],
    picture: /co2-blu/,
  },
];

for (const { path, tag = [], sides, ...each } of cases) {
  const name = `${path}, ${String(sides[0])}: separate changes are merged, conflicting ones shown`;
  // spec: contract.admin.conflict
  test(name, { tag }, async ({ page, browser, login, seed }) => {
    const title = await each.seed(seed);
    await page.goto(path);
    const other = await colleague(browser, login, path);
    const here = await editItem(page, title);
    const there = await editItem(other, title);
    await apply(here, each.mine);
    await apply(there, each.theirs);
    await saveDialog(there);
    await expect(there).toBeHidden();

    await saveDialog(here);
    const view = here.getByRole('group', { name: 'Konflikt' });
    for (const [place, text] of sides.entries()) {
      await expect(view.locator('label').nth(place)).toContainText(text);
    }
    await expect(here.getByRole('button', { name: 'Save' })).toBeDisabled();
    await view.getByRole('radio', { name: /^Versioni i tjetrit/ }).check();
    for (const [label, value] of Object.entries(each.merged)) {
      await expect(here.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await each.expectMore?.(here);
    if (each.isMine) await view.getByRole('radio', { name: /^Versioni yt/ }).check();
    await saveDialog(here);
    await expect(here).toBeHidden();
    const line = listItem(other, title);
    for (const text of each.shown) await expect(line).toContainText(text);
    if (each.picture) await expect(line.locator('img').first()).toHaveAttribute('src', each.picture);
    await other.context().close();
  });
}
