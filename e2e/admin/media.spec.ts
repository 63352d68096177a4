import type { Locator, Page } from '@playwright/test';
import { editItem, insertFiles, lift, listItem, saveDialog } from '../pages/admin.js';
import { holdCalls } from '../pages/answers.js';
import { formSamples } from '../pages/forms.js';
import { clip, pictures, seedPackage, uniqueTitle } from '../seeds.js';
import { expect, type Seed } from '../fixtures.js';
import { test } from './signedIn.js';

const media = [{ type: 'image' as const, url: '/media/e-vjeter.webp', caption: 'E vjetër' }];

type Edited = {
  /** Error for a medium without an address. */
  readonly noAddress: string;
  /** A document that has media. */
  readonly seed: (seed: Seed) => Promise<{ title: string }>;
};

/** The modules with a media list. */
const edited: Readonly<Record<string, Edited>> = {
  events: {
    noAddress: 'URL-ja e medias nuk mund të jetë bosh',
    seed: (seed) =>
      seed('events', { title: uniqueTitle('Media'), date: '2026-03-01', description: 'Përshkrim', media }),
  },
  projects: {
    noAddress: 'Media URL is required',
    seed: (seed) =>
      seed('projects', { title: uniqueTitle('Media'), location: 'Durrës', description: 'Përshkrim', media }),
  },
};

/** The add form and the dialog have the same fields. */
const modules = formSamples.flatMap(({ name, file, ...form }) => {
  const found = edited[name];
  return found ? [{ ...form, ...found, first: file?.box ?? '' }] : [];
});

const url = (form: Locator, number?: number) =>
  form.getByLabel(number ? `Media URL ${number}` : 'Media URL', { exact: true });
const handle = (form: Locator, number: number) =>
  form.getByRole('button', { name: `Zvarrit Media ${number}` });
const announcement = (page: Page, words: string) => page.locator('[aria-live]').filter({ hasText: words });

async function dropMedia(form: Locator, paths: readonly string[]): Promise<void> {
  await insertFiles(form.getByLabel('Media file'), 'drop', paths);
}

for (const { path, form: add, submit, first, texts, noAddress, seed: seedDocument } of modules) {
  // The same field as that of events.
  const tag = path === '/admin/projects' ? '@full' : [];
  // spec: 5.event.mediaUrl, 5.project.mediaUrl
  test(`${path}: a medium without an address is reported at its field`, { tag }, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: add });
    await form.getByRole('button', { name: 'Add Media' }).click();
    await expect(form.getByText(noAddress)).toBeVisible();
    await expect(url(form)).toBeFocused();
    await url(form).fill('/media/x.webp');
    await expect(form.getByText(noAddress)).toHaveCount(0);
  });

  test(`${path}: several files can be dropped or pasted at once, and media can be reordered`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: add });
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
    const title = uniqueTitle('Dhënë');
    await form.getByLabel('Title').fill(title);

    await dropMedia(form, [pictures.blue, pictures.red]);
    await expect(url(form, 1)).toHaveValue(/co2-blu/);
    await expect(url(form)).toHaveValue(/co2-i-kuq/);
    await insertFiles(form.getByLabel('Media file'), 'paste', [clip]);
    await expect(url(form)).toHaveValue(/klip-co2.*\.mp4$/);
    await expect(form.getByLabel('Media type', { exact: true })).toHaveValue('video');
    await insertFiles(form.getByLabel('Title'), 'paste', [pictures.red]);
    await expect(form.getByLabel(first)).toHaveValue(/co2-i-kuq/);

    await form.getByLabel('Caption 2').fill('E kuqja');
    await lift(page, handle(form, 2));
    await page.keyboard.press('ArrowUp');
    await expect(announcement(page, 'pozicionin 1')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(url(form, 1)).toHaveValue(/co2-i-kuq/);
    await expect(form.getByLabel('Caption 1')).toHaveValue('E kuqja');
    await expect(url(form, 2)).toHaveValue(/co2-blu/);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.getByRole('button', { name: submit }).click();
    const body = decodeURIComponent((await sent).postData() ?? '');
    expect(body.match(/"url":"\/uploads\/[a-z0-9]+-[a-z0-9]+/g)).toEqual([
      expect.stringContaining('co2-i'),
      expect.stringContaining('co2-blu'),
      expect.stringContaining('klip-co2'),
    ]);
    await expect(listItem(page, title)).toContainText('3 media');
    await expect(form.getByLabel('Title')).toBeFocused();
  });

  test(`${path}: the dialog accepts dropped files too, and its media can be dragged by mouse`, {
    tag: '@full',
  }, async ({ page, seed }) => {
    const { title: known } = await seedDocument(seed);
    await page.goto(path);
    const dialog = await editItem(page, known);
    await dropMedia(dialog, [pictures.blue, pictures.red]);
    await expect(url(dialog, 2)).toHaveValue(/co2-blu/);
    await expect(url(dialog)).toHaveValue(/co2-i-kuq/);
    // The form is longer than the window, and its buttons are visible.
    await dialog.getByLabel('Title').scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Add Media' })).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Add Media' }).click();
    await drag(page, handle(dialog, 3), handle(dialog, 1));
    await expect(url(dialog, 1)).toHaveValue(/co2-i-kuq/);
    await expect(dialog.getByLabel('Caption 2')).toHaveValue('E vjetër');
    await lift(page, handle(dialog, 1));
    await page.keyboard.press('ArrowDown');
    await expect(announcement(page, 'pozicionin 2')).toBeAttached();
    // Puts the medium back and leaves the dialog open.
    await page.keyboard.press('Escape');
    await expect(announcement(page, 'u anulua')).toBeAttached();
    await expect(url(dialog, 1)).toHaveValue(/co2-i-kuq/);
    await saveDialog(dialog);
    await expect(dialog).toBeHidden();
    await expect(listItem(page, known).getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(listItem(page, known)).toContainText('3 media');
    await listItem(page, known).getByRole('button', { name: 'Edit' }).click();
    await expect(url(dialog, 1)).toHaveValue(/co2-i-kuq/);
    await expect(dialog.getByLabel('Caption 2')).toHaveValue('E vjetër');
  });
}

/** Drags to the first place, which moves while the list scrolls under the pointer. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await expect(async () => {
    const target = await to.boundingBox();
    await page.mouse.move((target?.x ?? 0) + 10, Math.max((target?.y ?? 0) + 5, 280), { steps: 4 });
    await expect(announcement(page, 'pozicionin 1')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
}

// spec: 4.uploading, 8.uploads.failed
test('a running upload is shown, accepts more files, and can be stopped and retried', async ({ page }) => {
  await page.goto('/admin/projects');
  const form = page.getByRole('form', { name: 'Shto projekt' });
  const answer = await holdCalls(page, '**/api/uploads');
  await form.getByLabel('Media file').setInputFiles(pictures.blue);
  await expect(form.getByText('Uploading file...')).toBeVisible();
  await expect(form.getByRole('progressbar', { name: 'co2-blu.webp' })).toBeVisible();
  await expect(form.getByLabel('Media file')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Add Project' })).toBeDisabled();
  await dropMedia(form, [pictures.red]);
  answer();
  await expect(url(form, 1)).toHaveValue(/co2-blu/);
  await expect(url(form)).toHaveValue(/co2-i-kuq/);
  await expect(form.getByLabel('Media file')).toBeEnabled();

  await page.unroute('**/api/uploads');
  await page.route('**/api/uploads', () => undefined);
  await form.getByLabel('Thumbnail').setInputFiles(pictures.blue);
  await form.getByRole('button', { name: 'Ndalo ngarkimin' }).click();
  await expect(form.getByText('Uploading file...')).toHaveCount(0);
  await expect(form.getByLabel('Thumbnail URL')).toHaveCount(0);

  await page.unroute('**/api/uploads');
  await page.route('**/api/uploads', (route) => route.abort());
  await form.getByLabel('Thumbnail').setInputFiles(pictures.red);
  await expect(page.getByText('Failed to upload file', { exact: true })).toBeVisible();
  await expect(form.getByText('Ende pa u ngarkuar: co2-i-kuq.webp')).toBeVisible();
  await page.unroute('**/api/uploads');
  await form.getByRole('button', { name: 'Provo përsëri' }).click();
  await expect(form.getByLabel('Thumbnail URL')).toHaveValue(/co2-i-kuq/);
});

for (const { path, add, file, tag = [] } of [
  { path: '/admin/services', add: 'Add New Service', file: 'Image (file)' },
  { path: '/admin/events', add: 'Shto event', file: 'Media file', tag: '@full' },
  { path: '/admin/projects', add: 'Shto projekt', file: 'Thumbnail', tag: '@full' },
]) {
  // spec: 8.uploads.status, 8.uploads.format
  test(`${path}: a refused upload is reported with its status, an unexpected response as such`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: add });
    const answers = [
      { status: 500, json: { message: 'x' } },
      { status: 201, json: {} },
    ];
    await page.route('**/api/uploads', (route) => route.fulfill(answers.shift()));
    await form.getByLabel(file).setInputFiles(pictures.blue);
    await expect(page.getByText('Failed to upload file: 500')).toBeVisible();
    await expect(form.getByText('Ende pa u ngarkuar: co2-blu.webp')).toBeVisible();
    await form.getByRole('button', { name: 'Provo përsëri' }).click();
    await expect(page.getByText('Invalid response format from server')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Add (Service|Event|Project)$/ })).toBeEnabled();
  });
}

test('a package uploads its file on save: it is shown, can be stopped or refused, and is sent once', async ({
  page,
  seed,
}) => {
  const { pkg } = await seedPackage(seed);
  await page.addInitScript(() => {
    const alive = new Set<string>();
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      const address = create(object);
      alive.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      alive.delete(address);
      revoke(address);
    };
    Object.assign(window, { addressesInUse: () => alive.size });
  });
  await page.goto('/admin/packages');
  const dialog = await editItem(page, pkg.title);
  const save = dialog.getByRole('button', { name: 'Save' });
  await insertFiles(dialog.getByText('Kliko për të zgjedhur një skedar'), 'drop', [pictures.blue]);
  await expect(dialog.getByRole('img', { name: 'co2-blu.webp' })).toBeVisible();
  await insertFiles(dialog.getByLabel('Name'), 'paste', [clip]);
  await expect(dialog.getByLabel('klip-co2.mp4')).toBeVisible();
  const inUse = () => page.evaluate((): number => Reflect.get(window, 'addressesInUse')());
  await expect.poll(inUse).toBe(1);

  await page.route('**/api/uploads', () => undefined);
  await save.click();
  await expect(dialog.getByText('Uploading file...')).toBeVisible();
  await expect(dialog.getByLabel('Image or video')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Ndalo ngarkimin' }).click();
  await expect(save).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('klip-co2.mp4')).toBeVisible();

  await page.unroute('**/api/uploads');
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, json: { message: 'Plot' } }));
  await save.click();
  await expect(page.getByText('Failed to update package: 500 Plot')).toBeVisible();
  await page.unroute('**/api/uploads');
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/uploads')) uploads += 1;
  });
  await page.route('**/api/packages/*', (route) => route.abort());
  await save.click();
  await expect(page.getByText('An error occurred while updating the package')).toBeVisible();
  await page.unroute('**/api/packages/*');
  await save.click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  expect(uploads).toBe(1);
  await expect.poll(inUse).toBe(0);
  await expect
    .poll(() =>
      listItem(page, pkg.title)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.poster !== '' || video.currentTime > 0),
    )
    .toBe(true);
});

test('on the package page a failed upload is reported as a failed save', { tag: '@full' }, async ({
  page,
  seed,
}) => {
  const { pkg } = await seedPackage(seed);
  await page.goto(`/admin/packages/edit/${pkg.id}`);
  await page.getByLabel('Image or video').setInputFiles(pictures.red);
  const answers = [
    { status: 413, json: { message: 'x' } },
    { status: 201, json: {} },
  ];
  await page.route('**/api/uploads', (route) => route.fulfill(answers.shift()));
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to save package')).toHaveCount(count);
  }
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByText('co2-i-kuq.webp')).toBeVisible();
});

test('a file dropped outside its field does not replace the page', async ({ page }) => {
  await page.goto('/admin/services');
  await expect(page.getByRole('form', { name: 'Add New Service' })).toBeVisible();
  const isTaken = await page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (element) => !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
    );
  expect(isTaken).toBe(true);
});
