import type { EntityName } from '@ritmi/shared/domain/entities';
import { type Seed, expect, expectAccessible, expectNoSidewaysScroll, expectUsable } from '../fixtures.js';
import { deleteAndUndo, editItem, listItem, removeItem, saveDialog } from '../pages/admin.js';
import { acceptWrites, notFound, refuseWrites } from '../pages/answers.js';
import { chooseFile, expectFile, expectMissing, fill, formOf, formSamples } from '../pages/forms.js';
import { uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

type Module = {
  readonly entity: EntityName;
  /** Its add form in `formSamples`. */
  readonly sample: string;
  /** Key of the browser's copy. */
  readonly storageKey: string;
  readonly seed: (seed: Seed, title: string) => Promise<unknown>;
  /** Name in messages. */
  readonly noun: string;
  /** The name of its edit dialog. */
  readonly edit: string;
  /** Labels of the required fields, the title first. */
  readonly required: readonly string[];
  readonly loadFailure: string;
  readonly empty: string;
  /** Whether a failure shows the server's message. */
  readonly showsReason?: boolean;
};

/** Contains a word wider than a phone. */
const media = [{ type: 'image' as const, url: '/media/nje-adrese-shume-e-gjate-qe-nuk-mbaron.webp' }];

const modules: readonly Module[] = [
  {
    entity: 'events',
    sample: 'events',
    storageKey: 'events',
    seed: (seed, title) => seed('events', { title, date: '2025-06-14', description: 'Përshkrim', media }),
    noun: 'event',
    edit: 'Ndrysho këtë event',
    required: ['Title', 'Date', 'Description'],
    loadFailure: 'Dështoi në marrjen e eventeve',
    empty: 'Ende asnjë event.',
    showsReason: true,
  },
  {
    entity: 'projects',
    sample: 'projects',
    storageKey: 'projects',
    seed: (seed, title) => seed('projects', { title, location: 'Tiranë', description: 'Përshkrim', media }),
    noun: 'project',
    edit: 'Ndrysho këtë projekt',
    required: ['Title', 'Location', 'Description'],
    loadFailure: 'Failed to load projects',
    empty: 'Ende asnjë projekt.',
    showsReason: true,
  },
  {
    entity: 'contact',
    sample: 'contact',
    storageKey: 'contactInfo',
    seed: (seed, label) => seed('contact', { type: 'phone', label, value: '0691234567' }),
    noun: 'contact information',
    edit: 'Ndrysho këtë kontakt',
    required: ['Label', 'Value'],
    loadFailure: 'Failed to load contact information',
    empty: 'Ende asnjë kontakt.',
  },
  {
    entity: 'about/content',
    sample: 'content sections',
    storageKey: 'aboutContent',
    seed: (seed, title) => seed('about/content', { title, content: 'Përmbajtje' }),
    noun: 'content section',
    edit: 'Ndrysho këtë seksion',
    required: ['Title', 'Content'],
    loadFailure: 'Failed to load about content',
    empty: 'No content sections added yet.',
  },
  {
    entity: 'about/team',
    sample: 'team members',
    storageKey: 'teamMembers',
    seed: (seed, name) => seed('about/team', { name, role: 'DJ', bio: 'Biografi' }),
    noun: 'team member',
    edit: 'Ndrysho këtë anëtar ekipi',
    required: ['Name', 'Role', 'Bio'],
    loadFailure: 'Failed to load team members',
    empty: 'No team members added yet.',
  },
];

/** Modules whose other tests would repeat those of these, on the same form and list, run them in the full run only. */
const shownByOthers: readonly EntityName[] = ['contact', 'projects', 'about/content', 'about/team'];

for (const { entity, noun, required, ...module } of modules) {
  const tag = shownByOthers.includes(entity) ? '@full' : [];
  const sample = formSamples.find(({ name }) => name === module.sample);
  if (!sample) throw new Error(`no form of ${module.sample}`);
  const [titleLabel = ''] = required;
  const done = (action: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${action} successfully`;

  // spec: 2.admin.about.sections, 2.admin.about.team, 2.admin.about.lists, 8.about.added, 8.about.updated
  // spec: 8.about.deleted, 8.team.added, 8.team.updated, 8.team.deleted, 8.uploads.done, 4.add.reset
  // spec: 4.edit.done, contract.admin.uploads, 2.admin.contact.form, 2.admin.contact.list, 2.admin.contact.edit
  // spec: 8.contact.added, 8.contact.updated, 8.contact.deleted, contract.admin.delete
  test(`${entity}: an item is added once, edited and deleted`, async ({ page }) => {
    const title = uniqueTitle('I ri');
    await page.goto(sample.path);
    const form = formOf(page, sample);
    await fill(form, { ...sample, texts: { ...sample.texts, [titleLabel]: title } }, '');
    await chooseFile(form, sample);
    await expectFile(form, sample);
    if (sample.file) await expect(page.getByText('File uploaded successfully')).toBeVisible();
    await form.getByRole('button', { name: sample.submit, exact: true }).dblclick();
    await expect(page.getByText(done('added'))).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
    await expect(form.getByLabel(titleLabel, { exact: true })).toHaveValue('');
    await expect(form.getByLabel(sample.file?.box ?? 'no file')).toHaveCount(0);

    const dialog = await editItem(page, title);
    await dialog.getByLabel(required.at(-1) ?? '', { exact: true }).fill('Tekst i ri');
    await saveDialog(dialog);
    await expect(page.getByText(done('updated'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(listItem(page, title)).toContainText('Tekst i ri');

    await removeItem(page, title);
    await expect(page.getByText(done('deleted'))).toBeVisible();
    await expect(listItem(page, title)).toHaveCount(0);
  });

  test(`${entity}: list, form and dialog fit a phone and are accessible`, { tag }, async ({ page, seed }) => {
    const title = uniqueTitle('Telefon');
    await module.seed(seed, title);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(sample.path);
    await expect(listItem(page, title)).toBeVisible();
    await expectUsable(page);
    await expect(await editItem(page, title)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '[role="dialog"]');
  });

  // spec: 2.admin.events.delete, 8.events.deleted, 8.projects.deleted, 8.contact.deleted, 8.about.deleted
  // spec: 8.team.deleted, contract.admin.delete
  test(`${entity}: an item is deleted after a confirmation and restored by undo`, { tag }, async ({
    page,
    seed,
  }) => {
    const title = uniqueTitle('Hiqet');
    await module.seed(seed, title);
    await page.goto(sample.path);
    await deleteAndUndo(page, title, noun);
  });

  // spec: 5.event.required, 5.project.required, 5.contact.required, 5.about.required, contract.admin.spaces
  test(`${entity}: each missing value is reported at its field, and the first such field is focused`, {
    tag,
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto(sample.path);
    const form = formOf(page, sample);
    await form.getByLabel(titleLabel, { exact: true }).fill('   ');
    await form.getByRole('button', { name: sample.submit }).click();
    await expectMissing(form, ...required);
    await expect(form.getByLabel(titleLabel, { exact: true })).toBeFocused();
    expect(sent).toEqual([]);
  });

  for (const message of module.showsReason ? ['Nuk lejohet', ''] : ['Nuk lejohet']) {
    // spec: 8.events.add, 8.events.update, 8.events.delete, 8.projects.add, 8.projects.update, 8.projects.delete
    // spec: 8.contact.add, 8.contact.update, 8.contact.delete, 8.about.add, 8.about.update, 8.about.delete
    // spec: 8.team.add, 8.team.update, 8.team.delete
    test(`${entity}: failures with '${message}' are reported and lose no input`, { tag }, async ({
      page,
      seed,
    }) => {
      const title = uniqueTitle('Mbetet');
      await module.seed(seed, title);
      await page.goto(sample.path);
      await refuseWrites(page, 500, message ? { message } : {});
      const ending = module.showsReason && message ? `: ${message}` : '';
      const said = (action: string) =>
        page.getByRole('alert').getByText(`Failed to ${action} ${noun}${ending}`, { exact: true });
      const form = formOf(page, sample);
      for (const label of required) {
        const text = sample.texts[label] ?? '';
        await form.getByLabel(label, { exact: true }).fill(label === titleLabel ? 'Mbetet' : text);
      }
      await form.getByRole('button', { name: sample.submit }).click();
      await expect(said('add')).toBeVisible();
      await expect(form.getByLabel(titleLabel, { exact: true })).toHaveValue('Mbetet');

      await removeItem(page, title);
      await expect(said('delete')).toBeVisible();
      await expect(listItem(page, title)).toBeVisible();

      const dialog = await editItem(page, title);
      await expect(dialog).toHaveAccessibleName(module.edit);
      await dialog.getByLabel(titleLabel, { exact: true }).fill('Teksti im');
      await saveDialog(dialog);
      await expect(said('update')).toBeVisible();
      await expect(dialog.getByLabel(titleLabel, { exact: true })).toHaveValue('Teksti im');
      await acceptWrites(page);
    });
  }

  // spec: 8.events.load, 8.projects.load, 7.cached.projects, 8.contact.load, 8.about.load, 8.team.load
  // spec: 2.admin.about.noSections, 2.admin.about.noMembers, 3.storage.lists
  test(`${entity}: a list that cannot be loaded is shown from its stored copy, and an empty one says so`, {
    tag,
  }, async ({ page, seed }) => {
    const title = uniqueTitle('Kopje');
    await module.seed(seed, title);
    await page.goto(sample.path);
    await expect(listItem(page, title)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), module.storageKey)).toContain(title);
    await page.route(`**/api/${entity}`, (route) => route.fulfill(notFound));
    await page.reload();
    await expect(listItem(page, title)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: module.loadFailure })).toBeVisible();
    await page.unroute(`**/api/${entity}`);
    await page.route(`**/api/${entity}`, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText(module.empty)).toBeVisible();
  });
}

for (const form of ['Shto seksion', 'Shto anëtar ekipi']) {
  // spec: 5.about.type, 5.about.size, 9.aboutImage, contract.admin.fiveMb
  test(`${form}: a file that is not a picture is reported before anything is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/admin/about');
    const file = page.getByRole('form', { name: form }).getByLabel('Image');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Only image files are allowed!')).toBeVisible();
    const tooBig = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooBig });
    await expect(page.getByText('Image must be less than 5MB!')).toBeVisible();
    expect(sent).toEqual([]);
  });
}

// spec: 2.admin.contact.form, 2.admin.contact.list, 7.contact.create
test('a contact is sent with its type, and the list shows the icon of that type', async ({ page }) => {
  const label = uniqueTitle('Zyra');
  await page.goto('/admin/contact');
  const form = page.getByRole('form', { name: 'Shto kontakt' });
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['phone', 'email', 'address']);
  await form.getByLabel('Type').selectOption('address');
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Value').fill('Rruga e Kavajës, Tiranë');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Contact Information' }).click();
  expect((await sent).postDataJSON()).toEqual({ type: 'address', label, value: 'Rruga e Kavajës, Tiranë' });
  await expect(listItem(page, label).getByRole('img', { name: 'address' })).toBeVisible();

  const dialog = await editItem(page, label);
  await dialog.getByLabel('Type').selectOption('email');
  await dialog.getByLabel('Value').fill('zyra@ritmi.example');
  await saveDialog(dialog);
  await expect(listItem(page, label).getByRole('img', { name: 'email' })).toBeVisible();
});
