import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.js';
import { pictures, uniqueTitle } from '../seeds.js';

/** A form for new items, with values for it. */
export type FormSample = {
  readonly name: string;
  readonly path: string;
  /** Name of the button that opens the form, if it is not visible from the start. */
  readonly opener?: string;
  readonly form: string;
  readonly submit: string;
  readonly done: string;
  /** Names of controls, which are the names of fields in the API. */
  readonly wire: readonly string[];
  readonly required: readonly string[];
  /** Texts to type, by label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly checks?: readonly string[];
  /** Label of the file input, and of the field that shows its URL; null for packages, which upload on save. */
  readonly file?: { readonly label: string; readonly box: string | null };
  readonly hasMedia?: boolean;
};

/** Every form of the admin that writes to the server. */
export const formSamples: readonly FormSample[] = [
  {
    name: 'events',
    path: '/admin/events',
    form: 'Shto event',
    submit: 'Add Event',
    done: 'Event added successfully',
    wire: ['title', 'date', 'description', 'featured'],
    required: ['title', 'date', 'description'],
    texts: { Title: uniqueTitle('Event'), Date: '2026-05-17', Description: 'Dy rreshta\ntekst' },
    checks: ['Featured'],
    file: { label: 'Main image', box: 'Main image URL' },
    hasMedia: true,
  },
  {
    name: 'services',
    path: '/admin/services',
    form: 'Add New Service',
    submit: 'Add Service',
    done: 'Service added successfully',
    wire: ['title', 'description', 'price', 'hidePrice', 'category', 'icon', 'featured'],
    required: ['title', 'description', 'price'],
    texts: {
      Title: uniqueTitle('Shërbim'),
      Description: 'Tekst',
      Price: '12.50',
      'Feature 1': 'Një',
      'Feature 2': 'Dy',
    },
    choices: { Category: 'speaker', Icon: 'lightbulb' },
    checks: ['Hide price', 'Featured on Homepage'],
    file: { label: 'Image (file)', box: 'Image URL' },
  },
  {
    name: 'content sections',
    path: '/admin/about',
    form: 'Shto seksion',
    submit: 'Add Content Section',
    done: 'Content section added successfully',
    wire: ['title', 'content'],
    required: ['title', 'content'],
    texts: { Title: uniqueTitle('Seksion'), Content: 'Tekst' },
    file: { label: 'Image', box: 'Image URL' },
  },
  {
    name: 'team members',
    path: '/admin/about',
    form: 'Shto anëtar ekipi',
    submit: 'Add Team Member',
    done: 'Team member added successfully',
    wire: ['name', 'role', 'bio'],
    required: ['name', 'role', 'bio'],
    texts: { Name: uniqueTitle('Anëtar'), Role: 'DJ', Bio: 'Tekst' },
    file: { label: 'Image', box: 'Image URL' },
  },
  {
    name: 'contact',
    path: '/admin/contact',
    form: 'Shto kontakt',
    submit: 'Add Contact Information',
    done: 'Contact information added successfully',
    wire: ['type', 'label', 'value'],
    required: ['label', 'value'],
    texts: { Label: uniqueTitle('Zyra'), Value: 'zyra@ritmi.example' },
    choices: { Type: 'email' },
  },
  {
    name: 'projects',
    path: '/admin/projects',
    form: 'Shto projekt',
    submit: 'Add Project',
    done: 'Project added successfully',
    wire: ['title', 'location', 'description'],
    required: ['title', 'location', 'description'],
    texts: { Title: uniqueTitle('Projekt'), Location: 'Durrës', Description: 'Tekst' },
    file: { label: 'Thumbnail', box: 'Thumbnail URL' },
    hasMedia: true,
  },
  ...[
    { name: 'packages', path: '/admin/packages', opener: 'Add Package', form: 'Add Package' },
    { name: 'the package page', path: '/admin/packages/create', form: 'Krijo Paketë' },
  ].map((place) => ({
    ...place,
    submit: 'Save',
    done: 'Package created successfully',
    wire: ['title', 'type', 'description', 'hidePrice', 'featured', 'useCustomPrice'],
    required: ['title', 'description'],
    texts: { Name: uniqueTitle('Paketë'), Description: 'Tekst', 'Custom price': '150.5' },
    choices: { Type: 'PROM' },
    checks: ['Feature on homepage', 'Use custom price'],
    file: { label: 'Image or video', box: null },
  })),
];

export function formOf(page: Page, { form }: FormSample): Locator {
  return page.getByRole('form', { name: form, exact: true });
}

export async function openForm(page: Page, sample: FormSample): Promise<Locator> {
  if (sample.opener) await page.getByRole('button', { name: sample.opener }).click();
  const form = formOf(page, sample);
  await expect(form).toBeVisible();
  return form;
}

/** Expects that every control has a visible label and a name, and that exactly one button submits. */
export async function expectWired(form: Locator, sample: FormSample): Promise<void> {
  const controls = await form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((control) => {
      const { type, name, required, labels } = control as HTMLInputElement;
      const label = [...(labels ?? [])].map((each) => each.innerText.trim()).join();
      return { isButton: control.matches('button'), type, name, required, label };
    }),
  );
  const buttons = controls.filter(({ isButton }) => isButton);
  expect(buttons.filter(({ type }) => type === 'submit')).toHaveLength(1);
  expect(buttons.filter(({ type }) => type !== 'submit' && type !== 'button')).toEqual([]);
  const fields = controls.filter(({ isButton, type }) => !isButton && type !== 'fieldset');
  expect(fields.filter(({ label }) => label === '')).toEqual([]);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...sample.wire]));
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  expect(required).toEqual(expect.arrayContaining([...sample.required]));
}

/** Fills everything except the file; `service` is the title of a service for packages. */
export async function fill(form: Locator, sample: FormSample, service: string): Promise<void> {
  for (const label of sample.checks ?? []) await form.getByLabel(label, { exact: true }).check();
  if ('Feature 2' in sample.texts) await form.getByRole('button', { name: 'Add Feature' }).click();
  for (const [label, text] of Object.entries(sample.texts)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, value] of Object.entries(sample.choices ?? {})) {
    await form.getByLabel(label, { exact: true }).selectOption(value);
  }
  if (sample.file?.box === null) await form.getByLabel(service).check();
  if (!sample.hasMedia) return;
  await form.getByLabel('Media URL', { exact: true }).fill('/media/e-para.webp');
  await form.getByLabel('Caption', { exact: true }).fill('E para');
  await form.getByRole('button', { name: 'Add Media' }).click();
  await form.getByLabel('Media URL', { exact: true }).fill('/media/gjysma.mp4');
  await form.getByLabel('Media type', { exact: true }).selectOption('video');
}

/** Expects every value of `fill`. */
export async function expectFilled(form: Locator, sample: FormSample, service: string): Promise<void> {
  for (const [label, value] of Object.entries({ ...sample.texts, ...sample.choices })) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  for (const label of sample.checks ?? [])
    await expect(form.getByLabel(label, { exact: true })).toBeChecked();
  if (sample.file?.box === null) await expect(form.getByLabel(service)).toBeChecked();
  if (!sample.hasMedia) return;
  await expect(form.getByLabel('Media URL 1')).toHaveValue('/media/e-para.webp');
  await expect(form.getByLabel('Caption 1')).toHaveValue('E para');
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue('/media/gjysma.mp4');
  await expect(form.getByLabel('Media type', { exact: true })).toHaveValue('video');
}

/** Chooses the picture. */
export async function chooseFile(form: Locator, { file }: FormSample): Promise<void> {
  if (file) await form.getByLabel(file.label, { exact: true }).setInputFiles(pictures.blue);
}

/** Expects the chosen picture: uploaded, or to be uploaded on save. */
export async function expectFile(form: Locator, { file }: FormSample): Promise<void> {
  if (file?.box) await expect(form.getByLabel(file.box)).toHaveValue(/^\/uploads\/co2-blu/);
  else if (file) await expect(form.getByText('co2-blu.webp')).toBeVisible();
}

/** Expects each of these fields to be reported as missing. */
export async function expectMissing(form: Locator | Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription('Kjo fushë kërkohet.');
  }
}

/** Fills the required fields of a new service. */
export async function fillService(form: Locator, title: string): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Përshkrim');
  await form.getByLabel('Price', { exact: true }).fill('120');
  await form.getByLabel('Feature 1').fill('Veçori');
}
