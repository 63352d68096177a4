import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { listItem, moveUp, openModule, removeItem, titles } from '../pages/admin.js';
import { picture, signIn } from '../pages/desktop.js';
import { serviceBody } from '../seeds.js';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const formOf = (page: Page, name: string) => page.getByRole('form', { name });
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

// spec: contract.desktop.sidebar
test('events, projects, about, contact, packages and buttons do their work', async ({ launch, api }) => {
  test.slow();
  await api.create('services', { ...serviceBody, title: 'DJ' });
  for (const title of ['Dasma', 'Festivali']) {
    await api.create('projects/json', { title, location: 'Tiranë', description: 'Përshkrim' });
  }
  const { page } = await launch({ apiUrl: api.url });
  await signIn(page);

  await test.step('events', async () => {
    await openModule(page, 'Eventet');
    const form = formOf(page, 'Shto event');
    await form.getByLabel('Title').fill('Nata e verës');
    await form.getByLabel('Date').fill('2025-06-14');
    await form.getByLabel('Description').fill('Përshkrim');
    await form.getByLabel('Media file').setInputFiles(await picture('nata.png'));
    await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue(/^\/uploads\/nata/);
    await form.getByRole('button', { name: 'Add Media' }).click();
    await form.getByRole('button', { name: 'Add Event' }).click();
    await said(page, 'Event added successfully');
    await expect(listItem(page, 'Nata e verës')).toContainText('14 qershor 2025 1 media');
  });

  await test.step('projects', async () => {
    await openModule(page, 'Projektet');
    const form = formOf(page, 'Shto projekt');
    await form.getByLabel('Title').fill('Gala');
    await form.getByLabel('Location').fill('Durrës');
    await form.getByLabel('Description').fill('Përshkrim');
    await form.getByLabel('Thumbnail').setInputFiles(await picture('gala.png'));
    await expect(form.getByLabel('Thumbnail URL')).toHaveValue(/^\/uploads\/gala/);
    await form.getByRole('button', { name: 'Add Project' }).click();
    await said(page, 'Project added successfully');
    await moveUp(page, 'Gala', 2);
    await expect.poll(() => titles(page)).toEqual(['Gala', 'Dasma', 'Festivali']);
    await expect
      .poll(async () => (await api.list('projects')).map(({ title }) => title))
      .toEqual(['Gala', 'Dasma', 'Festivali']);
  });

  await test.step('about', async () => {
    await openModule(page, 'Rreth Nesh');
    const section = formOf(page, 'Shto seksion');
    await section.getByLabel('Title').fill('Historia');
    await section.getByLabel('Content').fill('Që nga viti 2010.');
    await section.getByRole('button', { name: 'Add Content Section' }).click();
    await said(page, 'Content section added successfully');
    const member = formOf(page, 'Shto anëtar ekipi');
    await member.getByLabel('Name').fill('Arta');
    await member.getByLabel('Role').fill('DJ');
    await member.getByLabel('Bio').fill('Biografi');
    await member.getByRole('button', { name: 'Add Team Member' }).click();
    await said(page, 'Team member added successfully');
    await removeItem(page, 'Arta');
    await expect(listItem(page, 'Arta')).toBeHidden();
  });

  await test.step('contact', async () => {
    await openModule(page, 'Kontakti');
    const form = formOf(page, 'Shto kontakt');
    await form.getByLabel('Type').selectOption('email');
    await form.getByLabel('Label').fill('Zyra');
    await form.getByLabel('Value').fill('zyra@ritmi.example');
    await form.getByRole('button', { name: 'Add Contact Information' }).click();
    await said(page, 'Contact information added successfully');
    await listItem(page, 'Zyra').getByRole('button', { name: 'Edit' }).click();
    const dialog = dialogOf(page, 'Ndrysho këtë kontakt');
    await dialog.getByLabel('Value').fill('info@ritmi.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(listItem(page, 'Zyra')).toContainText('info@ritmi.example');
  });

  await test.step('packages', async () => {
    await openModule(page, 'Paketat');
    await page.getByRole('button', { name: 'Add Package' }).click();
    const dialog = dialogOf(page, 'Add Package');
    await dialog.getByLabel('Name').fill('Paketa e artë');
    await dialog.getByLabel('Type').selectOption('WEDDING');
    await dialog.getByLabel('Description').fill('Përshkrim');
    await dialog.getByLabel('DJ').check();
    await dialog.getByLabel('Image or video').setInputFiles(await picture('paketa.png'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Package created successfully');
    await expect(listItem(page, 'Paketa e artë')).toContainText('DJ');
    await expect
      .poll(async () => (await api.list('packages')).map(({ image }) => image))
      .toEqual([expect.stringMatching(/^\/uploads\/paketa/)]);
  });

  await test.step('buttons', async () => {
    await openModule(page, 'Butonat');
    const form = formOf(page, 'Shto buton');
    await form.getByLabel('Text').fill('Eventet');
    await form.getByLabel('Path').fill('/evente');
    await form.getByLabel('Category').selectOption('footer');
    await form.getByRole('button', { name: 'Add Button' }).click();
    await said(page, 'Button added successfully');
    await page.reload();
    await expect(listItem(page, 'Eventet')).toContainText('/evente footer');
  });
});
