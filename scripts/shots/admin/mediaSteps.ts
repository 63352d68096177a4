import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openFirst } from './steps.js';
import type { Prepare } from './answers.js';
import type { Form } from './formSteps.js';

const media = (name: string) => fileURLToPath(new URL(`../../../api/db/demo/media/${name}`, import.meta.url));

/** A picture, where the form has a field for one. The file is on the server afterwards. */
export function upload({ name, file }: Form): Prepare {
  return async (page) => {
    if (!file) return;
    const form = page.getByRole('form', { name, exact: true });
    await form.getByLabel(file, { exact: true }).setInputFiles(media('co2-blu.webp'));
    await form.getByRole('button', { name: 'Remove', exact: true }).first().waitFor();
  };
}

/** The list of media, in the dialog of the first event or project. */
export async function seeMedia(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('group', { name: 'Media 1', exact: true }).evaluate((group) => group.scrollIntoView());
}

export async function seeBoxes(page: Page): Promise<void> {
  await openFirst(page);
  await page
    .getByRole('dialog')
    .getByLabel('Media file')
    .evaluate((field) => field.scrollIntoView());
}

export async function addWithoutUrl(page: Page): Promise<void> {
  await seeBoxes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Media' }).click();
  await page.getByText('URL-ja e medias nuk mund të jetë bosh').waitFor();
}

export async function sendMedia(page: Page): Promise<void> {
  await seeBoxes(page);
  await page
    .getByRole('dialog')
    .getByLabel('Media file')
    .setInputFiles([media('co2-blu.webp'), media('klip-co2.mp4')]);
}

export async function waitForUpload(page: Page): Promise<void> {
  await sendMedia(page);
  await page.getByText('Uploading file...').waitFor();
}

export async function failUpload(page: Page): Promise<void> {
  await sendMedia(page);
  await page.getByText('Not uploaded yet').waitFor();
}

/** In the form of a package, which uploads when it is saved. */
export async function choosePackageFile(page: Page): Promise<void> {
  await page.getByLabel('Image or video').setInputFiles(media('klip-co2.mp4'));
  await page.getByRole('button', { name: 'Change file' }).waitFor();
}

export async function liftMedium(page: Page): Promise<void> {
  await seeMedia(page);
  await page.getByRole('button', { name: 'Drag Media 2' }).focus();
  await page.keyboard.press('Space');
  await page.locator('[data-lifted]').waitFor();
}
