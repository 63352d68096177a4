import { expect, test } from '../fixtures.js';
import { editItem, fillLogin, listItem, logIn, saveDialog } from '../pages/admin.js';
import { acceptWrites, failedCalls, holdWrites, refuseWrites } from '../pages/answers.js';
import {
  formSamples,
  chooseFile,
  expectFile,
  expectFilled,
  expectWired,
  fill,
  formOf,
  openForm,
} from '../pages/forms.js';
import { pictures, seedService, uniqueTitle } from '../seeds.js';

test.use({ expectedProblems: failedCalls });

// Section 3 of the specification, the consent choice and the language.
const specifiedKeys = new Set(
  'token userName isAuthenticated buttons events teamMembers aboutContent contactInfo projects consent language'.split(
    ' ',
  ),
);

const expired = 'Unauthorized. Your session may have expired. Please log in again.';

/** Forms made of the same kinds of field as these others, on which the full run repeats the test. */
const shownByOthers = ['services', 'team members', 'content sections', 'contact', 'projects', 'packages'];

for (const sample of formSamples) {
  const tag = shownByOthers.includes(sample.name) ? '@full' : [];
  // spec: contract.admin.labels, contract.admin.selects, contract.structure, contract.structure.errors
  // spec: contract.admin.forms, contract.admin.required, contract.storage.drafts
  test(`${sample.name}: a reload and an expired session during an edit lose no field, file or medium`, {
    tag,
  }, async ({ page, seed }) => {
    const { title: service } = await seedService(seed, 'Në paketë');
    await logIn(page);
    await expect(page).toHaveURL('/admin');
    await page.goto(sample.path);
    const opened = await openForm(page, sample);
    await expectWired(opened, sample);
    await fill(opened, sample, service);

    await page.reload();
    await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Rikthe draftin' }).click();
    const form = formOf(page, sample);
    await expectFilled(form, sample, service);

    await refuseWrites(page, 401, { message: 'expired' });
    await chooseFile(form, sample);
    // Pictures are sent when chosen, everything else on save.
    if (!sample.file?.box) await form.getByRole('button', { name: sample.submit }).click();
    await expect(page.getByText(expired)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await acceptWrites(page);
    await fillLogin(page);
    await expect(page).toHaveURL(sample.path);
    await expectFilled(form, sample, service);
    await expectFile(form, sample);

    // A form that is being saved accepts no input, which would be lost, and is sent once.
    const { sent, release } = await holdWrites(page);
    await form.getByRole('button', { name: sample.submit }).dblclick();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => sent).toHaveLength(1);
    for (const label of [...Object.keys(sample.texts), ...Object.keys(sample.choices ?? {})]) {
      await expect(form.getByLabel(label, { exact: true })).toBeDisabled();
    }
    await expect(form).toBeFocused();
    await page.keyboard.type('n?');
    await expect(page.getByRole('dialog', { name: 'Shkurtoret e tastierës' })).toHaveCount(0);
    release();
    await expect(page.getByText(sample.done)).toBeVisible();
    const [[label, title] = ['', '']] = Object.entries(sample.texts);
    await expect(listItem(page, title)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
    // A picture of a package goes before it.
    expect(sent).toHaveLength(sample.file?.box === null ? 2 : 1);
    if (sample.file?.box === null) return;
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(form.locator('input, select, textarea').first()).toBeFocused();
  });
}

test('buttons: a reload during an edit loses nothing', async ({ page, login }) => {
  await login(page);
  await page.goto('/admin/buttons');
  const form = page.getByRole('form', { name: 'Shto buton' });
  await form.getByLabel('Text').fill('Gjysma');
  await form.getByLabel('Category').selectOption('footer');
  await page.reload();
  await page.getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(form.getByLabel('Text')).toHaveValue('Gjysma');
  await expect(form.getByLabel('Category')).toHaveValue('footer');
});

test('text typed just before a reload is kept as a draft', async ({ page, login }) => {
  await login(page);
  await page.goto('/admin/services');
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').evaluate((field: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const text of ['N', 'Në', 'Në çast']) {
      value?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    window.location.reload();
  });
  await page.getByRole('button', { name: 'Rikthe draftin' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Në çast');
});

test('the open dialog, the add form and the chosen file are restored after an expired session', async ({
  page,
  seed,
}) => {
  const service = await seedService(seed, 'Seanca');
  await logIn(page);
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  const form = page.getByRole('form', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('I papërfunduar');
  const dialog = await editItem(page, service.title);
  await dialog.getByLabel('Description').fill('Teksti im i ri');
  await refuseWrites(page, 401, { message: 'expired' });
  await dialog.getByLabel('Image (file)').setInputFiles(pictures.blue);
  await expect(page).toHaveURL('/login');
  await acceptWrites(page);
  await fillLogin(page);
  await expect(page).toHaveURL('/admin/services');
  await expect(dialog.getByLabel('Description')).toHaveValue('Teksti im i ri');
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/co2-blu/);
  await saveDialog(dialog);
  await expect(page.getByText('Service updated successfully')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('I papërfunduar');
});

// spec: contract.storage, contract.storage.drafts
test('draft and module of an expired session are restored only for the same user', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Kontakti' }).click();
  const label = page.getByRole('form', { name: 'Shto kontakt' }).getByLabel('Label');
  const mine = uniqueTitle('E imja');
  await label.fill(mine);
  await page.getByLabel('Value').fill('069');
  await refuseWrites(page, 401, { message: 'expired' });
  await page.getByRole('button', { name: 'Add Contact Information' }).click();
  await expect(page).toHaveURL('/login');
  await acceptWrites(page);
  // The session is over and the draft is in IndexedDB; only the specified keys are left.
  const stored = await page.evaluate(() => Object.keys(window.localStorage));
  expect(stored.filter((key) => !specifiedKeys.has(key))).toEqual([]);

  const token = ['{}', '{"sub":"tjetri"}', ''].map((part) => btoa(part)).join('.');
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { token, name: 'Beni' } }));
  await fillLogin(page);
  await expect(page.getByRole('banner').getByText('Beni')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Kontakti' }).click();
  await expect(label).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dil' }).click();
  await page.unroute('**/api/auth/login');

  await fillLogin(page);
  await expect(page).toHaveURL('/admin/contact');
  await expect(label).toHaveValue(mine);
});

test('going back from the admin to the public login asks for confirmation', { tag: '@full' }, async ({
  page,
}) => {
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Mbetet');
  const question = page.getByRole('dialog', { name: 'Ndryshime të paruajtura' });
  // Not goBack(), which would wait for a navigation that is cancelled.
  const goBack = () => page.evaluate(() => window.history.back());
  await goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(text).toHaveValue('Mbetet');
  await text.press('End');
  await text.pressSequentially(' gjithë');
  await expect(text).toHaveValue('Mbetet gjithë');
  await goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});
