import type { Locator, Page } from '@playwright/test';
import type { Prepare } from './answers.js';
import { seeToast } from './steps.js';

export type Form = {
  readonly id: string;
  readonly path: string;
  /** Where the form is not on the screen at once. */
  readonly opener?: string;
  readonly name: string;
  readonly submit: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly checks?: readonly string[];
  /** Label of a file input. */
  readonly file?: string;
};

export async function openForm(page: Page, { opener, name }: Form): Promise<Locator> {
  if (opener) await page.getByRole('button', { name: opener }).click();
  const form = page.getByRole('form', { name, exact: true });
  await form.waitFor();
  return form;
}

/** Sent with nothing in it; a package is held back until a service is chosen. */
export function seeErrors(form: Form): Prepare {
  return async (page) => {
    const frame = await openForm(page, form);
    const [, service] = form.checks ?? [];
    if (service) await frame.getByLabel(service).check();
    await frame.getByRole('button', { name: form.submit, exact: true }).click();
    await frame.locator('[aria-invalid="true"]').first().waitFor();
  };
}

export function fillForm(form: Form): Prepare {
  return async (page) => {
    const frame = await openForm(page, form);
    for (const label of form.checks ?? []) await frame.getByLabel(label).check();
    for (const [label, text] of Object.entries(form.texts)) {
      await frame.getByLabel(label, { exact: true }).fill(text);
    }
  };
}

export function sendForm(form: Form): Prepare {
  return async (page) => {
    const frame = page.getByRole('form', { name: form.name, exact: true });
    await frame.getByRole('button', { name: form.submit, exact: true }).click();
  };
}

/** Fields fade while a save takes its time. */
export async function seeSaving(page: Page): Promise<void> {
  await page.locator('form[aria-busy="true"]').waitFor();
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 700)));
}

export async function goToEnd(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
}

export async function emptyAndSave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const field of await dialog.locator('input:required:not([type="date"]), textarea:required').all()) {
    await field.fill('');
  }
  await save(dialog);
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
}

export async function changeAndSave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Një përshkrim tjetër, më i shkurtër.');
  await save(dialog);
  await seeToast(page);
}

/** Both versions are there to choose from. */
export async function meetConflict(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Titulli im');
  await save(dialog);
  await dialog.getByRole('group', { name: 'Conflict' }).waitFor();
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}
