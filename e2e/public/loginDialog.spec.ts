import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';
import { product } from '../product.js';
import { holdCalls } from '../pages/answers.js';
import { openLogin, visit } from '../pages/site.js';

// On phones the header has no login.
test.use({ viewport: { width: 1280, height: 800 } });

async function openDialog(page: Page): Promise<Locator> {
  await visit(page, '/sherbime');
  await openLogin(page);
  return page.getByRole('dialog', { name: 'Identifikohu' });
}

async function send(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Email').fill(product.admin.email);
  await dialog.getByLabel('Password').fill(product.admin.password);
  await dialog.getByRole('button', { name: 'Hyr' }).click();
}

// spec: 2.header.login, 2.login.dialog, contract.decision.opener, contract.dialogs
test('the header opens a login dialog that closes with Escape and returns the focus', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Hyr' })).toBeFocused();
});

// spec: 2.login.success, 4.login.stored, 8.login.success.dialog, 3.storage.session
// spec: contract.decision.wordings, contract.admin.flag
test('the right password opens the admin and stores the session', async ({ page }) => {
  await send(await openDialog(page));
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText('Hyrja u krye me sukses!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dil' })).toBeVisible();
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)));
  expect(kept).toMatchObject({ isAuthenticated: 'true', userName: product.admin.name });
  expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test.describe('a refused login', () => {
  test.use({ expectedProblems: [/./] });

  // spec: 8.login.wrong, 8.login.noToken, 8.login.other.dialog, 2.login.submitting
  test('shows the message of each cause and keeps what was typed', async ({ page }) => {
    const dialog = await openDialog(page);
    for (const [answer, words] of [
      [{ status: 401, json: {} }, 'Email-i ose fjalëkalimi është i gabuar'],
      [{ status: 200, json: { name: 'Arta' } }, 'Ndodhi një gabim gjatë identifikimit'],
      // The reason follows.
      [
        { status: 500, json: {} },
        'Ndodhi një gabim gjatë hyrjesServeri nuk është gati. Provo përsëri pas pak.',
      ],
    ] as const) {
      await page.route('**/api/auth/login', (route) => route.fulfill(answer));
      const release = await holdCalls(page, '**/api/auth/login');
      await send(dialog);
      await expect(dialog.getByRole('button', { name: 'Duke u kyçur...' })).toBeDisabled();
      release();
      await expect(dialog.getByRole('alert')).toHaveText(words);
      await page.unroute('**/api/auth/login');
    }
    await expect(dialog.getByLabel('Email')).toHaveValue(product.admin.email);
    expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
  });
});
