import type { Page } from '@playwright/test';

export async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').waitFor();
}
