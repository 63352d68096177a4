import { expect, test } from './fixtures.js';
import { editItem, listItem, moveUp, openModule, removeItem, saveDialog, titles } from '../pages/admin.js';
import { signIn } from '../pages/desktop.js';
import { chooseFile, expectFile, fill, formSamples, openForm } from '../pages/forms.js';
import { serviceBody } from '../seeds.js';

/** Names of the forms in each module of the sidebar. */
const modules: Readonly<Record<string, readonly string[]>> = {
  Eventet: ['events'],
  'Rreth Nesh': ['content sections', 'team members'],
  Kontakti: ['contact'],
  Projektet: ['projects'],
  Paketat: ['packages'],
};

// spec: contract.desktop.sidebar
test('events, projects, about, contact, packages and buttons work', async ({ launch, api }) => {
  test.slow();
  await api.create('services', { ...serviceBody, title: 'DJ' });
  for (const title of ['Dasma', 'Festivali']) {
    await api.create('projects/json', { title, location: 'Tiranë', description: 'Përshkrim' });
  }
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);

  const added: Record<string, string> = {};
  for (const [module, names] of Object.entries(modules)) {
    await openModule(page, module);
    for (const sample of formSamples.filter(({ name }) => names.includes(name))) {
      await test.step(sample.name, async () => {
        const form = await openForm(page, sample);
        await fill(form, sample, 'DJ');
        await chooseFile(form, sample);
        await expectFile(form, sample);
        await form.getByRole('button', { name: sample.submit, exact: true }).click();
        await expect(page.getByText(sample.done).first()).toBeVisible();
        const [title = ''] = Object.values(sample.texts);
        await expect(listItem(page, title)).toBeVisible();
        added[sample.name] = title;
      });
    }
  }
  const { events = '', projects = '', contact = '', packages = '', 'team members': member = '' } = added;

  await test.step('added items are listed, reordered, edited and deleted', async () => {
    await expect(listItem(page, packages)).toContainText('DJ');
    await expect
      .poll(async () => (await api.list('packages')).map(({ image }) => image))
      .toEqual([expect.stringMatching(/^\/uploads\/co2-blu/)]);
    await openModule(page, 'Eventet');
    await expect(listItem(page, events)).toContainText('17 maj 2026 2 media');
    await openModule(page, 'Projektet');
    await moveUp(page, projects, 2);
    await expect.poll(() => titles(page)).toEqual([projects, 'Dasma', 'Festivali']);
    await expect.poll(() => api.titlesOf('projects')).toEqual([projects, 'Dasma', 'Festivali']);
    await openModule(page, 'Rreth Nesh');
    await removeItem(page, member);
    await expect(listItem(page, member)).toBeHidden();
    await openModule(page, 'Kontakti');
    const dialog = await editItem(page, contact);
    await dialog.getByLabel('Value').fill('info@ritmi.example');
    await saveDialog(dialog);
    await expect(listItem(page, contact)).toContainText('info@ritmi.example');
  });

  await test.step('buttons', async () => {
    await openModule(page, 'Butonat');
    const form = page.getByRole('form', { name: 'Shto buton' });
    await form.getByLabel('Text').fill('Eventet');
    await form.getByLabel('Path').fill('/evente');
    await form.getByLabel('Category').selectOption('footer');
    await form.getByRole('button', { name: 'Add Button' }).click();
    await expect(page.getByText('Button added successfully').first()).toBeVisible();
    await page.reload();
    await expect(listItem(page, 'Eventet')).toContainText('/evente footer');
  });
});
